import type { Settings } from '../../config/site-config.ts'
import type { ContentsEntry, Version } from '../../model/page.ts'
import type { Sidebar, SidebarCategory } from '../../model/sidebar.ts'
import type { VersionLink } from '../../model/versions.ts'
import { isForeign } from '../../url/scheme.ts'
import { Icon } from '../Icon.tsx'
import styles from './Menu.module.css'
import { SectionLink } from './SectionLink.tsx'
import { SidebarItems } from './SidebarItems.tsx'
import { VersionPicker } from './VersionPicker.tsx'

interface Props {
  readonly config: Settings
  readonly version: Version
  readonly versions: readonly Version[]
  /** The entries of the version picker. Empty if there is only one version. */
  readonly choices: readonly VersionLink[]
  readonly sidebar: Sidebar | undefined
  readonly branch: readonly SidebarCategory[]
  readonly href: string
  /** The sections of the page that its own link lists. */
  readonly sections: readonly ContentsEntry[]
}

/** One element for two purposes: the sidebar of a wide screen, and the drawer with all navigation of a narrow one. */
export function Menu({ config, version, versions, choices, sidebar, branch, href, sections }: Props) {
  return (
    <div
      id="menu"
      className={styles.menu}
      popover="auto"
      data-menu
      data-sticky
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
      <nav className={styles.site} aria-label="Sections">
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
                {link.label} {isForeign(link.href) && <Icon name="external" size={14} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <VersionPicker versions={choices} />
      {sidebar && (
        <nav className={styles.sidebar} aria-label={sidebar.label} data-sidebar>
          <p className={styles.heading}>{sidebar.label}</p>
          <SidebarItems items={sidebar.items} branch={branch} href={href} sections={sections} />
        </nav>
      )}
    </div>
  )
}
