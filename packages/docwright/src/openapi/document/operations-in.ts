import type { JsonObject } from './json.ts'
import { asObject, isObject, listMembers } from './json.ts'
import type { References } from './reference.ts'

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

/** Returns the path items of `paths` or `webhooks`, which may be references, by path or name. */
export function listPathItems(
  value: unknown,
  { follow }: References,
): readonly (readonly [path: string, pathItem: JsonObject])[] {
  return listMembers(value).map(([path, member]) => [path, asObject(follow(member))])
}

/**
 * Checks whether a path of keys leads to an operation of a path, of a webhook, or of a path item in the components, which both
 * may refer to.
 */
export function isOperationAt(keys: readonly string[]): boolean {
  const isShared = keys[0] === 'components' && keys[1] === 'pathItems'
  if (keys[0] !== 'paths' && keys[0] !== 'webhooks' && !isShared) return false
  const inPathItem = keys.slice(isShared ? 3 : 2)
  return inPathItem.length === 1 || (inPathItem.length === 2 && inPathItem[0] === 'additionalOperations')
}
