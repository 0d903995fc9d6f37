import type { PageLink } from '../../model/surroundings.ts'
import styles from './Pager.module.css'
import { TitleText } from './TitleText.tsx'

/** Links to the previous and next page in the sidebar. */
export function Pager({ previous, next }: { previous: PageLink | undefined; next: PageLink | undefined }) {
  if (!previous && !next) return null
  return (
    <nav className={styles.pager} aria-label="Previous and next page">
      {previous && <Neighbour rel="prev" word="Previous" link={previous} />}
      {next && <Neighbour rel="next" word="Next" link={next} />}
    </nav>
  )
}

function Neighbour({ rel, word, link }: { rel: 'prev' | 'next'; word: string; link: PageLink }) {
  return (
    <a className={styles.neighbour} rel={rel} href={link.href}>
      <span className={styles.word}>{word}</span>
      <span className={styles.label}>
        <TitleText text={link.label} />
      </span>
    </a>
  )
}
