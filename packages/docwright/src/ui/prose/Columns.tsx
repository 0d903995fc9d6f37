import type { ReactNode } from 'react'
import styles from './Columns.module.css'

/** Blocks side by side if they fit, such as a request and its response. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
