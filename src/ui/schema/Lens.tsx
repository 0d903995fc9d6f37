import type { BodyLens } from '../../model/reference/lens.ts'
import radio from '../prose/radio.module.css'
import styles from './Lens.module.css'

/** Says of a request in mind what it needs: a choice dims the fields that do not apply, and marks those it requires. */
export function Lens({ lens: { groups }, id }: { lens: BodyLens; id: string }) {
  return (
    <div className={styles.lens}>
      <p className={styles.words}>Show what applies to</p>
      {groups.map(({ name, values }) => (
        <div
          key={name}
          className={styles.group}
          role="radiogroup"
          aria-label={`Show what applies to ${name}`}
        >
          <code>{name}</code>
          <Choice label="any" name={`${id}/lens/${name}`} token="" />
          {values.map(({ label, token }) => (
            <Choice key={token} label={label} name={`${id}/lens/${name}`} token={token} />
          ))}
        </div>
      ))}
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
