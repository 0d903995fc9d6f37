import type { ContentsEntry } from '../../model/page.ts'
import styles from './SectionLinks.module.css'

/** The sections of an operation in one line, its responses by their status. */
export function SectionLinks({ contents }: { contents: readonly ContentsEntry[] }) {
  const shown = contents.filter(({ depth, id }) => depth === 2 || id.startsWith('response.'))
  if (shown.length < 3) return null
  return (
    <nav aria-label="On this page">
      <ul className={styles.links}>
        {shown.map(({ id, text, depth }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} data-depth={depth}>
              {depth === 2 ? text : id.replace('response.', '')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
