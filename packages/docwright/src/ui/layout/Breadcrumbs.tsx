import type { Crumb } from '../../model/surroundings.ts'
import styles from './Breadcrumbs.module.css'
import { CopyPage } from './CopyPage.tsx'

/** The line over the title: the way down to the page, without the page itself, and the page as Markdown. */
export function Breadcrumbs({ crumbs, href }: { crumbs: readonly Crumb[]; href: string }) {
  return (
    <div className={styles.line}>
      {crumbs.length > 0 && (
        <nav aria-label="Breadcrumbs">
          <ol className={styles.crumbs}>
            {crumbs.map((crumb) => (
              <li key={crumb.label} className={styles.crumb}>
                {crumb.href ? (
                  <a className={styles.link} href={crumb.href}>
                    {crumb.label}
                  </a>
                ) : (
                  crumb.label
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <CopyPage href={href} />
    </div>
  )
}
