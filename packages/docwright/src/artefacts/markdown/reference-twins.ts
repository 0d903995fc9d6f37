import { inlineCode } from '../../markdown/inline-code.ts'
import { firstSentence } from '../../markdown/read.ts'
import { firstCallOf } from '../../model/api-front.ts'
import { operationHref, schemaHref, tagHref } from '../../model/api-hrefs.ts'
import type { PageOf } from '../../model/page.ts'
import { typeLine } from '../../model/reference/facts.ts'
import type { AboutLine, NamedAddress } from '../../model/reference/introduction.ts'
import {
  aboutLines,
  descriptionParts,
  downloadsOf,
  operationCount,
  schemeDetails,
  tagGroups,
} from '../../model/reference/introduction.ts'
import { operationGroups } from '../../model/reference/operation-groups.ts'
import type { SecurityScheme } from '../../openapi/objects/security-scheme.ts'
import { firstCallBlocks, operationItem, serverItems } from './api-parts.ts'
import { rootItems } from './fields.ts'
import { blocks, heading, item, lines, link, prose } from './text.ts'

/** The reference's first page: what the API is, the first call, where it answers, how to be let in, and all it can do. */
export function introductionTwin({ api }: PageOf<'introduction'>): string {
  const { info, servers, securitySchemes, webhooks } = api
  const { opening, rest } = descriptionParts(info.description)
  const firstCall = firstCallOf(api)
  return blocks([
    lines(aboutLines(info).map(aboutItem)),
    prose(opening),
    firstCall && blocks([heading(2, 'First call'), firstCallBlocks(firstCall, api)]),
    servers.length > 0 && blocks([heading(2, 'Servers'), serverItems(servers)]),
    securitySchemes.length > 0 && heading(2, 'Authentication'),
    ...securitySchemes.map(schemeBlocks),
    heading(2, 'Operations'),
    ...tagGroups(api).map(({ tag, title, operations }) =>
      blocks([
        heading(3, link(title, tagHref(tag, api.root))),
        operations
          ? lines(operations.map((operation) => operationItem(operation, operationHref(operation, api.root))))
          : operationCount(tag.operations.length),
      ]),
    ),
    prose(rest, 2),
    webhooks.length > 0 && heading(2, 'Webhooks'),
    lines(webhooks.map((webhook) => operationItem(webhook, operationHref(webhook, api.root)))),
    heading(2, 'Downloads'),
    lines(downloadsOf(api).map(({ label, href }) => item(`${link(label, href)}: ${inlineCode(href)}`))),
  ])
}

function aboutItem({ term, values }: AboutLine): string {
  return item(`${term}: ${values.map(({ text, href }) => (href ? link(text, href) : text)).join(', ')}`)
}

function schemeBlocks(scheme: SecurityScheme): string {
  const { name, title, description, isDeprecated } = scheme
  const { addresses, flows } = schemeDetails(scheme)
  return blocks([
    heading(3, name),
    `${title}${isDeprecated ? ' (deprecated)' : ''}`,
    prose(description),
    addressItems(addresses),
    ...flows.map((flow) =>
      blocks([
        heading(4, flow.title),
        addressItems(flow.addresses),
        lines(
          flow.scopes.map((scope) =>
            item(inlineCode(scope.name) + (scope.description ? `: ${prose(scope.description)}` : '')),
          ),
        ),
      ]),
    ),
  ])
}

function addressItems(addresses: readonly NamedAddress[]): string {
  return lines(addresses.map(({ name, url }) => item(`${name}: ${inlineCode(url)}`)))
}

/** A group of operations: what it is about, and what each operation does. */
export function tagTwin({ tag, operations, api }: PageOf<'tag'>): string {
  const below = api.tags.filter(({ parent }) => parent === tag.name)
  return blocks([
    prose(tag.description, 2),
    tag.externalDocs &&
      `See also: ${link(tag.externalDocs.description ?? tag.externalDocs.url, tag.externalDocs.url)}`,
    lines(below.map((child) => item(link(child.title, tagHref(child, api.root))))),
    heading(2, 'Operations'),
    operations.length === 0 && 'There are no operations here.',
    ...operationGroups(operations).map(({ title, items }) =>
      blocks([
        title !== undefined && heading(3, title),
        lines(
          items.map((operation) =>
            operationItem(
              operation,
              operationHref(operation, api.root),
              firstSentence(operation.description),
            ),
          ),
        ),
      ]),
    ),
  ])
}

/** A schema that other pages have no room for. */
export function schemaTwin({ schema: { name, field }, api }: PageOf<'schema'>): string {
  const pageOf = (slug: string) => schemaHref(slug, api.root)
  return blocks([
    heading(2, typeLine(field.schema, name)),
    prose(field.schema.description),
    rootItems(field.schema, { pageOf, written: new Map(), inFull: new Map() }),
  ])
}
