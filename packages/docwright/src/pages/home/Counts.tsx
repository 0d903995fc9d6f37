import type { ReferenceCount } from '../../model/home-parts.ts'
import styles from './Counts.module.css'

/** How much the reference holds, each number a link to what it counts. */
export function Counts({ counts }: { counts: readonly ReferenceCount[] }) {
  if (counts.length === 0) return null
  return (
    <ul className={styles.counts}>
      {counts.map(({ href, count, about }) => (
        <li key={count}>
          {href ? (
            <a className={styles.count} href={href}>
              {count}
            </a>
          ) : (
            <span className={styles.count}>{count}</span>
          )}
          {about}
        </li>
      ))}
    </ul>
  )
}
