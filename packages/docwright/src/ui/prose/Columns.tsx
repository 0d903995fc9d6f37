import type { ReactNode } from 'react'
import styles from './Columns.module.css'

/** Blocks side by side where there is room: a call and its answer. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
