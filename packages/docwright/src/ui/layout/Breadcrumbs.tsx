import type { Crumb } from '../../model/surroundings.ts'
import quiet from '../../styles/quiet-link.module.css'
import { Icon } from '../Icon.tsx'
import styles from './Breadcrumbs.module.css'

/** The breadcrumbs above the title, without the page itself, and the link to the page's Markdown, if it has a twin. */
export function Breadcrumbs({ crumbs, twin }: { crumbs: readonly Crumb[]; twin: string | undefined }) {
  return (
    <div className={styles.line}>
      {crumbs.length > 0 && (
        <nav aria-label="Breadcrumbs">
          <ol className={styles.crumbs}>
            {crumbs.map((crumb) => (
              <li key={crumb.label} className={styles.crumb}>
                {crumb.href ? (
                  <a className={quiet.link} href={crumb.href}>
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
      {twin !== undefined && <MarkdownLink href={twin} />}
    </div>
  )
}

/** Opens the page's menu (`browser/enhancements/page-menu.tsx`). Without JavaScript, it's a link to the page's Markdown twin. */
function MarkdownLink({ href }: { href: string }) {
  return (
    <a className={`${quiet.link} ${styles.copy}`} href={href} aria-haspopup="dialog" data-copy-page>
      <Icon name="copy" size={14} />
      Markdown
    </a>
  )
}
