import { securitySchemeId } from '../../model/api-hrefs.ts'
import type { Flow, SecurityScheme } from '../../openapi/objects/security-scheme.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { Words } from '../../ui/prose/Words.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import styles from './SecuritySchemes.module.css'

/** The ways to prove who calls. */
export function SecuritySchemes({ schemes }: { schemes: readonly SecurityScheme[] }) {
  return schemes.map((scheme) => (
    <Section key={scheme.name} id={securitySchemeId(scheme.name)} title={scheme.name} level={3}>
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
  switch (scheme.kind) {
    case 'oauth2':
      return (
        <>
          {scheme.metadataUrl && <Addresses addresses={{ Metadata: scheme.metadataUrl }} />}
          {scheme.flows.map((flow) => (
            <FlowDetails key={flow.name} flow={flow} />
          ))}
        </>
      )
    case 'openIdConnect':
      return <Addresses addresses={{ Discovery: scheme.url }} />
    case 'apiKey':
    case 'http':
    case 'mutualTLS':
      return null
    default:
      return scheme satisfies never
  }
}

const flowNames = new Map(
  Object.entries({
    authorizationCode: 'Authorization code',
    clientCredentials: 'Client credentials',
    implicit: 'Implicit',
    password: 'Password',
    deviceAuthorization: 'Device authorization',
  }),
)

function FlowDetails({ flow }: { flow: Flow }) {
  const { name, authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl, scopes } = flow
  return (
    <Section title={`${flowNames.get(name) ?? name} flow`} level={4}>
      <Addresses
        addresses={{
          Authorization: authorizationUrl,
          'Device authorization': deviceAuthorizationUrl,
          Token: tokenUrl,
          Refresh: refreshUrl,
        }}
      />
      {scopes.length > 0 && (
        <dl className={styles.scopes}>
          {scopes.map((scope) => (
            <div key={scope.name}>
              <dt>
                <code>{scope.name}</code>
              </dt>
              <dd>{scope.description && <Markdown text={scope.description} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

function Addresses({ addresses }: { addresses: Readonly<Record<string, string | undefined>> }) {
  const known = Object.entries(addresses).filter(([, url]) => url)
  if (known.length === 0) return null
  return (
    <dl className={styles.addresses}>
      {known.map(([name, url]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{url}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
