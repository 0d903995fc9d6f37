import type { JsonObject } from './json.ts'
import { asObject, isObject } from './json.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/**
 * Returns the operations of a path, webhook, or callback as they're written, by method, in the order of the file (OpenAPI 3.2,
 * 4.9).
 */
export function listOperations(
  pathItem: JsonObject,
): readonly (readonly [method: string, raw: JsonObject])[] {
  const fixed = Object.keys(pathItem).filter((key) => methods.includes(key.toLowerCase()))
  const additional = Object.entries(asObject(pathItem.additionalOperations))
  return [...fixed.map((method) => [method, pathItem[method]] as const), ...additional].flatMap(
    ([method, raw]) => (isObject(raw) ? [[method, raw] as const] : []),
  )
}
