import { isReference } from '../../model/published-api.ts'
import { beginnings } from '../../model/sidebar.ts'
import { Frame } from '../../ui/layout/Frame.tsx'
import { Prose } from '../../ui/prose/Prose.tsx'
import { elementComponents } from '../guide/element-components.tsx'
import { PageMenu } from '../PageMenu.tsx'
import type { PageProps } from '../page-props.ts'
import { versionOf } from '../version-of.ts'
import styles from './HomePage.module.css'

/** The front door: what this is, where to begin, and what the writers put in `pages/index.mdx`. */
export function HomePage({ page, site, markup }: PageProps<'home'>) {
  const { config } = site
  const version = versionOf(page, site)
  const [first] = beginnings(version.sidebars)
  const references = beginnings(version.sidebars.filter(isReference)).filter(
    ({ href }) => href !== first?.href,
  )
  return (
    <Frame layout="alone" markup={markup} href={page.href} menu={<PageMenu page={page} site={site} />}>
      <div className={styles.hero}>
        <h1 className={styles.title} tabIndex={-1}>
          {config.title}
        </h1>
        {config.tagline && <p className={styles.tagline}>{config.tagline}</p>}
        <p className={styles.actions}>
          {first && (
            <a className={styles.primary} href={first.href}>
              {first.label}
            </a>
          )}
          {references.map(({ href, label }) => (
            <a key={href} className={styles.secondary} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
      {page.guide && (
        <div className={styles.body}>
          <Prose tree={page.guide.body} elements={elementComponents(version)} />
        </div>
      )}
    </Frame>
  )
}
