import type { Crumb } from '../../model/page.ts'
import styles from './Breadcrumbs.module.css'

/** The way down to the page, without the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.crumbs}>
        {crumbs.map(({ href, label }) => (
          <li key={label} className={styles.crumb}>
            {href ? (
              <a className={styles.link} href={href}>
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
