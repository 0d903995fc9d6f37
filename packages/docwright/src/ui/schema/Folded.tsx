import type { ReactNode } from 'react'
import styles from './Folded.module.css'

/** A part that a reader opens when it matters; an address inside it opens it too. */
export function Folded({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
