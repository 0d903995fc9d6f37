import { Fragment } from 'react'
import type { Settings } from '../../config/site-config.ts'
import type { Version } from '../../model/page.ts'
import type { PublishedApi } from '../../model/published-api.ts'
import styles from './Footer.module.css'

/** The columns of links under every page, and the files that programs read. */
export function Footer({ config, version }: { config: Settings; version: Version }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{config.title}</p>
          {config.tagline && <p>{config.tagline}</p>}
        </div>
        {config.footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a className={styles.link} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.files}>
        {version.apis.map((api) => (
          <Fragment key={api.id}>
            <ApiFiles api={api} />
            <Dot />
          </Fragment>
        ))}
        <a className={styles.link} href="/llms.txt">
          llms.txt
        </a>
      </p>
    </footer>
  )
}

function ApiFiles({ api: { id, label, info, files, postman } }: { api: PublishedApi }) {
  return (
    <>
      {[id === 'api' ? 'API' : label, info.version].join(' ').trim()}
      <Dot />
      <a className={styles.link} href={files.yaml}>
        OpenAPI
      </a>
      {postman && (
        <>
          <Dot />
          <a className={styles.link} href={`${postman}collection.json`}>
            Postman
          </a>
        </>
      )}
    </>
  )
}

/** Between what stands in one line. */
function Dot() {
  return <span aria-hidden="true"> · </span>
}
