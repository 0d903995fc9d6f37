import type { ReactNode } from 'react'
import radio from '../../styles/radio.module.css'
import styles from './ShowAll.module.css'

/** Expands code of which only the first lines are visible. The style sheet checks whether it's checked. */
export function ShowAll({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <label className={[radio.label, styles.all, className].filter(Boolean).join(' ')}>
      <input type="checkbox" />
      {children}
    </label>
  )
}
