import type { ReactNode } from 'react'
import radio from '../../styles/radio.module.css'
import styles from './ShowAll.module.css'

/** Below code of which only the first lines show, until its reader asks for all: a style sheet looks whether it is checked. */
export function ShowAll({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <label className={[radio.label, styles.all, className].filter(Boolean).join(' ')}>
      <input className={radio.input} type="checkbox" />
      {children}
    </label>
  )
}
