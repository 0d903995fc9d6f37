import type { PageLink } from '../../model/surroundings.ts'
import styles from './Pager.module.css'
import { TitleText } from './TitleText.tsx'

/** Links to the previous and next page in the sidebar. */
export function Pager({ previous, next }: { previous: PageLink | undefined; next: PageLink | undefined }) {
  if (!previous && !next) return null
  return (
    <nav className={styles.pager} aria-label="Previous and next page">
      {previous && <Neighbor rel="prev" word="Previous" link={previous} />}
      {next && <Neighbor rel="next" word="Next" link={next} />}
    </nav>
  )
}

function Neighbor({ rel, word, link }: { rel: 'prev' | 'next'; word: string; link: PageLink }) {
  return (
    <a className={styles.neighbor} rel={rel} href={link.href}>
      <span className={styles.word}>{word}</span>
      <span className={styles.label}>
        <TitleText text={link.label} />
      </span>
    </a>
  )
}
