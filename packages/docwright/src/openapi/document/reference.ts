import { once } from '../../lazy.ts'
import { visitSchemas } from './each-schema.ts'
import type { Json, JsonObject } from './json.ts'
import { asObject, asString, getMember, isObject } from './json.ts'
import { parseFragment } from './pointer.ts'

/** The target of a `$ref`. */
export interface Target {
  readonly value: Json
  /** Its name under `components`, or a name made from the last part of the pointer. */
  readonly name: string
  /** The path of keys from the root. */
  readonly keys: readonly string[]
}

/** Lookups for everything that `$ref`, `$anchor`, `$dynamicRef` and `$id` can address in one file. */
export interface References {
  /** Returns the direct target of a reference, or undefined if there is none. */
  target(reference: string): Target | undefined
  /**
   * Returns a value, or the final target of its `$ref`. For Reference Objects, not for schemas, which may have other keywords
   * next to `$ref`.
   */
  follow(value: Json | undefined): Json | undefined
}

/** Indexes the addresses of a description. */
export function readReferences(document: JsonObject): References {
  const anchors = once(() => indexAnchors(document))
  const target = (reference: string) => findTarget(reference, { document, anchors })
  return {
    target,
    follow(value) {
      const seen = new Set<string>()
      const referenceObjects: JsonObject[] = []
      let current = value
      for (let reference = getRef(current); reference !== undefined; reference = getRef(current)) {
        if (seen.has(reference)) return undefined
        seen.add(reference)
        referenceObjects.push(asObject(current))
        current = target(reference)?.value
      }
      return referenceObjects.reduceRight<Json | undefined>(mergeDescriptions, current)
    },
  }
}

/**
 * Merges the summary and description of a Reference Object (OpenAPI 3.2, 4.23) into its target. The summary replaces the target's,
 * and the description comes before the target's.
 */
function mergeDescriptions(target: Json | undefined, { summary, description }: JsonObject): Json | undefined {
  if (!isObject(target) || (!asString(summary) && !asString(description))) return target
  const both = [asString(description), asString(target.description)].filter((text) => text !== undefined)
  return {
    ...target,
    ...(asString(summary) && { summary }),
    ...(both.length > 0 && { description: [...new Set(both)].join('\n\n') }),
  }
}

/** Returns the `$ref` of a value, if it has one. */
export function getRef(value: Json | undefined): string | undefined {
  if (!isObject(value)) return undefined
  return asString(value.$ref) ?? asString(value.$dynamicRef)
}

interface SearchedFile {
  readonly document: JsonObject
  anchors(): ReadonlyMap<string, Anchored>
}

interface Anchored {
  readonly value: JsonObject
  readonly keys: readonly string[]
}

/** Finds the target of a reference by pointer, `$anchor`, or `$id`. */
function findTarget(reference: string, { document, anchors }: SearchedFile): Target | undefined {
  const name = getTargetName(reference)
  const atPointer = (): Target | undefined => {
    const keys = parseFragment(reference)
    const value = reference.startsWith('#') ? getJsonAt(document, keys) : undefined
    return value === undefined ? undefined : { value, keys, name }
  }
  const anchored = (): Target | undefined => {
    const found = anchors().get(reference) ?? anchors().get(reference.replace(/^#/, ''))
    return found && { ...found, name }
  }
  // Nearly all references are pointers, which don't require the index of anchors.
  return reference.startsWith('#/') ? (atPointer() ?? anchored()) : (anchored() ?? atPointer())
}

/** Returns the value at a path of keys. */
export function getJsonAt(document: Json, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>(stepInto, document)
}

/** Returns the member or list item of a value for one key of a path. */
export function stepInto(value: Json | undefined, key: string): Json | undefined {
  return Array.isArray(value) ? value[Number(key)] : getMember(value, key)
}

/** Keys of a pointer that say nothing about its target. */
const structuralKeys = new Set([
  'properties',
  'schema',
  'items',
  'content',
  'components',
  'schemas',
  '$defs',
  'definitions',
])

/** Returns a name for the target of a reference: `Pet` for `#/components/schemas/Pet`, `Pet owner` for a property of it. */
function getTargetName(reference: string): string {
  const segments = parseFragment(reference)
  if (segments[0] === 'components' && segments.length === 3) return segments[2]!
  const nameSegments = segments.filter((segment) => !structuralKeys.has(segment)).slice(-2)
  return nameSegments.join(' ') || reference.replace(/^.*[#/]/, '') || reference
}

/** Indexes the addresses that schemas define: `$anchor`, `$dynamicAnchor`, `$id` (JSON Schema 2020-12 core, 8.2). */
function indexAnchors(document: JsonObject): ReadonlyMap<string, Anchored> {
  const anchors = new Map<string, Anchored>()
  visitSchemas(document, {
    schema(schema, keys) {
      for (const name of [schema.$anchor, schema.$dynamicAnchor, schema.$id]) {
        if (asString(name) && !anchors.has(String(name))) {
          anchors.set(String(name), { value: getOriginal(keys), keys })
        }
      }
      return schema
    },
  })
  return anchors

  function getOriginal(keys: readonly string[]): JsonObject {
    return asObject(getJsonAt(document, keys))
  }
}
