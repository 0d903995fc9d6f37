import { firstSentence } from '../markdown/first-sentence.ts'
import { introductionContents, operationContents, tagContents } from './api-contents.ts'
import { introductionHref, operationHref, schemaHref, tagHref } from './api-hrefs.ts'
import type { ContentsEntry, Page, Version } from './page.ts'
import type { PublishedApi } from './published-api.ts'
import { nowhere, surroundingsIn } from './surroundings.ts'

/** The reference of an API: its introduction, a page for each tag, operation, and schema that needs one. */
export function apiPages(api: PublishedApi, version: Version): readonly Page[] {
  const sidebar = version.sidebars.find(({ id }) => id === api.id)
  const around = sidebar ? surroundingsIn(sidebar) : () => nowhere
  const place = (href: string, contents: readonly ContentsEntry[], ids: readonly string[] = []) => ({
    href,
    version,
    sidebar,
    ...around(href),
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
    ...place(introductionHref(api.root), introductionContents(api)),
  }
  const tags = api.tags.map((tag): Page => {
    const operations = tag.operations.flatMap((id) => operationsById.get(id) ?? [])
    const description = firstSentence(tag.description) ?? `Operations of ${tag.title}.`
    return {
      kind: 'tag',
      tag,
      api,
      operations,
      title: tag.title,
      description,
      ...place(tagHref(tag, api.root), tagContents(tag, operations)),
    }
  })
  const operations = [...api.operations, ...api.webhooks].map((operation): Page => {
    const ids = [...operation.responses, ...operation.fields].map(({ id }) => id)
    return {
      kind: 'operation',
      operation,
      api,
      title: operation.title,
      description: firstSentence(operation.description) ?? `${operation.method} ${operation.path}`,
      ...place(operationHref(operation, api.root), operationContents(operation), ids),
    }
  })
  const schemas = api.schemaPages.map((schema): Page => {
    const ids = schema.fields.map(({ id }) => id)
    const description = `The fields of ${schema.name}.`
    return {
      kind: 'schema',
      schema,
      api,
      title: schema.name,
      description,
      ...place(schemaHref(schema.slug, api.root), [], ids),
    }
  })
  return [introduction, ...tags, ...operations, ...schemas]
}
