import { Fragment } from 'react'
import quiet from '../../styles/quiet-link.module.css'
import type { FooterProps } from '../../theme/slot-props.ts'
import styles from './Footer.module.css'

/** The footer of every page: columns of links, and files for programs. */
export function Footer({ site, columns, apis }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{site.name}</p>
          {site.tagline && <p>{site.tagline}</p>}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a className={quiet.link} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.files}>
        {apis.map(({ label, openapi, postman }) => (
          <Fragment key={openapi}>
            {label}
            <Dot />
            <a className={quiet.link} href={openapi}>
              OpenAPI
            </a>
            {postman && (
              <>
                <Dot />
                <a className={quiet.link} href={postman}>
                  Postman
                </a>
              </>
            )}
            <Dot />
          </Fragment>
        ))}
        <a className={quiet.link} href="/llms.txt">
          llms.txt
        </a>
      </p>
    </footer>
  )
}

/** The separator between items on one line. */
function Dot() {
  return <span aria-hidden="true"> · </span>
}
