import { memoize } from '../../lazy.ts'
import { getReferenceHref } from '../../model/api-hrefs.ts'
import { findPage } from '../../model/checks/check-links.ts'
import { getExamplesHref, getMarkdownHref } from '../../model/markdown-href.ts'
import type { Page, Site } from '../../model/page.ts'
import { findMovedSchema } from '../../model/reference/moved-schemas.ts'
import { isRequestInExamplesFile } from '../../model/reference/samples-apart.ts'
import type { FieldEntry } from '../../openapi/schema/tree/page-fields.ts'
import { decodeUrlPart } from '../../url/decoded.ts'
import { getBasePath } from '../../wire.ts'

/** A location in the twins of a site: a file's path without the site's URL, and the ID in that file. */
export interface TwinPlace {
  readonly file: string
  readonly id: string
}

/** Returns where a page's link leads in its twin: to another twin, or to a part of `file`, the one being printed. */
export function resolveTwinLink(
  href: string,
  { page, site, file }: { readonly page: Page; readonly site: Site; readonly file: string },
): string {
  const { url, files } = site.config
  if (!/^(?:#|\/(?!\/))/.test(href)) return href
  const [path = '', hash] = href.split('#', 2)
  const base = getBasePath(url)
  const target =
    path === ''
      ? page
      : findPageOrSchemaPage(path.startsWith(`${base}/`) ? path.slice(base.length) : path, site)
  if (!target) return new URL(url).origin + href
  const place = locateInTwin(decodeUrlPart(hash ?? ''), target)
  const part = place.id && `#${encodeURI(place.id)}`
  if (place.file === file && part) return part
  return url + encodeURI(files.twins ? place.file : target.href) + part
}

function findPageOrSchemaPage(path: string, site: Site): Page | undefined {
  return findPage(path, site.pagesButSchemas) ?? findPage(path, site.pages)
}

/** Returns the location in the site's twins that shows a part of a page. */
export function locateInTwin(id: string, page: Page): TwinPlace {
  const file = getMarkdownHref(page.href)
  if (page.kind === 'operation') {
    if (isRequestInExamplesFile(id, page.operation)) return { file: getExamplesHref(page.href), id }
    return locateField(id, page.operation.fields, { page, file })
  }
  return page.kind === 'schema' ? locateField(id, page.schema.fields, { page, file }) : { file, id }
}

interface Context {
  readonly page: Page
  readonly file: string
}

/**
 * Returns the location of an ID in the twins. The children of a field may be in the twin of the field's schema, and an alias is at
 * the field that has it.
 */
function locateField(id: string, fields: readonly FieldEntry[], { page, file }: Context): TwinPlace {
  const byId = indexFieldsById(fields)
  const fieldId = byId.get(id)?.aliasOf ?? id
  for (const { index } of fieldId.matchAll(/\./g)) {
    const parent = byId.get(fieldId.slice(0, index))
    const schema = parent && findMovedSchema(parent.id, parent.schemaName ?? parent.itemsName, page)
    if (!schema || !page.api) continue
    const innerId = `schema${fieldId.slice(index)}`
    const schemaTwin = { page, file: getMarkdownHref(getReferenceHref(schema, page.api.root)) }
    return indexFieldsById(schema.fields).has(innerId)
      ? locateField(innerId, schema.fields, schemaTwin)
      : { file: schemaTwin.file, id: 'schema' }
  }
  return { file, id: fieldId }
}

const indexFieldsById = memoize(
  (fields: readonly FieldEntry[]): ReadonlyMap<string, FieldEntry> =>
    new Map(fields.map((field) => [field.id, field])),
)
