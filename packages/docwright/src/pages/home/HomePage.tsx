import { Fragment } from 'react'
import type { HomePageProps } from '../../theme/slot-props.ts'
import styles from './HomePage.module.css'

/** The front page: what the service does, an example of it, where to start, and the content of `pages/index.mdx`. */
export function HomePage({
  site,
  headline,
  actions: [first, ...others],
  counts,
  showcase,
  content,
  areas,
  files,
}: HomePageProps) {
  return (
    <>
      <div className={showcase ? `${styles.hero} ${styles.shown}` : styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.title} tabIndex={-1}>
            {headline}
          </h1>
          {site.tagline && <p className={styles.tagline}>{site.tagline}</p>}
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
          {counts}
        </div>
        {showcase}
      </div>
      {content && <div className={styles.body}>{content}</div>}
      {areas}
      <p className={styles.files}>
        For programs:
        {files.map(({ href, label }) => (
          <Fragment key={href}>
            {' '}
            <a className={styles.file} href={href}>
              {label}
            </a>
          </Fragment>
        ))}
      </p>
    </>
  )
}
