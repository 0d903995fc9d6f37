import type { Json, JsonObject } from './json.ts'
import { isObject, objectOf, textOf } from './json.ts'
import { keysOf } from './pointer.ts'

/** What a `$ref` points at. */
export interface Target {
  readonly value: Json
  /** The name under `components`, or one made of the end of the address. */
  readonly name: string
}

/** Everything that `$ref`, `$anchor`, `$dynamicRef` and `$id` can address in one file. */
export interface References {
  /** What a reference points at, one step; nothing when it leads nowhere. */
  target(reference: string): Target | undefined
  /** The value itself, or what its `$ref` finally points at (a Reference Object; not for schemas, which may have siblings). */
  follow(value: Json | undefined): Json | undefined
}

export function readReferences(document: JsonObject): References {
  const anchors = anchorsOf(document)
  const cache = new Map<string, Target | undefined>()
  const target = (reference: string): Target | undefined => {
    if (!cache.has(reference)) cache.set(reference, find(reference, { document, anchors }))
    return cache.get(reference)
  }
  const follow = (value: Json | undefined): Json | undefined => {
    const seen = new Set<string>()
    let current = value
    for (let reference = refOf(current); reference !== undefined; reference = refOf(current)) {
      if (seen.has(reference)) return undefined
      seen.add(reference)
      current = target(reference)?.value
    }
    return current
  }
  return { target, follow }
}

/** The reference that a value is, if it is one. */
export function refOf(value: Json | undefined): string | undefined {
  if (!isObject(value)) return undefined
  return textOf(value.$ref) ?? textOf(value.$dynamicRef)
}

interface Haystack {
  readonly document: JsonObject
  readonly anchors: ReadonlyMap<string, Json>
}

function find(reference: string, { document, anchors }: Haystack): Target | undefined {
  const anchored = anchors.get(reference) ?? anchors.get(reference.replace(/^#/, ''))
  if (anchored !== undefined) return { value: anchored, name: nameOf(reference) }
  if (!reference.startsWith('#')) return undefined
  let value: Json | undefined = document
  for (const segment of keysOf(reference)) {
    value = Array.isArray(value) ? value[Number(segment)] : own(objectOf(value), segment)
  }
  return value === undefined ? undefined : { value, name: nameOf(reference) }
}

function own(parent: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(parent, key) ? parent[key] : undefined
}

const notNames = new Set([
  'properties',
  'schema',
  'items',
  'content',
  'components',
  'schemas',
  '$defs',
  'definitions',
])

function nameOf(reference: string): string {
  const segments = keysOf(reference)
  if (segments[0] === 'components' && segments.length === 3) return segments[2]!
  const words = segments.filter((segment) => !notNames.has(segment)).slice(-2)
  return words.join(' ') || reference.replace(/^.*[#/]/, '') || reference
}

/** Addresses that schemas give themselves: `$anchor`, `$dynamicAnchor`, `$id` (JSON Schema 2020-12 core, 8.2). */
function anchorsOf(document: JsonObject): ReadonlyMap<string, Json> {
  const anchors = new Map<string, Json>()
  const queue: Json[] = [document]
  const seen = new Set<Json>()
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (isObject(value)) {
      for (const name of [value.$anchor, value.$dynamicAnchor, value.$id]) {
        if (textOf(name) && !anchors.has(String(name))) anchors.set(String(name), value)
      }
    }
    for (const item of Object.values(value)) if (item !== undefined) queue.push(item)
  }
  return anchors
}
