import { createLazy } from '../lazy.ts'
import { getFirstSentence } from '../markdown/analyze-text.ts'
import type { PagedSchema } from '../openapi/schema/tree/paged-schema.ts'
import { listIntroductionContents, listOperationContents, listTagContents } from './api-contents.ts'
import { getIntroductionHref, getReferenceHref } from './api-hrefs.ts'
import { getOperationPart } from './api-view.ts'
import type { ContentsEntry, Page, PageOf, Version } from './page.ts'
import type { PublishedApi } from './published-api.ts'
import { listAddressedExamples } from './reference/addressed-examples.ts'
import type { PageGroup } from './routes.ts'
import { createSurroundingsLookup, noSurroundings } from './surroundings.ts'

/** Pages, and separately the pages of schemas that are too large for other pages. Finding these schemas means reading every operation. */
export interface PageGroupWithSchemas extends PageGroup {
  readonly schemas: readonly Page[]
}

/** Returns the pages of an API's reference. The pages of schemas are computed on demand. */
export function createApiPages(api: PublishedApi, version: Version, apiFile: string): PageGroupWithSchemas {
  const sidebar = version.sidebars.find(({ id }) => id === api.id)
  const findSurroundings = sidebar ? createSurroundingsLookup(sidebar) : () => noSurroundings
  const getContext = (href: string) => ({
    href,
    version,
    sidebar,
    ...findSurroundings(href),
    updatedAt: undefined,
  })
  const operationsById = new Map(api.operations.map((operation) => [operation.id, operation]))
  const introduction: Page = addLazyTexts(
    { kind: 'introduction', api, title: api.info.title, ...getContext(getIntroductionHref(api.root)) },
    {
      description: () => getFirstSentence(api.info.summary ?? api.info.description) ?? api.info.title,
      contents: () => listIntroductionContents(api),
    },
  )
  const tags = api.tags.map((tag): Page => {
    const operations = tag.operations.flatMap((id) => operationsById.get(id) ?? [])
    return addLazyTexts(
      { kind: 'tag', tag, api, operations, title: tag.title, ...getContext(getReferenceHref(tag, api.root)) },
      {
        description: () => getFirstSentence(tag.description) ?? `Operations of ${tag.title}.`,
        contents: () => listTagContents(tag, operations),
      },
    )
  })
  const operations = [...api.operations, ...api.webhooks].map((operation): Page => {
    const { title, description, method, path } = operation
    return addLazyTexts(
      { kind: 'operation', operation, api, title, ...getContext(getReferenceHref(operation, api.root)) },
      {
        description: () => getFirstSentence(description) ?? `${method} ${path}`,
        contents: () => listOperationContents(operation, getOperationPart(operation, { api, version })),
        ids: () =>
          [...operation.responses, ...operation.fields, ...listAddressedExamples(operation)].map(
            ({ id }) => id,
          ),
      },
    )
  })
  const schemas = () =>
    api.schemaPages.map((schema) => ({
      ...createSchemaPage(schema, { api, version }),
      ...getContext(getReferenceHref(schema, api.root)),
    }))
  return createLazy({ schemas }, { apiFile, pages: [introduction, ...tags, ...operations] })
}

/** Returns the page of a schema. */
export function createSchemaPage(
  schema: PagedSchema,
  { api, version }: { readonly api: PublishedApi; readonly version: Version },
): PageOf<'schema'> {
  return {
    kind: 'schema',
    schema,
    api,
    title: schema.name,
    description: `The fields of ${schema.name}.`,
    href: getReferenceHref(schema, api.root),
    version,
    sidebar: version.sidebars.find(({ id }) => id === api.id),
    ...noSurroundings,
    updatedAt: undefined,
    contents: [],
    anchors: new Set(schema.fields.map(({ id }) => id)),
  }
}

interface Texts {
  description(): string
  contents(): readonly ContentsEntry[]
  /** Returns the IDs of elements that aren't headings, but can be linked to. */
  ids?(): readonly string[]
}

/** Returns a page whose description, contents, and anchors are computed on demand. */
function addLazyTexts<Known extends object>(known: Known, { description, contents, ids }: Texts) {
  const anchors = () => new Set([...contents().map(({ id }) => id), ...(ids?.() ?? [])])
  return createLazy({ description, contents, anchors }, known)
}
