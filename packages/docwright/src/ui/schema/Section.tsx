import type { ReactNode } from 'react'
import { Permalink } from '../prose/headings.tsx'
import styles from './Section.module.css'

interface Props {
  readonly id?: string
  readonly title: ReactNode
  /** The depth of its heading. */
  readonly level: number
  readonly children?: ReactNode
}

/** A section of a reference page with its heading. */
export function Section({ id, title, level, children }: Props) {
  const Heading = `h${Math.min(level, 6)}` as 'h2'
  return (
    <section className={styles.section} data-level={level}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {id && <Permalink id={id} />}
      {children}
    </section>
  )
}
