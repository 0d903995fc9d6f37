import { memoize } from '../../lazy.ts'
import { formatInlineCode } from '../../markdown/inline-code.ts'
import type { JsonObject } from '../document/json.ts'
import { readJson } from '../document/json.ts'
import { formatFragment } from '../document/pointer.ts'
import { readReferences } from '../document/reference.ts'
import { createValueCheck } from './value-check.ts'

/** Validates a JSON text against a named schema. Returns why it doesn't match, or undefined if it does. */
export function findMismatch(
  text: string,
  { schema, document }: { readonly schema: string; readonly document: JsonObject },
): string | undefined {
  const value = readJson(text)
  if (value === undefined) return "it isn't JSON"
  const [found] = getValueCheck(document)([
    { value, schema: formatFragment(['components', 'schemas', schema]) },
  ])
  if (typeof found !== 'object') return undefined
  return `${found.keys.length > 0 ? formatInlineCode(found.keys.join('.')) : 'it'} ${found.words}`
}

/** Memoized, because guides contain many examples of one description's schemas. */
const getValueCheck = memoize((document: JsonObject) => createValueCheck(document, readReferences(document)))
