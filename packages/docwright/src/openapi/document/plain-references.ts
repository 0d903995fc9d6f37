import { eachSchema } from './each-schema.ts'
import type { Json, JsonObject } from './json.ts'
import { isObject, mapped, objectOf, textOf } from './json.ts'
import { keysOf, pointerOf } from './pointer.ts'
import { getJsonAt } from './reference.ts'
import type { Source } from './source.ts'

/** A schema and its location. */
interface Written {
  readonly schema: JsonObject
  readonly keys: readonly string[]
}

/** The base of relative addresses, which no file has. */
const nowhere = 'https://nowhere.invalid/'

/**
 * Rewrites references between a description's schemas to plain pointers. `$id` changes the base of references inside it.
 * `$dynamicRef` leads to the anchor of the referring schema (JSON Schema 2020-12 core, 8.2), so that, for example, a schema for
 * pages of results is different for each kind of item.
 */
export function withPlainReferences(source: Source): Source {
  if (!/\$(?:id|dynamicRef)\b/.test(source.text)) return source
  const document = objectOf(source.value)
  const schemas: Written[] = []
  eachSchema(document, {
    schema(schema, keys) {
      schemas.push({ schema: objectOf(getJsonAt(document, keys)), keys })
      return schema
    },
  })
  const addresses = addressesOf(document, schemas)
  const scopes = scopesOf(schemas)
  const value = eachSchema(document, { schema: (schema, keys) => plainSchema(schema, keys) })
  return { ...source, value }

  function plainSchema(schema: JsonObject, keys: readonly string[]): JsonObject {
    const plain = withPointers(schema, keys)
    const target = keysOf(textOf(plain.$ref) ?? '')
    const scope = scopes.get(scopeOf(keys)) ?? new Map<string, readonly string[]>()
    const isOwn = plain.$ref === undefined || scopeOf(target) === scopeOf(keys)
    if (isOwn || !asksFor(target, scope, [])) return plain
    const { $ref: _, ...rest } = plain
    const all = Array.isArray(rest.allOf) ? rest.allOf : []
    return {
      ...rest,
      allOf: [...all, inScope(getJsonAt(document, target) ?? true, { keys: target, scope, within: [] })],
    }
  }

  /** Rewrites a schema's own reference to a pointer. */
  function withPointers(schema: JsonObject, keys: readonly string[]): JsonObject {
    const reference = textOf(schema.$ref) ?? textOf(schema.$dynamicRef)
    const found = reference === undefined ? undefined : addresses.find(reference, keys)
    if (!found) return schema
    const { $dynamicRef: _, ...rest } = schema
    return { ...rest, $ref: pointerOf(found) }
  }

  /** Checks whether a schema, including schemas that it refers to, has a dynamic reference to an anchor of the scope. */
  function asksFor(keys: readonly string[], scope: Scope, within: readonly string[]): boolean {
    const id = pointerOf(keys)
    if (scope.size === 0 || within.includes(id)) return false
    return schemas.some(({ schema, keys: inner }) => {
      if (!keys.every((key, index) => inner[index] === key)) return false
      if (scope.has(anchorIn(schema.$dynamicRef) ?? '')) return true
      const target = addresses.find(textOf(schema.$ref) ?? '', inner)
      return target !== undefined && asksFor(target, scope, [...within, id])
    })
  }

  /** Copies a schema for references from a scope. */
  function inScope(value: Json, { keys, scope, within }: Copy): Json {
    if (Array.isArray(value)) {
      return value.map((item: Json, index) =>
        inScope(item, { keys: [...keys, String(index)], scope, within }),
      )
    }
    if (!isObject(value)) return value
    const anchored = scope.get(anchorIn(value.$dynamicRef) ?? '')
    const { $dynamicRef: _, ...rest } = anchored
      ? { ...value, $ref: pointerOf(anchored) }
      : withPointers(value, keys)
    const target = textOf(rest.$ref) === undefined || anchored ? undefined : keysOf(String(rest.$ref))
    const members = mapped(rest, (member, key) =>
      data.has(key) ? member : inScope(member, { keys: [...keys, key], scope, within }),
    )
    const { $id: _id, $anchor: _anchor, $dynamicAnchor: _dynamic, $defs: _defs, ...copy } = members
    const id = target && pointerOf(target)
    if (!target || !id || within.includes(id) || !asksFor(target, scope, [])) return copy
    const { $ref: _ref, ...own } = copy
    const inner = inScope(getJsonAt(document, target) ?? true, {
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

const data = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** The locations of dynamic anchors, by name. */
type Scope = ReadonlyMap<string, readonly string[]>

/** Returns the scope of a location: everything under one name, or at one location outside the components. */
function scopeOf(keys: readonly string[]): string {
  return pointerOf(keys[0] === 'components' ? keys.slice(0, 3) : keys)
}

function scopesOf(schemas: readonly Written[]): ReadonlyMap<string, Scope> {
  const anchored = schemas.filter(({ schema }) => textOf(schema.$dynamicAnchor) !== undefined)
  const scopes = Map.groupBy(anchored, ({ keys }) => scopeOf(keys))
  return new Map(
    [...scopes].map(([scope, those]) => [
      scope,
      new Map(those.map(({ schema, keys }) => [String(schema.$dynamicAnchor), keys])),
    ]),
  )
}

function anchorIn(reference: Json | undefined): string | undefined {
  return textOf(reference)?.replace(/^[^#]*#/, '')
}

/** Returns a function that resolves a reference at its location. */
function addressesOf(document: JsonObject, schemas: readonly Written[]) {
  const bases = new Map<string, string>([['#', absolute(textOf(document.$self) ?? '', nowhere) ?? nowhere]])
  const places = new Map<string, readonly string[]>([[bases.get('#')!, []]])
  // Outer schemas first, because the address of an inner one may be relative to theirs.
  for (const { schema, keys } of schemas.toSorted((a, b) => a.keys.length - b.keys.length)) {
    const address = textOf(schema.$id) && absolute(String(schema.$id), baseOf(keys))
    if (!address) continue
    bases.set(pointerOf(keys), address)
    places.set(address, keys)
  }
  for (const { schema, keys } of schemas) {
    for (const name of [schema.$anchor, schema.$dynamicAnchor]) {
      const address = textOf(name) && `${baseOf(keys)}#${name}`
      if (address && !places.has(address)) places.set(address, keys)
    }
  }
  return { find }

  function baseOf(keys: readonly string[]): string {
    for (let length = keys.length; length > 0; length--) {
      const base = bases.get(pointerOf(keys.slice(0, length)))
      if (base) return base
    }
    return bases.get('#')!
  }

  function find(reference: string, keys: readonly string[]): readonly string[] | undefined {
    const address = absolute(reference, baseOf(keys))
    if (!address) return undefined
    const [resource = '', fragment = ''] = address.split('#')
    const start = places.get(resource)
    if (!fragment.startsWith('/')) return fragment ? places.get(address) : start
    const found = start && [...start, ...keysOf(fragment)]
    return found && getJsonAt(document, found) !== undefined ? found : undefined
  }
}

function absolute(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).href : undefined
}
