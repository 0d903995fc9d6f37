import type { ReferenceCount } from '../../model/home-parts.ts'
import { TwinOnly } from '../../ui/twin-marks.tsx'
import styles from './Counts.module.css'

/** The numbers of operations, schemas, and so on in the reference, each with a link to what it counts. */
export function Counts({ counts }: { counts: readonly ReferenceCount[] }) {
  if (counts.length === 0) return null
  return (
    <ul className={styles.counts}>
      {counts.map(({ href, words, about }) => (
        <li key={words}>
          {href ? (
            <a className={styles.count} href={href}>
              {words}
            </a>
          ) : (
            <span className={styles.count}>{words}</span>
          )}
          <TwinOnly> </TwinOnly>
          {about}
        </li>
      ))}
    </ul>
  )
}
