import { schemaKeywords, schemaListKeywords, schemaMapKeywords } from '../document/each-schema.ts'
import { parentKeysInTwo } from '../document/written-keys.ts'

/** The kind of a part, which determines where its references' targets can be moved to, named as in OpenAPI. */
export type Kind = (typeof componentKinds)[number] | 'data' | 'other' | 'samples' | 'text' | `map:${string}`

/** The kinds of parts that a description can keep by name. */
const componentKinds = [
  'schemas',
  'parameters',
  'responses',
  'headers',
  'examples',
  'requestBodies',
  'links',
  'callbacks',
  'securitySchemes',
] as const

/** Returns the keys under which a description keeps parts of a kind. Undefined for parts without a shared location. */
export function findParentKeys(kind: Kind, isTwo: boolean): readonly string[] | undefined {
  if (!(componentKinds as readonly string[]).includes(kind)) return undefined
  if (!isTwo) return ['components', kind]
  const key = parentKeysInTwo[kind]
  return key === undefined ? undefined : [key]
}

/** Returns the kind of a member, given its parent's kind. An item of a list has the list's kind. */
export function findKindInside(kind: Kind, key: string): Kind {
  if (kind === 'data') return 'data'
  if (kind === 'samples') return key === 'source' ? 'text' : 'other'
  if (kind.startsWith('map:')) return kind.slice('map:'.length) as Kind
  return (kind === 'schemas' ? inSchema : inObject).get(key) ?? 'other'
}

/** The kinds by key. A map, because a key may be the name of an inherited property. */
const inSchema: ReadonlyMap<string, Kind> = new Map([
  ...assignKind('schemas', schemaKeywords.union(schemaListKeywords)),
  ...assignKind('map:schemas', schemaMapKeywords),
  ...assignKind('data', ['example', 'examples', 'default', 'enum', 'const']),
])

const inObject: ReadonlyMap<string, Kind> = new Map([
  ...assignKind('schemas', ['schema', 'itemSchema']),
  ...assignKind('map:schemas', ['schemas', 'definitions']),
  // `parameters` is a list in operations, but a map in components.
  ...componentKinds.slice(1).map((name) => [name, `map:${name}`] as const),
  ...assignKind('requestBodies', ['requestBody']),
  ...assignKind('samples', ['x-codeSamples', 'x-code-samples']),
  ...assignKind('map:other', ['paths', 'webhooks', 'pathItems', 'content', 'encoding', 'variables']),
  ...assignKind('data', ['example', 'value', 'default', 'enum', 'scopes', 'security']),
])

function assignKind(kind: Kind, keys: Iterable<string>): readonly (readonly [string, Kind])[] {
  return Array.from(keys, (key) => [key, kind])
}
