/** What is at a place of a description, as far as it tells where what it refers to can be put: by the name that OpenAPI has for such things. */
export type Kind = (typeof kept)[number] | 'data' | 'other' | 'samples' | 'text' | `map:${string}`

/** The kinds of things that a description keeps under names, for references to lead to. */
const kept = [
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

/**
 * Where a description keeps things of a kind: the keys that lead there; undefined for what is only where it is used.
 */
export function keeperOf(kind: Kind, isTwo: boolean): readonly string[] | undefined {
  if (!(kept as readonly string[]).includes(kind)) return undefined
  if (!isTwo) return ['components', kind]
  const inTwo: Partial<Record<Kind, string>> = {
    schemas: 'definitions',
    parameters: 'parameters',
    responses: 'responses',
  }
  const key = inTwo[kind]
  return key === undefined ? undefined : [key]
}

/** The kind of a member, by the kind of what it is in; an item of a list is of the kind of the list. */
export function kindInside(kind: Kind, key: string): Kind {
  if (kind === 'data') return 'data'
  if (kind === 'samples') return key === 'source' ? 'text' : 'other'
  if (kind.startsWith('map:')) return kind.slice('map:'.length) as Kind
  return (kind === 'schemas' ? inSchema : inObject).get(key) ?? 'other'
}

/** The kinds by keys: a map, since a key may have the name of something that every object inherits. */
const inSchema: ReadonlyMap<string, Kind> = kindsOf({
  ...each('schemas', 'items additionalItems additionalProperties unevaluatedItems unevaluatedProperties'),
  ...each('schemas', 'propertyNames contains contentSchema not if then else allOf anyOf oneOf prefixItems'),
  ...each('map:schemas', 'properties patternProperties dependentSchemas $defs definitions'),
  ...each('data', 'example examples default enum const'),
})

const inObject: ReadonlyMap<string, Kind> = kindsOf({
  ...each('schemas', 'schema itemSchema'),
  ...each('map:schemas', 'schemas definitions'),
  ...Object.fromEntries(kept.slice(1).map((name) => [name, `map:${name}` as const])),
  // A list where a request needs them, a map where they are kept.
  parameters: 'map:parameters',
  requestBody: 'requestBodies',
  ...each('samples', 'x-codeSamples x-code-samples'),
  ...each('map:other', 'paths webhooks pathItems content encoding variables'),
  ...each('data', 'example value default enum scopes security'),
})

function kindsOf(kinds: Readonly<Record<string, Kind>>): ReadonlyMap<string, Kind> {
  return new Map(Object.entries(kinds))
}

function each(kind: Kind, names: string): Readonly<Record<string, Kind>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, kind]))
}
