import { visitSchemas } from './each-schema.ts'
import { isDataAt } from './extension.ts'
import type { Json, JsonObject } from './json.ts'
import { asList, asObject, asString, isObject, mapObject } from './json.ts'
import { formatFragment, parseFragment } from './pointer.ts'
import { getJsonAt } from './reference.ts'
import type { Source } from './source.ts'

/** A schema and its location. */
interface LocatedSchema {
  readonly schema: JsonObject
  readonly keys: readonly string[]
}

/** The base of relative addresses, which no file has. */
const placeholderBase = 'https://nowhere.invalid/'

/**
 * Rewrites references between a description's schemas to plain pointers. `$id` changes the base of references inside it.
 * `$dynamicRef` leads to the anchor of the referring schema (JSON Schema 2020-12 core, 8.2), so that, for example, a schema for
 * pages of results is different for each kind of item.
 */
export function rewriteReferences(source: Source): Source {
  if (!/\$(?:id|dynamicRef)\b/.test(source.text)) return source
  const document = asObject(source.value)
  const schemas: LocatedSchema[] = []
  visitSchemas(document, {
    schema(schema, keys) {
      schemas.push({ schema: asObject(getJsonAt(document, keys)), keys })
      return schema
    },
  })
  const findTarget = createReferenceFinder(document, schemas)
  const scopes = indexScopes(schemas)
  const value = visitSchemas(document, { schema: (schema, keys) => rewriteSchema(schema, keys) })
  return { ...source, value }

  function rewriteSchema(schema: JsonObject, keys: readonly string[]): JsonObject {
    const plain = rewriteOwnReference(schema, keys)
    const target = parseFragment(asString(plain.$ref) ?? '')
    const scope = scopes.get(getScopeId(keys)) ?? new Map<string, readonly string[]>()
    const isOwn = plain.$ref === undefined || getScopeId(target) === getScopeId(keys)
    if (isOwn || !needsScope(target, scope, [])) return plain
    return replaceReference(plain, { keys: target, scope, within: [] })
  }

  /** Replaces a schema's reference by a copy of its target, whose keys are given. */
  function replaceReference({ $ref: _, ...rest }: JsonObject, target: CopyLocation): JsonObject {
    const copy = copyForScope(getJsonAt(document, target.keys) ?? true, target)
    return { ...rest, allOf: [...asList(rest.allOf), copy] }
  }

  /** Rewrites a schema's own reference to a pointer. */
  function rewriteOwnReference(schema: JsonObject, keys: readonly string[]): JsonObject {
    const reference = asString(schema.$ref) ?? asString(schema.$dynamicRef)
    const found = reference === undefined ? undefined : findTarget(reference, keys)
    if (!found) return schema
    const { $dynamicRef: _, ...rest } = schema
    return { ...rest, $ref: formatFragment(found) }
  }

  /** Checks whether a schema, including schemas that it refers to, has a dynamic reference to an anchor of the scope. */
  function needsScope(keys: readonly string[], scope: Scope, within: readonly string[]): boolean {
    const id = formatFragment(keys)
    if (scope.size === 0 || within.includes(id)) return false
    return schemas.some(({ schema, keys: inner }) => {
      if (!keys.every((key, index) => inner[index] === key)) return false
      if (scope.has(getAnchorName(schema.$dynamicRef) ?? '')) return true
      const target = findTarget(asString(schema.$ref) ?? '', inner)
      return target !== undefined && needsScope(target, scope, [...within, id])
    })
  }

  /** Copies a schema for references from a scope. */
  function copyForScope(value: Json, { keys, scope, within }: CopyLocation): Json {
    if (Array.isArray(value)) {
      return value.map((item: Json, index) =>
        copyForScope(item, { keys: [...keys, String(index)], scope, within }),
      )
    }
    if (!isObject(value)) return value
    const dynamicTarget = scope.get(getAnchorName(value.$dynamicRef) ?? '')
    const { $dynamicRef: _, ...rest } = dynamicTarget
      ? { ...value, $ref: formatFragment(dynamicTarget) }
      : rewriteOwnReference(value, keys)
    const target =
      asString(rest.$ref) === undefined || dynamicTarget ? undefined : parseFragment(String(rest.$ref))
    const members = mapObject(rest, (member, key) => {
      const inner = [...keys, key]
      return isDataAt(inner, member) ? member : copyForScope(member, { keys: inner, scope, within })
    })
    const { $id: _id, $anchor: _anchor, $dynamicAnchor: _dynamic, $defs: _defs, ...copy } = members
    const id = target && formatFragment(target)
    if (!target || !id || within.includes(id) || !needsScope(target, scope, [])) return copy
    return replaceReference(copy, { keys: target, scope, within: [...within, id] })
  }
}

/** The schema that is copied, and the scope that its copy is for. */
interface CopyLocation {
  readonly keys: readonly string[]
  readonly scope: Scope
  /** The schemas that are already being copied. References to them are kept. */
  readonly within: readonly string[]
}

/** The keys of a scope's schemas with a `$dynamicAnchor`, by its name. */
type Scope = ReadonlyMap<string, readonly string[]>

/** Returns an ID of the scope of a schema: everything below one name of the components, or the schema itself elsewhere. */
function getScopeId(keys: readonly string[]): string {
  return formatFragment(keys[0] === 'components' ? keys.slice(0, 3) : keys)
}

function indexScopes(schemas: readonly LocatedSchema[]): ReadonlyMap<string, Scope> {
  const anchored = schemas.filter(({ schema }) => asString(schema.$dynamicAnchor) !== undefined)
  const scopes = Map.groupBy(anchored, ({ keys }) => getScopeId(keys))
  return new Map(
    [...scopes].map(([scope, anchors]) => [
      scope,
      new Map(anchors.map(({ schema, keys }) => [String(schema.$dynamicAnchor), keys])),
    ]),
  )
}

/** Returns the name of the anchor in a reference: `item` for `#item` and `page#item`. */
function getAnchorName(reference: Json | undefined): string | undefined {
  return asString(reference)?.replace(/^[^#]*#/, '')
}

/** Returns a function that finds the keys of a reference's target, given the keys of the schema that refers to it. */
function createReferenceFinder(document: JsonObject, schemas: readonly LocatedSchema[]) {
  const bases = new Map<string, string>([
    ['#', resolveAddress(asString(document.$self) ?? '', placeholderBase) ?? placeholderBase],
  ])
  const places = new Map<string, readonly string[]>([[bases.get('#')!, []]])
  // Outer schemas first, because the address of an inner one may be relative to theirs.
  for (const { schema, keys } of schemas.toSorted((one, other) => one.keys.length - other.keys.length)) {
    const address = asString(schema.$id) && resolveAddress(String(schema.$id), findBase(keys))
    if (!address) continue
    bases.set(formatFragment(keys), address)
    places.set(address, keys)
  }
  for (const { schema, keys } of schemas) {
    for (const name of [schema.$anchor, schema.$dynamicAnchor]) {
      const address = asString(name) && `${findBase(keys)}#${name}`
      if (address && !places.has(address)) places.set(address, keys)
    }
  }
  return (reference: string, keys: readonly string[]): readonly string[] | undefined => {
    const address = resolveAddress(reference, findBase(keys))
    if (!address) return undefined
    const [resource = '', fragment = ''] = address.split('#')
    const start = places.get(resource)
    if (!fragment.startsWith('/')) return fragment ? places.get(address) : start
    const found = start && [...start, ...parseFragment(fragment)]
    return found && getJsonAt(document, found) !== undefined ? found : undefined
  }

  function findBase(keys: readonly string[]): string {
    for (let length = keys.length; length > 0; length--) {
      const base = bases.get(formatFragment(keys.slice(0, length)))
      if (base) return base
    }
    return bases.get('#')!
  }
}

function resolveAddress(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).href : undefined
}
