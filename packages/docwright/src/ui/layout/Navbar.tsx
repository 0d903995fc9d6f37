import type { ReactNode } from 'react'
import type { Brand, BrandPicture } from '../../brand/brand.ts'
import type { Settings } from '../../config/site-config.ts'
import type { Version } from '../../model/page.ts'
import { isReference } from '../../model/published-api.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { isForeign } from '../../url/scheme.ts'
import { Icon } from '../Icon.tsx'
import styles from './Navbar.module.css'
import { SearchButton } from './SearchButton.tsx'
import { SectionLink } from './SectionLink.tsx'

/** The navbar of every page: the site's name, sections, reference, external links, color mode. */
export function Navbar({
  config,
  brand,
  version,
  versions,
  section,
  start,
  end,
}: {
  config: Settings
  brand: Brand
  version: Version
  versions: readonly Version[]
  section: string | undefined
  /** The site's own content after the logo, and at the end. */
  start: ReactNode
  end: ReactNode
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
          {brand.logo ? <Logo {...brand.logo} /> : <Name brand={brand} />}
        </a>
        {start}
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
        {end}
      </div>
    </header>
  )
}

function Name({ brand: { name, icon } }: { brand: Brand }) {
  return (
    <>
      <img src={icon.href} width={26} height={26} alt="" fetchPriority="low" />
      <span>{name}</span>
    </>
  )
}

/** The logo of each mode. The hidden one isn't fetched. */
function Logo({ light, dark, alt }: NonNullable<Brand['logo']>) {
  const picture = ({ href, width, height }: BrandPicture, className: string) => (
    <img className={className} src={href} alt={alt} {...{ width, height }} loading="lazy" />
  )
  if (!dark) return picture(light, 'logo')
  return (
    <>
      {picture(light, 'logo logo-light')}
      {picture(dark, 'logo logo-dark')}
    </>
  )
}

/** The color mode button. Hidden until the script has run, because it requires JavaScript. */
function ThemeButton() {
  return (
    <button
      type="button"
      className={styles.themeButton}
      data-theme-toggle
      aria-label="Colors: same as the system"
    >
      <Icon name="sun" />
      <Icon name="moon" />
      <Icon name="system" />
    </button>
  )
}
