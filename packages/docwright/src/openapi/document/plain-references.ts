import { visitSchemas } from './each-schema.ts'
import { isDataAt } from './extension.ts'
import type { Json, JsonObject } from './json.ts'
import { asObject, asString, isObject, mapObject } from './json.ts'
import { formatFragment, parseFragment } from './pointer.ts'
import { getJsonAt } from './reference.ts'
import type { Source } from './source.ts'

/** A schema and its location. */
interface Written {
  readonly schema: JsonObject
  readonly keys: readonly string[]
}

/** The base of relative addresses, which no file has. */
const unusedBase = 'https://nowhere.invalid/'

/**
 * Rewrites references between a description's schemas to plain pointers. `$id` changes the base of references inside it.
 * `$dynamicRef` leads to the anchor of the referring schema (JSON Schema 2020-12 core, 8.2), so that, for example, a schema for
 * pages of results is different for each kind of item.
 */
export function rewriteReferences(source: Source): Source {
  if (!/\$(?:id|dynamicRef)\b/.test(source.text)) return source
  const document = asObject(source.value)
  const schemas: Written[] = []
  visitSchemas(document, {
    schema(schema, keys) {
      schemas.push({ schema: asObject(getJsonAt(document, keys)), keys })
      return schema
    },
  })
  const addresses = getAddresses(document, schemas)
  const scopes = indexScopes(schemas)
  const value = visitSchemas(document, { schema: (schema, keys) => rewriteSchema(schema, keys) })
  return { ...source, value }

  function rewriteSchema(schema: JsonObject, keys: readonly string[]): JsonObject {
    const plain = rewriteOwnReference(schema, keys)
    const target = parseFragment(asString(plain.$ref) ?? '')
    const scope = scopes.get(getScope(keys)) ?? new Map<string, readonly string[]>()
    const isOwn = plain.$ref === undefined || getScope(target) === getScope(keys)
    if (isOwn || !asksFor(target, scope, [])) return plain
    const { $ref: _, ...rest } = plain
    const all = Array.isArray(rest.allOf) ? rest.allOf : []
    return {
      ...rest,
      allOf: [...all, copyForScope(getJsonAt(document, target) ?? true, { keys: target, scope, within: [] })],
    }
  }

  /** Rewrites a schema's own reference to a pointer. */
  function rewriteOwnReference(schema: JsonObject, keys: readonly string[]): JsonObject {
    const reference = asString(schema.$ref) ?? asString(schema.$dynamicRef)
    const found = reference === undefined ? undefined : addresses.find(reference, keys)
    if (!found) return schema
    const { $dynamicRef: _, ...rest } = schema
    return { ...rest, $ref: formatFragment(found) }
  }

  /** Checks whether a schema, including schemas that it refers to, has a dynamic reference to an anchor of the scope. */
  function asksFor(keys: readonly string[], scope: Scope, within: readonly string[]): boolean {
    const id = formatFragment(keys)
    if (scope.size === 0 || within.includes(id)) return false
    return schemas.some(({ schema, keys: inner }) => {
      if (!keys.every((key, index) => inner[index] === key)) return false
      if (scope.has(findAnchor(schema.$dynamicRef) ?? '')) return true
      const target = addresses.find(asString(schema.$ref) ?? '', inner)
      return target !== undefined && asksFor(target, scope, [...within, id])
    })
  }

  /** Copies a schema for references from a scope. */
  function copyForScope(value: Json, { keys, scope, within }: Copy): Json {
    if (Array.isArray(value)) {
      return value.map((item: Json, index) =>
        copyForScope(item, { keys: [...keys, String(index)], scope, within }),
      )
    }
    if (!isObject(value)) return value
    const anchored = scope.get(findAnchor(value.$dynamicRef) ?? '')
    const { $dynamicRef: _, ...rest } = anchored
      ? { ...value, $ref: formatFragment(anchored) }
      : rewriteOwnReference(value, keys)
    const target =
      asString(rest.$ref) === undefined || anchored ? undefined : parseFragment(String(rest.$ref))
    const members = mapObject(rest, (member, key) => {
      const inner = [...keys, key]
      return isDataAt(inner, member) ? member : copyForScope(member, { keys: inner, scope, within })
    })
    const { $id: _id, $anchor: _anchor, $dynamicAnchor: _dynamic, $defs: _defs, ...copy } = members
    const id = target && formatFragment(target)
    if (!target || !id || within.includes(id) || !asksFor(target, scope, [])) return copy
    const { $ref: _ref, ...own } = copy
    const inner = copyForScope(getJsonAt(document, target) ?? true, {
      keys: target,
      scope,
      within: [...within, id],
    })
    return { ...own, allOf: [inner] }
  }
}

interface Copy {
  readonly keys: readonly string[]
  readonly scope: Scope
  /** The schemas that are already being copied. References to them are kept. */
  readonly within: readonly string[]
}

/** The locations of dynamic anchors, by name. */
type Scope = ReadonlyMap<string, readonly string[]>

/** Returns the scope of a location: everything under one name, or at one location outside the components. */
function getScope(keys: readonly string[]): string {
  return formatFragment(keys[0] === 'components' ? keys.slice(0, 3) : keys)
}

function indexScopes(schemas: readonly Written[]): ReadonlyMap<string, Scope> {
  const anchored = schemas.filter(({ schema }) => asString(schema.$dynamicAnchor) !== undefined)
  const scopes = Map.groupBy(anchored, ({ keys }) => getScope(keys))
  return new Map(
    [...scopes].map(([scope, those]) => [
      scope,
      new Map(those.map(({ schema, keys }) => [String(schema.$dynamicAnchor), keys])),
    ]),
  )
}

function findAnchor(reference: Json | undefined): string | undefined {
  return asString(reference)?.replace(/^[^#]*#/, '')
}

/** Returns a function that resolves a reference at its location. */
function getAddresses(document: JsonObject, schemas: readonly Written[]) {
  const bases = new Map<string, string>([
    ['#', resolveAddress(asString(document.$self) ?? '', unusedBase) ?? unusedBase],
  ])
  const places = new Map<string, readonly string[]>([[bases.get('#')!, []]])
  // Outer schemas first, because the address of an inner one may be relative to theirs.
  for (const { schema, keys } of schemas.toSorted((a, b) => a.keys.length - b.keys.length)) {
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
  return { find }

  function findBase(keys: readonly string[]): string {
    for (let length = keys.length; length > 0; length--) {
      const base = bases.get(formatFragment(keys.slice(0, length)))
      if (base) return base
    }
    return bases.get('#')!
  }

  function find(reference: string, keys: readonly string[]): readonly string[] | undefined {
    const address = resolveAddress(reference, findBase(keys))
    if (!address) return undefined
    const [resource = '', fragment = ''] = address.split('#')
    const start = places.get(resource)
    if (!fragment.startsWith('/')) return fragment ? places.get(address) : start
    const found = start && [...start, ...parseFragment(fragment)]
    return found && getJsonAt(document, found) !== undefined ? found : undefined
  }
}

function resolveAddress(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).href : undefined
}
