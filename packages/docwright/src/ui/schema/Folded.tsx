import type { ReactNode } from 'react'
import styles from './Folded.module.css'

/** A collapsed part. An address inside also opens it. */
export function Folded({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
