import type { BodyFilter, FilterGroup } from '../../model/reference/body-filter.ts'
import radio from '../../styles/radio.module.css'
import styles from './Filter.module.css'

/**
 * A filter that shows what a request needs. Selecting a value dims the fields that don't apply, and marks the required ones.
 * Variants are selected where they're shown.
 */
export function Filter({ filter: { groups }, id }: { filter: BodyFilter; id: string }) {
  return (
    <div className={styles.filter}>
      <p className={styles.words}>Show what applies to</p>
      {groups.map((group) => (
        <Group key={`${group.kind} ${group.name}`} group={group} name={`${id}/by/${group.name}`} />
      ))}
    </div>
  )
}

function Group({ group, name }: { group: FilterGroup; name: string }) {
  const label = `Show what applies to ${group.name}`
  if (group.kind === 'variants') {
    return (
      <div className={styles.group} role="group" aria-label={label}>
        <code translate="no">{group.name}</code>
        <div className={styles.choices}>
          {group.variants.map(({ id, label: variant }) => (
            <a key={id} className={styles.choice} href={`#${id}`} translate="no">
              {variant}
            </a>
          ))}
        </div>
      </div>
    )
  }
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      <code translate="no">{group.name}</code>
      <div className={styles.choices}>
        <Choice label="any" name={name} token="" />
        {group.values.map(({ label: value, token }) => (
          <Choice key={token} label={value} name={name} token={token} />
        ))}
      </div>
    </div>
  )
}

function Choice({ label, name, token }: { label: string; name: string; token: string }) {
  return (
    <label className={`${radio.label} ${styles.choice}`} translate={token === '' ? undefined : 'no'}>
      <input type="radio" name={name} value={token} defaultChecked={token === ''} />
      {label}
    </label>
  )
}
