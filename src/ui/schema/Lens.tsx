import type { BodyLens, LensGroup } from '../../model/reference/lens.ts'
import radio from '../prose/radio.module.css'
import styles from './Lens.module.css'

/**
 * Says of a request in mind what it needs: a value dims the fields that do not apply, and marks those it requires; a
 * variant is picked where it stands.
 */
export function Lens({ lens: { groups }, id }: { lens: BodyLens; id: string }) {
  return (
    <div className={styles.lens}>
      <p className={styles.words}>Show what applies to</p>
      {groups.map((group) => (
        <Group key={`${group.kind} ${group.name}`} group={group} name={`${id}/lens/${group.name}`} />
      ))}
    </div>
  )
}

function Group({ group, name }: { group: LensGroup; name: string }) {
  return (
    <div
      className={styles.group}
      role={group.kind === 'values' ? 'radiogroup' : 'group'}
      aria-label={`Show what applies to ${group.name}`}
    >
      <code translate="no">{group.name}</code>
      {group.kind === 'values' ? (
        <>
          <Choice label="any" name={name} token="" />
          {group.values.map(({ label, token }) => (
            <Choice key={token} label={label} name={name} token={token} />
          ))}
        </>
      ) : (
        group.variants.map(({ id, label }) => (
          <a key={id} className={styles.choice} href={`#${id}`}>
            {label}
          </a>
        ))
      )}
    </div>
  )
}

function Choice({ label, name, token }: { label: string; name: string; token: string }) {
  return (
    <label className={`${radio.label} ${styles.choice}`}>
      <input className={radio.input} type="radio" name={name} value={token} defaultChecked={token === ''} />
      {label}
    </label>
  )
}
