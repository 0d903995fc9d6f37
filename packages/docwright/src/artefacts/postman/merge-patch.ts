import type { Json } from '../../openapi/document/json.ts'
import { isObject, jsonText } from '../../openapi/document/json.ts'

/** A value with changes laid over it, one after the other (JSON Merge Patch, RFC 7396), as text with exact numbers. */
export function patchedJson(value: Json, patches: readonly Json[]): string {
  return jsonText(patches.reduce(merge, value))
}

function merge(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch
  const merged = new Map<string, Json>(
    isObject(target) ? Object.entries(target).map(([key, value]) => [key, value ?? null]) : [],
  )
  for (const [key, value] of Object.entries(patch)) {
    if (value === null || value === undefined) merged.delete(key)
    else merged.set(key, merge(merged.get(key) ?? null, value))
  }
  return Object.fromEntries(merged)
}
