import type { Api } from '../openapi/api.ts'
import type { Operation } from '../openapi/operation.ts'
import { introductionHref, operationHref, tagHref } from './api-hrefs.ts'
import { surroundings } from './guide-pages.ts'
import type { ContentsEntry, Page, Version } from './page.ts'

/** The reference of a version: its introduction, a page for each tag, operation, and schema that needs one. */
export function apiPages(version: Version): Page[] {
  const { api, docsRoot } = version
  if (!api) return []
  const sidebar = version.sidebars.find(({ id }) => id === 'api')
  const place = (href: string, contents: readonly ContentsEntry[], ids: readonly string[] = []) => ({
    href,
    version,
    sidebar,
    ...surroundings(href, sidebar),
    updatedAt: undefined,
    contents,
    anchors: new Set([...contents.map(({ id }) => id), ...ids]),
  })
  const operationsById = new Map(api.operations.map((operation) => [operation.id, operation]))
  const introduction: Page = {
    kind: 'introduction',
    api,
    title: api.info.title,
    description: firstSentence(api.info.summary ?? api.info.description) ?? api.info.title,
    ...place(introductionHref(docsRoot), introductionContents(api)),
  }
  const tags = api.tags.map((tag): Page => {
    const operations = tag.operations.flatMap((id) => operationsById.get(id) ?? [])
    const description = firstSentence(tag.description) ?? `Operations of ${tag.title}.`
    return { kind: 'tag', tag, operations, title: tag.title, description, ...place(tagHref(tag, docsRoot), []) }
  })
  const operations = [...api.operations, ...api.webhooks].map((operation): Page => {
    const ids = operation.fields.map(({ id }) => id)
    return {
      kind: 'operation',
      operation,
      api,
      title: operation.summary,
      description: firstSentence(operation.description) ?? `${operation.method} ${operation.path}`,
      ...place(operationHref(operation, docsRoot), operationContents(operation), ids),
    }
  })
  const schemas = api.schemaPages.map((schema): Page => {
    const ids = schema.fields.map(({ id }) => id)
    const description = `The fields of ${schema.name}.`
    return { kind: 'schema', schema, api, title: schema.name, description, ...place(operationHref(schema, docsRoot), [], ids) }
  })
  return [introduction, ...tags, ...operations, ...schemas]
}

function introductionContents({ servers, securitySchemes }: Api): ContentsEntry[] {
  return [
    ...(servers.length > 0 ? [{ depth: 2, id: 'servers', text: 'Servers' }] : []),
    ...(securitySchemes.length > 0 ? [{ depth: 2, id: 'authentication', text: 'Authentication' }] : []),
    { depth: 2, id: 'operations', text: 'Operations' },
    { depth: 2, id: 'downloads', text: 'Downloads' },
  ]
}

/** The sections of an operation's page; a field's id begins with the id of its section. */
export function operationContents({ security, parameters, requestBody, responses, callbacks }: Operation): ContentsEntry[] {
  return [
    ...(security.length > 0 ? [{ depth: 2, id: 'authorization', text: 'Authorization' }] : []),
    ...(parameters.length > 0 ? [{ depth: 2, id: 'parameters', text: 'Parameters' }] : []),
    ...(requestBody ? [{ depth: 2, id: requestBody.id, text: 'Request body' }] : []),
    ...(responses.length > 0 ? [{ depth: 2, id: 'responses', text: 'Responses' }] : []),
    ...responses.map(({ id, title }) => ({ depth: 3, id, text: title })),
    ...(callbacks.length > 0 ? [{ depth: 2, id: 'callbacks', text: 'Callbacks' }] : []),
  ]
}

/** The first sentence of a Markdown text, as plain as a search engine shows it. */
function firstSentence(markdown: string | undefined): string | undefined {
  const paragraph = markdown?.trim().split(/\n\s*\n/)[0]?.replace(/\s+/g, ' ')
  const plain = paragraph?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*_#>]|<[^>]*>/g, '').trim()
  const sentence = plain?.match(/^.{20,200}?[.!?](?=\s|$)/)?.[0] ?? plain
  return sentence ? sentence.slice(0, 200) : undefined
}
