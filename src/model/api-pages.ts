import { asked, cached, joined, lazy, once } from '../lazy.ts'
import { firstSentence } from '../markdown/read.ts'
import { introductionContents, operationContents, tagContents } from './api-contents.ts'
import { introductionHref, operationHref, schemaHref, tagHref } from './api-hrefs.ts'
import type { ContentsEntry, Page, Version } from './page.ts'
import type { PublishedApi } from './published-api.ts'
import { addressedExamples } from './reference/addressed-examples.ts'
import { nowhere, surroundingsIn } from './surroundings.ts'

/** The pages of an API's reference. */
interface ApiPages {
  /** Its introduction, and a page for each tag and operation. */
  readonly pages: readonly Page[]
  /** Those of schemas that others have no room for: to know which, all operations have to be read. */
  readonly schemas: readonly Page[]
}

/** The reference of an API, its pages for schemas when somebody asks. */
export function apiPages(api: PublishedApi, version: Version): ApiPages {
  const sidebar = version.sidebars.find(({ id }) => id === api.id)
  const around = sidebar ? surroundingsIn(sidebar) : () => nowhere
  const place = (href: string) => ({ href, version, sidebar, ...around(href), updatedAt: undefined })
  const operationsById = new Map(api.operations.map((operation) => [operation.id, operation]))
  const introduction: Page = joined(
    { kind: 'introduction' as const, api, title: api.info.title, ...place(introductionHref(api.root)) },
    told({
      description: () => firstSentence(api.info.summary ?? api.info.description) ?? api.info.title,
      contents: () => introductionContents(api),
    }),
  )
  const tags = api.tags.map((tag): Page => {
    const operations = tag.operations.flatMap((id) => operationsById.get(id) ?? [])
    return joined(
      { kind: 'tag' as const, tag, api, operations, title: tag.title, ...place(tagHref(tag, api.root)) },
      told({
        description: () => firstSentence(tag.description) ?? `Operations of ${tag.title}.`,
        contents: () => tagContents(tag, operations),
      }),
    )
  })
  const operations = [...api.operations, ...api.webhooks].map((operation): Page => {
    const { title, description, method, path } = operation
    return joined(
      { kind: 'operation' as const, operation, api, title, ...place(operationHref(operation, api.root)) },
      told({
        description: () => firstSentence(description) ?? `${method} ${path}`,
        contents: () => operationContents(operation, api),
        ids: () =>
          [...operation.responses, ...operation.fields, ...addressedExamples(operation)].map(({ id }) => id),
      }),
    )
  })
  const schemas = () =>
    api.schemaPages.map((schema): Page => {
      const anchors = new Set(schema.fields.map(({ id }) => id))
      const description = `The fields of ${schema.name}.`
      const href = schemaHref(schema.slug, api.root)
      return {
        kind: 'schema',
        schema,
        api,
        title: schema.name,
        description,
        ...place(href),
        contents: [],
        anchors,
      }
    })
  return joined({ pages: [introduction, ...tags, ...operations] }, lazy({ schemas }))
}

interface Told {
  description(): string
  contents(): readonly ContentsEntry[]
  /** Of what is no heading, and yet may be linked to. */
  readonly ids?: (() => readonly string[]) | undefined
}

/** Anchors are kept for the pages that were asked for theirs last. */
const anchorsOf = cached(
  ({ contents, ids = () => [] }: Told) => new Set([...contents().map(({ id }) => id), ...ids()]),
  256,
)

/** What a page tells of itself, worked out when somebody asks. */
function told({ description, contents, ids }: Told) {
  const listed = once(contents)
  const page = { description, contents: listed, ids }
  return asked<Pick<Page, 'description' | 'contents' | 'anchors'>>({
    description: once(description),
    contents: listed,
    anchors: () => anchorsOf(page),
  })
}
