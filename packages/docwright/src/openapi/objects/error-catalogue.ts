import { catalogueKey } from '../document/extension.ts'
import type { Json, JsonObject } from '../document/json.ts'
import {
  asList,
  asObject,
  asString,
  asStrings,
  formatValue,
  isObject,
  listMembers,
} from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import { createSlug } from '../names/slug.ts'

/** An error of the API, and what to do about it. */
export interface CatalogueEntry {
  readonly code: string
  /** Its ID in the catalog: `validation-failed`. */
  readonly slug: string
  readonly status: string
  readonly title: string
  /** What happened, in Markdown. */
  readonly cause: string
  /** What to do, in Markdown. */
  readonly action: string
  /** Whether and how to retry, in Markdown. */
  readonly retry: string
  /** A request header that triggers the error in a test environment. */
  readonly provokedBy?: { readonly header: string; readonly value: string }
  /** Search questions and error messages that readers may paste. Indexed, but never shown. */
  readonly questions?: readonly string[]
}

/** Reads the error catalog, which is docwright's extension of an enumeration of codes. */
export function readErrorCatalogue(named: ReadonlyMap<string, Json>): readonly CatalogueEntry[] {
  const schema = [...named.values()].find((raw) => isObject(raw) && raw[catalogueKey] !== undefined)
  const catalogue = asObject(schema)[catalogueKey]
  const entries = Array.isArray(catalogue)
    ? catalogue.map(asObject)
    : Object.entries(asObject(catalogue)).map(([code, entry]) => ({ code, ...asObject(entry) }))
  return entries.filter((entry) => asString(entry.code)).map(readEntry)
}

function readEntry(entry: JsonObject): CatalogueEntry {
  const code = String(entry.code)
  const [trigger] = listMembers(asObject(entry.provokedBy))
  return removeUndefined({
    code,
    slug: asString(entry.slug) ?? createSlug(code),
    status:
      asList(entry.status).length > 0
        ? asList(entry.status).map(formatValue).join(', ')
        : formatText(entry.status),
    title: asString(entry.title) ?? code,
    cause: formatText(entry.cause),
    action: formatText(entry.action),
    retry: formatText(entry.retry),
    provokedBy: trigger && { header: trigger[0], value: formatText(trigger[1]) },
    questions: entry.questions === undefined ? undefined : asStrings(entry.questions),
  })
}

/** Formats a value of an entry, which may also be a boolean, such as `retry: false`. */
function formatText(value: Json | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === undefined || value === null ? '' : formatValue(value)
}
