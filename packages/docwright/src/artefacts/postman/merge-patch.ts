import type { Json } from '../../openapi/document/json.ts'

/** A value with changes laid over it, one after the other (JSON Merge Patch, RFC 7396). */
export function patched(value: unknown, patches: readonly unknown[]): unknown {
  return patches.reduce((merged, patch) => merge(merged, patch), value)
}

function merge(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged = new Map<string, unknown>(isObject(target) ? Object.entries(target) : [])
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key)
    else merged.set(key, merge(merged.get(key), value))
  }
  return Object.fromEntries(merged)
}

function isObject(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
