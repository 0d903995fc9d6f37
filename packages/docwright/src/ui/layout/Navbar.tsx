import type { Settings } from '../../config/site-config.ts'
import type { Version } from '../../model/page.ts'
import { isReference } from '../../model/published-api.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { isForeign } from '../../url/scheme.ts'
import { Icon } from '../Icon.tsx'
import styles from './Navbar.module.css'
import { SearchButton } from './SearchButton.tsx'
import { SectionLink } from './SectionLink.tsx'

/** The bar over every page: the site's name, the sections, the reference, links that lead away, the colour mode. */
export function Navbar({
  config,
  version,
  versions,
  section,
}: {
  config: Settings
  version: Version
  versions: readonly Version[]
  section: string | undefined
}) {
  const guides = version.sidebars.filter((sidebar) => !isReference(sidebar))
  const references = version.sidebars.filter(isReference)
  const sectionLink = (sidebar: Sidebar) => (
    <SectionLink
      key={sidebar.id}
      className={styles.link}
      sidebar={sidebar}
      versions={versions}
      isHere={sidebar.id === section}
    />
  )
  return (
    <header className={styles.navbar} data-navbar data-hide-on-scroll={config.hideOnScroll || undefined}>
      <div className={styles.inner}>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget="menu"
          aria-label="Menu"
          data-menu-button
        >
          <Icon name="menu" />
        </button>
        <a className={styles.brand} href="/">
          <img src="/favicon.svg" width={26} height={26} alt="" fetchPriority="low" />
          <span>{config.title}</span>
        </a>
        <nav className={styles.links} aria-label="Main">
          {guides.map(sectionLink)}
          <span className={styles.space} />
          {references.map(sectionLink)}
          {config.links.map(({ label, href }) => (
            <a key={href} className={styles.link} href={href}>
              {label}
              {isForeign(href) && <Icon name="external" size={14} />}
            </a>
          ))}
        </nav>
        <SearchButton versions={versions} />
        {config.colorMode.disableSwitch || <ThemeButton />}
      </div>
    </header>
  )
}

/** Needs JavaScript, so it stays out of sight until the entry has run. */
function ThemeButton() {
  return (
    <button
      type="button"
      className={styles.themeButton}
      data-theme-toggle
      aria-label="Colours: as the system has them"
    >
      <Icon name="sun" />
      <Icon name="moon" />
      <Icon name="system" />
    </button>
  )
}
