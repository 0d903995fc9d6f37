import { Fragment } from 'react'
import { apiFrontOf } from '../../model/api-front.ts'
import { areasOf } from '../../model/areas.ts'
import { drawnFrom, plainElements, withElements } from '../../model/plain-elements.ts'
import { referenceCounts } from '../../model/reference-counts.ts'
import { beginnings } from '../../model/sidebar.ts'
import { siteFiles } from '../../model/site-files.ts'
import { Frame } from '../../ui/layout/Frame.tsx'
import { Prose } from '../../ui/prose/Prose.tsx'
import { elementComponents } from '../guide/element-components.tsx'
import { PageMenu } from '../PageMenu.tsx'
import type { PageProps } from '../page-props.ts'
import { versionOf } from '../version-of.ts'
import { ApiFrontPage } from './ApiFrontPage.tsx'
import { Areas } from './Areas.tsx'
import { Counts } from './Counts.tsx'
import styles from './HomePage.module.css'
import { ShowcasePanel } from './ShowcasePanel.tsx'

/** The front door: what this does, seen at work, then where to begin, and what the writers put in `pages/index.mdx`. */
export function HomePage({ page, site }: PageProps<'home'>) {
  const { config, showcase } = site
  const { headline, actions } = config.home
  const version = versionOf(page, site)
  const front = apiFrontOf(page, { version, showcase })
  if (front) {
    return (
      <Frame layout="alone" menu={<PageMenu page={page} site={site} />}>
        <ApiFrontPage front={front} version={version} headline={headline ?? config.title} actions={actions} />
      </Frame>
    )
  }
  const [first, ...others] = actions.length > 0 ? actions : beginnings(version.sidebars)
  return (
    <Frame layout="alone" menu={<PageMenu page={page} site={site} />}>
      <div className={showcase ? `${styles.hero} ${styles.shown}` : styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.title} tabIndex={-1}>
            {headline ?? config.title}
          </h1>
          {config.tagline && <p className={styles.tagline}>{config.tagline}</p>}
          <p className={styles.actions}>
            {first && (
              <a className={styles.primary} href={first.href}>
                {first.label}
              </a>
            )}
            {others.map(({ href, label }) => (
              <a key={href} className={styles.secondary} href={href}>
                {label}
              </a>
            ))}
          </p>
          <Counts counts={referenceCounts(version)} />
        </div>
        {showcase && <ShowcasePanel showcase={showcase} />}
      </div>
      {page.guide && (
        <div className={styles.body}>
          <Prose
            tree={withElements(page.guide.body, drawnFrom(plainElements, version))}
            elements={elementComponents(version)}
          />
        </div>
      )}
      <Areas areas={areasOf(version, site)} />
      <p className={styles.files}>
        For programs:
        {siteFiles(version).map(({ href, label }) => (
          <Fragment key={href}>
            {' '}
            <a className={styles.file} href={href}>
              {label}
            </a>
          </Fragment>
        ))}
      </p>
    </Frame>
  )
}
