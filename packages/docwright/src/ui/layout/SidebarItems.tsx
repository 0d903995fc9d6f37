import type { ContentsEntry } from '../../model/page.ts'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar.ts'
import { countLinks, findFirstLink } from '../../model/sidebar.ts'
import { isForeign } from '../../url/scheme.ts'
import { Icon } from '../Icon.tsx'
import { Method } from '../schema/Method.tsx'
import { createExcerpt } from './excerpt.ts'
import styles from './Menu.module.css'
import { SectionList } from './SectionList.tsx'
import { TitleText } from './TitleText.tsx'

/** If a sidebar has more links than this, pages show only excerpts of long lists, and only the content of open categories. */
const maxLinks = 80

/** The part of a sidebar that a page shows. */
interface Excerpt {
  readonly href: string
  /** The categories that contain the page, outermost first. */
  readonly branch: readonly SidebarItem[]
  /** The sections of the page, listed below its link. */
  readonly sections: readonly ContentsEntry[]
  readonly isWhole: boolean
}

/** The links of a sidebar. Their size is limited, however many pages there are. */
export function SidebarItems({
  items,
  ...excerpt
}: Omit<Excerpt, 'isWhole'> & { items: readonly SidebarItem[] }) {
  return <Items items={items} shown={{ ...excerpt, isWhole: countLinks(items) <= maxLinks }} />
}

function Items({ items, shown }: { items: readonly SidebarItem[]; shown: Excerpt }) {
  const { href, branch, sections, isWhole } = shown
  const index = items.findIndex((item) => item.href === href || branch.includes(item))
  return (
    <ul className={styles.list}>
      {(isWhole ? items : createExcerpt(items, index)).map((item) => (
        <li key={item.kind + (item.href ?? item.label)}>
          {item.kind === 'link' && <PageLink link={item} href={href} />}
          {item.kind === 'link' && item.href === href && sections.length > 0 && (
            <div className={styles.sections} role="group" aria-label="On this page">
              <SectionList entries={sections} />
            </div>
          )}
          {item.kind === 'category' && <Category category={item} shown={shown} />}
          {item.kind === 'more' && (
            <a className={`${styles.link} ${styles.more}`} href={item.href} data-more={item.direction}>
              {item.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function PageLink({ link, href }: { link: SidebarLink; href: string }) {
  return (
    <a className={styles.link} href={link.href} aria-current={link.href === href ? 'page' : undefined}>
      {link.method && <Method method={link.method} />}
      <span className={link.isDeprecated ? styles.deprecated : undefined}>
        <TitleText text={link.label} />
      </span>
      {link.badge && <span className={styles.badge}>{link.badge}</span>}
      {isForeign(link.href) && <Icon name="external" size={14} />}
    </a>
  )
}

function Category({ category, shown }: { category: SidebarCategory; shown: Excerpt }) {
  const { href, branch, isWhole } = shown
  const isOpen = branch.includes(category)
  const first = findFirstLink([category])
  if (!isWhole && !isOpen && first) {
    return (
      <a className={styles.link} href={first.href}>
        <span>{category.label}</span>
        <Icon name="chevron" size={14} />
      </a>
    )
  }
  const { label, href: own, items } = category
  return (
    <div className={styles.category}>
      {own && (
        <a className={styles.link} href={own} aria-current={own === href ? 'page' : undefined}>
          {label}
        </a>
      )}
      <details className={styles.fold} open={isOpen || isWhole}>
        <summary className={styles.link} aria-label={own ? `Pages in ${label}` : undefined}>
          {!own && <span>{label}</span>}
          <Icon name="chevron" size={14} />
        </summary>
        <Items items={items} shown={shown} />
      </details>
    </div>
  )
}
