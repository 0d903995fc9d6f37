import type { ReactNode } from 'react'
import radio from '../prose/radio.module.css'
import styles from './Picker.module.css'

/** One of the contents, under its name. */
export interface Option {
  readonly label: string
  readonly content: ReactNode
}

/** One of many contents in little room: the picked one's name, and all names behind a switch; radio buttons and CSS alone. */
export function Picker({
  name,
  label,
  options,
}: {
  /** Unlike that of any other choice on the page. */
  name: string
  label: string
  options: readonly Option[]
}) {
  return (
    <div className={styles.picker} role="radiogroup" aria-label={label}>
      <label className={`${radio.label} ${styles.switch}`}>
        <input className={radio.input} type="checkbox" />
        {`${options.length} examples`}
      </label>
      {options.map(({ label: title, content }, index) => (
        <div key={title} className={styles.option}>
          <label className={`${radio.label} ${styles.label}`}>
            <input className={radio.input} type="radio" name={name} defaultChecked={index === 0} />
            {title}
          </label>
          <div className={styles.panel}>{content}</div>
        </div>
      ))}
    </div>
  )
}
