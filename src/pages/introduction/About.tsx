import type { Info } from '../../openapi/objects/info.ts'
import { OutsideLink } from '../../ui/prose/OutsideLink.tsx'
import styles from './About.module.css'

/** The version of an API, who answers for it, and under which terms. */
export function About({ info: { version, contact, license, termsOfService, externalDocs } }: { info: Info }) {
  return (
    <dl className={styles.about}>
      <dt>Version</dt>
      <dd>{version}</dd>
      {contact && (
        <>
          <dt>Contact</dt>
          <dd className={styles.several}>
            {contact.url ? (
              <OutsideLink href={contact.url}>{contact.name ?? contact.url}</OutsideLink>
            ) : (
              contact.name && <span>{contact.name}</span>
            )}
            {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          </dd>
        </>
      )}
      {license && (
        <>
          <dt>Licence</dt>
          <dd className={styles.several}>
            {license.url ? (
              <OutsideLink href={license.url}>{license.name}</OutsideLink>
            ) : (
              <span>{license.name}</span>
            )}
            {license.identifier && license.identifier !== license.name && <code>{license.identifier}</code>}
          </dd>
        </>
      )}
      {termsOfService && (
        <>
          <dt>Terms</dt>
          <dd>
            <OutsideLink href={termsOfService}>Terms of service</OutsideLink>
          </dd>
        </>
      )}
      {externalDocs && (
        <>
          <dt>See also</dt>
          <dd>
            <OutsideLink href={externalDocs.url}>{externalDocs.description ?? externalDocs.url}</OutsideLink>
          </dd>
        </>
      )}
    </dl>
  )
}
