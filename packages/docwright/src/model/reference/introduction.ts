import type { ElementContent, Root } from 'hast'
import { isBlank } from '../../markdown/fact-lists.ts'
import { listHeadings } from '../../markdown/list-headings.ts'
import { isSameText } from '../../markdown/same-text.ts'
import type { Api } from '../../openapi/api.ts'
import type { Info } from '../../openapi/objects/info.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Flow, SecurityScheme } from '../../openapi/objects/security-scheme.ts'
import type { Tag } from '../../openapi/objects/tag.ts'
import type { ApiAddresses } from '../published-api.ts'

/** A line about the API: its version, its contact, its terms. */
interface AboutLine {
  readonly term: string
  readonly values: readonly { readonly text: string; readonly href?: string }[]
}

/** Returns the available facts about an API. */
export function listAboutLines({ version, contact, license, ...info }: Info): readonly AboutLine[] {
  const { termsOfService, externalDocs } = info
  const createFact = (text: string, href: string | undefined) => ({ text, ...(href && { href }) })
  const contactName = contact?.name ?? contact?.url
  const lines = [
    { term: 'Version', values: [{ text: version }] },
    {
      term: 'Contact',
      values: [
        ...(contactName ? [createFact(contactName, contact?.url)] : []),
        ...(contact?.email ? [createFact(contact.email, `mailto:${contact.email}`)] : []),
      ],
    },
    {
      term: 'License',
      values: license
        ? [
            createFact(license.name, license.url),
            ...(license.identifier && !isSameText(license.identifier, license.name)
              ? [{ text: license.identifier }]
              : []),
          ]
        : [],
    },
    { term: 'Terms', values: termsOfService ? [createFact('Terms of service', termsOfService)] : [] },
    {
      term: 'See also',
      values: externalDocs
        ? [createFact(externalDocs.description ?? externalDocs.url, externalDocs.url)]
        : [],
    },
  ]
  return lines.filter(({ values }) => values.length > 0)
}

/** Splits a description before its first heading. The rest is less urgent. */
export function splitDescription(tree: Root): { readonly opening: Root; readonly rest: Root } {
  const blocks = tree.children.filter((node) => !isBlank(node as ElementContent))
  const heading = blocks.findIndex((node) => listHeadings({ type: 'root', children: [node] }).length > 0)
  const end = heading < 0 ? blocks.length : heading
  return {
    opening: { type: 'root', children: blocks.slice(0, end) },
    rest: { type: 'root', children: blocks.slice(end) },
  }
}

/** An address of a security scheme or one of its flows, and its purpose. */
export interface NamedAddress {
  readonly name: string
  readonly url: string
}

/** An OAuth flow as a page shows it (OpenAPI 3.2, 4.29). */
export interface ShownFlow {
  readonly title: string
  readonly addresses: readonly NamedAddress[]
  readonly scopes: Flow['scopes']
}

/** Returns the details of a security scheme, other than its title and description. */
export function getSchemeDetails(scheme: SecurityScheme): {
  readonly addresses: readonly NamedAddress[]
  readonly flows: readonly ShownFlow[]
} {
  switch (scheme.kind) {
    case 'oauth2':
      return {
        addresses: listNamedAddresses({ Metadata: scheme.metadataUrl }),
        flows: scheme.flows.map(createShownFlow),
      }
    case 'openIdConnect':
      return { addresses: listNamedAddresses({ Discovery: scheme.url }), flows: [] }
    case 'apiKey':
    case 'http':
    case 'mutualTLS':
      return { addresses: [], flows: [] }
    default:
      return scheme satisfies never
  }
}

const flowNames = new Map([
  ['authorizationCode', 'Authorization code'],
  ['clientCredentials', 'Client credentials'],
  ['implicit', 'Implicit'],
  ['password', 'Password'],
  ['deviceAuthorization', 'Device authorization'],
])

function createShownFlow({ name, scopes, ...flow }: Flow): ShownFlow {
  const addresses = listNamedAddresses({
    Authorization: flow.authorizationUrl,
    'Device authorization': flow.deviceAuthorizationUrl,
    Token: flow.tokenUrl,
    Refresh: flow.refreshUrl,
  })
  return { title: `${flowNames.get(name) ?? name} flow`, addresses, scopes }
}

function listNamedAddresses(urls: Readonly<Record<string, string | undefined>>): readonly NamedAddress[] {
  return Object.entries(urls).flatMap(([name, url]) => (url ? [{ name, url }] : []))
}

/** The most operations that the reference's first page lists. With more, it lists only tags, so that it doesn't grow with the API. */
const maxOperations = 400

/** A tag on the reference's first page, grouped under its parent. */
export interface TagGroup {
  readonly tag: Tag
  readonly title: string
  /** The tag's operations, unless the API has more than one page can list. */
  readonly operations: readonly Operation[] | undefined
}

/** Returns all operations by tag, with each tag below its parent. */
export function groupTags({ tags, operations, operationById }: Api): readonly TagGroup[] {
  const isTooLong = operations.length > maxOperations
  return tags.map((tag) => {
    const parent = tags.find(({ name }) => name === tag.parent)
    return {
      tag,
      title: parent ? `${parent.title} / ${tag.title}` : tag.title,
      operations: isTooLong ? undefined : tag.operations.flatMap((id) => operationById.get(id) ?? []),
    }
  })
}

/** Returns a count in words: "4 operations". */
export function formatOperationCount(count: number): string {
  return count === 1 ? '1 operation' : `${count.toLocaleString('en')} operations`
}

/** Returns an API's files for programs. */
export function listDownloads({ files: { yaml, json }, postman }: ApiAddresses) {
  return [
    { href: yaml, label: 'OpenAPI description, YAML' },
    { href: json, label: 'OpenAPI description, JSON' },
    ...(postman ? [{ href: `${postman}collection.json`, label: 'Postman collection' }] : []),
  ]
}
