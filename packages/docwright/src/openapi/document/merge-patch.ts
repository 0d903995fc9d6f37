import type { Json } from './json.ts'
import { isObject } from './json.ts'

/** Applies a merge patch to a value. Members that the patch sets to `null` are removed (JSON Merge Patch, RFC 7396). */
export function applyMergePatch(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch
  const merged = new Map<string, Json>(
    isObject(target) ? Object.entries(target).map(([key, value]) => [key, value ?? null]) : [],
  )
  for (const [key, value] of Object.entries(patch)) {
    if (value === null || value === undefined) merged.delete(key)
    else merged.set(key, applyMergePatch(merged.get(key) ?? null, value))
  }
  return Object.fromEntries(merged)
}
