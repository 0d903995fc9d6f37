import type { ReactNode } from 'react'
import styles from './Steps.module.css'

/** An ordered list as numbered steps along a line. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>
}
