import type { ContentsEntry } from '../../model/page.ts'
import styles from './SectionLinks.module.css'

/** The sections of an operation in one line, its responses by their status. */
export function SectionLinks({ contents }: { contents: readonly ContentsEntry[] }) {
  const shown = contents.filter(({ depth, label }) => depth === 2 || label !== undefined)
  if (shown.length < 3) return null
  return (
    <nav aria-label="On this page">
      <ul className={styles.links}>
        {shown.map(({ id, text, label, depth }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} data-depth={depth}>
              {label ?? text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
