import type { ContentsEntry } from '../../model/page.ts'
import styles from './SectionList.module.css'

/** The sections of a page with their counts. The current one is marked (`browser/enhancements/contents.ts`). */
export function SectionList({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ul className={styles.list} data-contents>
      {entries.map(({ id, text, depth, count }) => (
        <li key={id}>
          <a className={styles.entry} href={`#${id}`} data-depth={depth}>
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
