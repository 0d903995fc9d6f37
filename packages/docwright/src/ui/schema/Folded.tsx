import type { ReactNode } from 'react'
import styles from './Folded.module.css'

interface Props {
  readonly id?: string | undefined
  readonly title: ReactNode
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A part that a reader opens when it matters; an address inside it opens it too. */
export function Folded({ id, title, isOpen, children }: Props) {
  return (
    <details id={id} className={styles.folded} open={isOpen}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
