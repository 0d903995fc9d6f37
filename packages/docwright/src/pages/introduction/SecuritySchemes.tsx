import { getSecuritySchemeId } from '../../model/api-hrefs.ts'
import type { NamedAddress, ShownFlow } from '../../model/reference/introduction.ts'
import { getSchemeDetails } from '../../model/reference/introduction.ts'
import type { SecurityScheme } from '../../openapi/objects/security-scheme.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { Words } from '../../ui/prose/Words.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import styles from './SecuritySchemes.module.css'

/** The authentication methods. */
export function SecuritySchemes({ schemes }: { schemes: readonly SecurityScheme[] }) {
  return schemes.map((scheme) => (
    <Section key={scheme.name} id={getSecuritySchemeId(scheme.name)} title={scheme.name} level={3}>
      <p className={styles.kind}>
        <Words text={scheme.title} />
        {scheme.isDeprecated && <span className={styles.deprecated}> deprecated</span>}
      </p>
      {scheme.description && <Markdown text={scheme.description} />}
      <Details scheme={scheme} />
    </Section>
  ))
}

function Details({ scheme }: { scheme: SecurityScheme }) {
  const { addresses, flows } = getSchemeDetails(scheme)
  return (
    <>
      <Addresses addresses={addresses} />
      {flows.map((flow) => (
        <Section key={flow.title} title={flow.title} level={4}>
          <Addresses addresses={flow.addresses} />
          {flow.scopes.length > 0 && <Scopes scopes={flow.scopes} />}
        </Section>
      ))}
    </>
  )
}

function Scopes({ scopes }: Pick<ShownFlow, 'scopes'>) {
  return (
    <dl className={styles.scopes}>
      {scopes.map(({ name, description }) => (
        <div key={name}>
          <dt>
            <code translate="no">{name}</code>
          </dt>
          <dd>{description && <Markdown text={description} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function Addresses({ addresses }: { addresses: readonly NamedAddress[] }) {
  if (addresses.length === 0) return null
  return (
    <dl className={styles.addresses}>
      {addresses.map(({ name, url }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code translate="no">{url}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
