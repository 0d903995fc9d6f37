import type { ApiFront } from '../../model/api-front.ts'
import { getIntroductionHref, getReferenceHref, getSecuritySchemeHref } from '../../model/api-hrefs.ts'
import { countReferenceParts } from '../../model/home-parts.ts'
import type { Version } from '../../model/page.ts'
import { listDownloads } from '../../model/reference/introduction.ts'
import { Description } from '../../ui/prose/Markdown.tsx'
import { Prose } from '../../ui/prose/Prose.tsx'
import { Words } from '../../ui/prose/Words.tsx'
import { OperationList } from '../../ui/schema/OperationList.tsx'
import { Downloads } from '../introduction/Downloads.tsx'
import styles from './ApiFrontPage.module.css'
import { Counts } from './Counts.tsx'
import { FirstCall } from './FirstCall.tsx'
import home from './HomePage.module.css'

interface Props {
  readonly front: ApiFront
  readonly version: Version
  readonly headline: string
  readonly actions: readonly { readonly label: string; readonly href: string }[]
}

/** The front page of an API: its purpose, a first call, authentication, and all operations. */
export function ApiFrontPage({ front, version, headline, actions }: Props) {
  const { api, opening, firstCall, groups } = front
  const { info, securitySchemes, servers, root } = api
  const reference = { label: api.label, href: getIntroductionHref(root) }
  const call = firstCall && { label: 'Make the first call', href: getReferenceHref(firstCall, root) }
  const [first, ...others] = actions.length > 0 ? actions : [reference, ...(call ? [call] : [])]
  return (
    <>
      <div className={`${home.hero} ${styles.hero}`}>
        <div className={home.pitch}>
          <h1 className={home.title} tabIndex={-1}>
            {headline}
          </h1>
          {info.summary && <p className={home.tagline}>{info.summary}</p>}
          {opening.children.length > 0 && (
            <div className={styles.opening}>
              <Prose tree={opening} />
            </div>
          )}
          <p className={home.actions}>
            {first && (
              <a className={home.primary} href={first.href}>
                {first.label}
              </a>
            )}
            {others.map(({ href, label }) => (
              <a key={href} className={home.secondary} href={href}>
                {label}
              </a>
            ))}
          </p>
          <Counts counts={countReferenceParts(version)} />
        </div>
        {firstCall && <FirstCall operation={firstCall} api={api} />}
      </div>
      <div className={styles.facts}>
        {securitySchemes.length > 0 && (
          <section>
            <h2 className={styles.heading}>Authentication</h2>
            <ul className={styles.list}>
              {securitySchemes.map(({ name, title }) => (
                <li key={name}>
                  <a href={getSecuritySchemeHref(name, root)}>{name}</a>: <Words text={title} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {servers.length > 0 && (
          <section>
            <h2 className={styles.heading}>Servers</h2>
            <ul className={styles.list}>
              {servers.map(({ url, name, description }) => (
                <li key={url}>
                  <code translate="no">{url}</code> {name}
                  <Description text={description} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2 className={styles.heading}>Downloads</h2>
          <Downloads files={[...listDownloads(api), { href: '/llms.txt', label: 'For language models' }]} />
        </section>
      </div>
      {groups.length > 0 && (
        <section>
          <h2 className={styles.heading}>Operations</h2>
          <ul className={styles.groups}>
            {groups.map(({ href, title, about, extent, operations }) => (
              <li key={href} className={operations ? styles.listed : styles.group}>
                <a className={styles.title} href={href}>
                  {title}
                </a>
                {about && <span className={styles.about}>{about}</span>}
                {operations ? (
                  <OperationList operations={operations} root={root} />
                ) : (
                  <span className={styles.count}>{extent}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
