import type { SiteConfig } from '../../config/site-config.ts'
import type { Version } from '../../model/page.ts'
import {
  branchTo,
  linksOf,
  type Sidebar,
  type SidebarCategory,
  type SidebarItem,
} from '../../model/sidebar.ts'
import type { VersionLink } from '../../model/versions.ts'
import { Method } from '../schema/Method.tsx'
import { Icon } from './Icon.tsx'
import styles from './Menu.module.css'
import { SectionLink } from './SectionLink.tsx'
import { VersionPicker } from './VersionPicker.tsx'

/** A sidebar with more links than this shows the inside of its open categories only; the others are links. */
const mostLinks = 80

interface Props {
  readonly config: SiteConfig
  readonly version: Version
  readonly versions: readonly Version[]
  /** What the picker offers; empty where there is nothing to pick. */
  readonly choices: readonly VersionLink[]
  readonly sidebar: Sidebar | undefined
  readonly href: string
}

/** One element for two shapes: the sidebar of a wide screen, and the drawer with all navigation of a narrow one. */
export function Menu({ config, version, versions, choices, sidebar, href }: Props) {
  return (
    <div
      id="menu"
      className={styles.menu}
      popover="auto"
      data-menu
      data-alone={sidebar ? undefined : ''}
      data-version={choices.find(({ isHere }) => isHere)?.name}
    >
      <div className={styles.head}>
        <span className={styles.title}>{config.title}</span>
        <button
          type="button"
          className={styles.close}
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className={styles.sections} aria-label="Sections">
        <ul className={styles.list}>
          {version.sidebars.map((each) => (
            <li key={each.id}>
              <SectionLink
                className={styles.link}
                sidebar={each}
                versions={versions}
                isHere={each.id === sidebar?.id}
              />
            </li>
          ))}
          {config.links.map((link) => (
            <li key={link.href}>
              <a className={styles.link} href={link.href}>
                {link.label} <Icon name="external" size={14} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <VersionPicker versions={choices} />
      {sidebar && (
        <nav className={styles.sidebar} aria-label={sidebar.label} data-sidebar>
          <p className={styles.heading}>{sidebar.label}</p>
          <Items items={sidebar.items} href={href} showAll={linksOf(sidebar.items).length <= mostLinks} />
        </nav>
      )}
    </div>
  )
}

function Items({ items, href, showAll }: { items: readonly SidebarItem[]; href: string; showAll: boolean }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.kind + (item.href ?? item.label)}>
          {item.kind === 'link' ? (
            <a
              className={styles.link}
              href={item.href}
              aria-current={item.href === href ? 'page' : undefined}
            >
              {item.method && <Method method={item.method} />}
              <span className={item.isDeprecated ? styles.deprecated : undefined}>{item.label}</span>
            </a>
          ) : (
            <Category category={item} href={href} showAll={showAll} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Category({
  category,
  href,
  showAll,
}: {
  category: SidebarCategory
  href: string
  showAll: boolean
}) {
  const isOpen = branchTo(href, [category]) !== undefined
  const first = linksOf([category])[0]
  if (!showAll && !isOpen && first) {
    return (
      <a className={styles.link} href={first.href} data-closed-category>
        <span>{category.label}</span>
        <Icon name="chevron" size={14} />
      </a>
    )
  }
  const { label, href: own } = category
  return (
    <div className={styles.category}>
      {own && (
        <a className={styles.link} href={own} aria-current={own === href ? 'page' : undefined}>
          {label}
        </a>
      )}
      <details className={styles.fold} open={isOpen || showAll}>
        <summary className={styles.link} aria-label={own ? `Pages in ${label}` : undefined}>
          {!own && <span>{label}</span>}
          <Icon name="chevron" size={14} />
        </summary>
        <Items items={category.items} href={href} showAll={showAll} />
      </details>
    </div>
  )
}
