import { operationHref, schemaHref, tagHref } from '../../model/api-hrefs.ts'
import { typeLine } from '../../model/facts.ts'
import { firstSentence } from '../../model/first-sentence.ts'
import type { PageOf, Version } from '../../model/page.ts'
import type { Info } from '../../openapi/objects/info.ts'
import type { SecurityScheme } from '../../openapi/objects/security-scheme.ts'
import { operationItem, serverItems } from './api-parts.ts'
import { rootItems } from './fields.ts'
import { blocks, code, heading, item, lines, link, prose } from './text.ts'

/** The reference's first page: what the API is, where it answers, how to be let in, and all it can do. */
export function introductionTwin({ api }: PageOf<'introduction'>, { docsRoot, isCurrent }: Version): string {
  const { info, servers, securitySchemes, tags, webhooks } = api
  const root = isCurrent ? '/' : docsRoot
  return blocks([
    about(info),
    prose(info.description, 2),
    servers.length > 0 && blocks([heading(2, 'Servers'), serverItems(servers)]),
    securitySchemes.length > 0 && heading(2, 'Authentication'),
    ...securitySchemes.map(schemeBlocks),
    heading(2, 'Operations'),
    ...tags.map((tag) =>
      blocks([
        heading(3, link(tag.title, tagHref(tag, docsRoot))),
        lines(
          tag.operations.flatMap((id) => {
            const operation = api.operationById.get(id)
            return operation ? [operationItem(operation, operationHref(operation, docsRoot))] : []
          }),
        ),
      ]),
    ),
    webhooks.length > 0 && heading(2, 'Webhooks'),
    lines(webhooks.map((webhook) => operationItem(webhook, operationHref(webhook, docsRoot)))),
    heading(2, 'Downloads'),
    lines([
      download('OpenAPI description, YAML', `${root}openapi.yaml`),
      download('OpenAPI description, JSON', `${root}openapi.json`),
      download('Postman collection', '/postman/collection.json'),
    ]),
  ])
}

function download(name: string, href: string): string {
  return item(`${link(name, href)}: ${code(href)}`)
}

function about({ version, contact, license, termsOfService, externalDocs }: Info): string {
  const named = (name: string, url: string | undefined) => (url ? link(name, url) : name)
  return lines([
    item(`Version: ${version}`),
    contact &&
      item(
        `Contact: ${[contact.name && named(contact.name, contact.url), contact.email].filter(Boolean).join(', ') || contact.url}`,
      ),
    license && item(`Licence: ${named(license.name, license.url)}`),
    termsOfService && item(`Terms: ${link('Terms of service', termsOfService)}`),
    externalDocs && item(`See also: ${link(externalDocs.description ?? externalDocs.url, externalDocs.url)}`),
  ])
}

function schemeBlocks(scheme: SecurityScheme): string {
  const { name, title, description, isDeprecated } = scheme
  return blocks([
    heading(3, name),
    `${title}${isDeprecated ? ' (deprecated)' : ''}`,
    prose(description),
    ...details(scheme),
  ])
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

function details(scheme: SecurityScheme): string[] {
  if (scheme.kind === 'openIdConnect') return [addresses({ Discovery: scheme.url })]
  if (scheme.kind !== 'oauth2') return []
  const flows = scheme.flows.map((flow) =>
    blocks([
      heading(4, `${flowNames.get(flow.name) ?? flow.name} flow`),
      addresses({
        Authorization: flow.authorizationUrl,
        'Device authorization': flow.deviceAuthorizationUrl,
        Token: flow.tokenUrl,
        Refresh: flow.refreshUrl,
      }),
      lines(flow.scopes.map(({ name, description }) => item(`${code(name)}: ${prose(description)}`))),
    ]),
  )
  return [addresses({ Metadata: scheme.metadataUrl }), ...flows]
}

function addresses(known: Readonly<Record<string, string | undefined>>): string {
  return lines(Object.entries(known).map(([name, url]) => url && item(`${name}: ${code(url)}`)))
}

/** A group of operations: what it is about, and what each operation does. */
export function tagTwin({ tag, operations }: PageOf<'tag'>, { api, docsRoot }: Version): string {
  const below = api?.tags.filter(({ parent }) => parent === tag.name) ?? []
  return blocks([
    prose(tag.description, 2),
    tag.externalDocs &&
      `See also: ${link(tag.externalDocs.description ?? tag.externalDocs.url, tag.externalDocs.url)}`,
    lines(below.map((child) => item(link(child.title, tagHref(child, docsRoot))))),
    heading(2, 'Operations'),
    operations.length === 0 && 'There are no operations here.',
    lines(
      operations.map((operation) =>
        operationItem(operation, operationHref(operation, docsRoot), firstSentence(operation.description)),
      ),
    ),
  ])
}

/** A schema that other pages have no room for. */
export function schemaTwin({ schema: { name, field } }: PageOf<'schema'>, { docsRoot }: Version): string {
  const pageOf = (slug: string) => schemaHref(slug, docsRoot)
  return blocks([
    heading(2, typeLine({ ...field.schema, name })),
    prose(field.schema.description),
    rootItems(field.schema, { pageOf, written: new Map(), inFull: new Map() }),
  ])
}
