import { catalogueKey } from '../document/extension.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { isObject, listOf, membersOf, objectOf, textOf, textsOf, valueText } from '../document/json.ts'
import { present } from '../document/present.ts'
import { slug } from '../names/slug.ts'

/** One error that the API answers with, and what to do about it. */
export interface CatalogueEntry {
  readonly code: string
  /** Its anchor in the catalog: `validation-failed`. */
  readonly slug: string
  readonly status: string
  readonly title: string
  /** What happened; Markdown. */
  readonly cause: string
  /** What to do; Markdown. */
  readonly action: string
  /** Whether and how to retry; Markdown. */
  readonly retry: string
  /** A request header that brings the error about in a test environment. */
  readonly provokedBy?: { readonly header: string; readonly value: string }
  /** What readers ask or paste who should find it; never shown. */
  readonly questions?: readonly string[]
}

/** The errors that our extension lists next to an enumeration of their codes. */
export function readErrorCatalogue(named: ReadonlyMap<string, Json>): readonly CatalogueEntry[] {
  const schema = [...named.values()].find((raw) => isObject(raw) && raw[catalogueKey] !== undefined)
  const catalogue = objectOf(schema)[catalogueKey]
  const entries = Array.isArray(catalogue)
    ? catalogue.map(objectOf)
    : Object.entries(objectOf(catalogue)).map(([code, entry]) => ({ code, ...objectOf(entry) }))
  return entries.filter((entry) => textOf(entry.code)).map(readEntry)
}

function readEntry(entry: JsonObject): CatalogueEntry {
  const code = String(entry.code)
  const [provoking] = membersOf(objectOf(entry.provokedBy))
  return present({
    code,
    slug: textOf(entry.slug) ?? slug(code),
    status:
      listOf(entry.status).length > 0 ? listOf(entry.status).map(valueText).join(', ') : words(entry.status),
    title: textOf(entry.title) ?? code,
    cause: words(entry.cause),
    action: words(entry.action),
    retry: words(entry.retry),
    provokedBy: provoking && { header: provoking[0], value: words(provoking[1]) },
    questions: entry.questions === undefined ? undefined : textsOf(entry.questions),
  })
}

function words(value: Json | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === undefined || value === null ? '' : valueText(value)
}
