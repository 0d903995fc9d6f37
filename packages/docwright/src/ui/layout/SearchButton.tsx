import type { Version } from '../../model/page.ts'
import { Icon } from '../Icon.tsx'
import styles from './SearchButton.module.css'

/** Opens the search. Hidden until the script has run, because it requires JavaScript. */
export function SearchButton({ versions }: { versions: readonly Pick<Version, 'docsRoot' | 'name'>[] }) {
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      data-search-button
      data-search-versions={JSON.stringify(versions.map(({ docsRoot, name }) => [docsRoot, name]))}
    >
      <Icon name="search" size={18} />
      <span className={styles.label}>Search</span>
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </button>
  )
}
