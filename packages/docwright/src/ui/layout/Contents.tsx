import type { ContentsEntry } from '../../model/page.ts'
import { Icon } from '../Icon.tsx'
import styles from './Contents.module.css'
import { SectionList } from './SectionList.tsx'

/** The table of contents: a column if it fits, or else a sticky bar that shows the current section and opens the list. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  if (entries.length < 2) return null
  return (
    <div className={styles.holder} data-contents-bar data-sticky>
      <button type="button" className={styles.button} popoverTarget="contents" data-contents-button>
        <Icon name="list" size={16} /> On this page
      </button>
      <nav id="contents" className={styles.contents} aria-labelledby="contents-title" popover="auto">
        <p id="contents-title" className={styles.title}>
          On this page
        </p>
        <SectionList entries={entries} />
      </nav>
    </div>
  )
}
