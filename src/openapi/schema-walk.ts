import { createIds, segment } from './field-id.ts'
import type { Json } from './json.ts'
import { isObject } from './json.ts'
import type { Field, Property, RecursionSchema, Schema, SchemaFacts, Variant } from './schema.ts'
import { readFacts } from './schema-facts.ts'
import type { RawObject, RawProperty } from './schema-object.ts'
import type { Schemas } from './schema-parts.ts'
import type { Shape, Structure } from './schema-structure.ts'
import { structureOf } from './schema-structure.ts'
import type { RawUnion } from './schema-union.ts'

/** Who sends the value: a request hides readOnly properties, a response writeOnly ones, a schema page nothing. */
export type Direction = 'request' | 'response' | 'both'

/** A field without its schema: for search records and for checking links, so that nobody has to walk again. */
export interface FieldEntry {
  readonly id: string
  /** The names as the file writes them: `payment_method.card.bin`. */
  readonly path: string
  readonly type: string
  readonly description?: string
  readonly schemaName?: string
}

/** Every schema of one page. Breadth first: what is near the top is shown before what is deep. */
export interface SchemaWalk {
  /** Starts a tree at an id such as `request`; its inner part is filled in by `finish`. */
  root(raw: Json, root: Root): Field
  /** Expands all trees until everything is shown, or the budget is spent and the rest is cut at named schemas. */
  finish(): void
  claim(id: string): string
  readonly fields: readonly FieldEntry[]
  /** The named schemas that were cut. */
  readonly cuts: ReadonlySet<string>
  /** Each named schema and the first id at which each root shows it. */
  readonly uses: ReadonlyMap<string, readonly string[]>
}

export interface Root {
  readonly id: string
  readonly name: string
  readonly direction: Direction
  /** The start of the paths of its fields: a parameter's name; nothing for bodies. */
  readonly path?: string
  /** What the object around the schema says, such as a parameter. */
  readonly description?: string | undefined
}

/** What walks share: the schemas of the file and where the page of a cut schema is. */
export interface Atlas {
  readonly schemas: Schemas
  /** How many fields a page shows before it cuts. */
  readonly budget: number
  pageOf(name: string): string
}

type Draft<Type> = { -readonly [Key in keyof Type]: Type[Key] }

interface Place {
  readonly id: string
  readonly path: string
  readonly root: Root
  /** The schema objects above, and the id that shows each. */
  readonly above: Above | undefined
}

interface Above {
  readonly raw: Json
  readonly id: string
  readonly next: Above | undefined
}

const nothing: Schema = {
  kind: 'any',
  id: '',
  type: 'any',
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  patterns: [],
  constraints: [],
  rules: [],
  enum: [],
  examples: [],
  content: [],
  xml: [],
}

export function createWalk(atlas: Atlas): SchemaWalk {
  const { schemas } = atlas
  const ids = createIds()
  const fields: FieldEntry[] = []
  const cuts = new Set<string>()
  const uses = new Map<string, string[]>()
  const usedBy = new Set<string>()
  let queue: (() => void)[] = []
  let count = 0

  return { root, finish, claim: ids.claim, fields, cuts, uses }

  function root(raw: Json, root: Root): Field {
    const id = ids.claim(root.id)
    return field(raw, { id, name: root.name, place: { id, path: root.path ?? '', root, above: undefined } })
  }

  function finish() {
    while (queue.length > 0) {
      const tasks = queue
      queue = []
      for (const task of tasks) task()
    }
  }

  /** A field whose schema is filled in when its turn comes. */
  function field(raw: Json, { id, name, place }: { id: string; name: string; place: Place }): Field {
    const draft: Draft<Field> = { id, name, schema: nothing }
    count += 1
    queue.push(() => {
      draft.schema = schemaAt(raw, place)
      record(draft.schema, place)
    })
    return draft
  }

  function inner(raw: Json, { name, place }: { name: string; place: Place }): Field {
    const id = ids.claim(`${place.id}.${segment(name)}`)
    const path = place.path ? `${place.path}.${name}` : name
    return field(raw, { id, name, place: { ...place, id, path } })
  }

  function record({ type, description: own, name }: Schema, { id, path, root }: Place) {
    const description = id === root.id ? [root.description, own].filter(Boolean).join('\n\n') : own
    fields.push({ id, path, type, ...(description && { description }), ...(name && { schemaName: name }) })
  }

  function use(name: string, { id, root }: Place) {
    const key = `${root.id} ${name}`
    if (usedBy.has(key)) return
    usedBy.add(key)
    uses.set(name, [...(uses.get(name) ?? []), id])
  }

  function schemaAt(raw: Json, place: Place): Schema {
    const facts: SchemaFacts = { ...factsOf(raw, schemas), id: place.id }
    if (facts.name) use(facts.name, place)
    const recursion = recursionAt(raw, { facts, place })
    if (recursion) return recursion
    const structure = structureFor(raw, schemas)
    if (facts.name && place.above && count > limitFor(structure, atlas.budget)) {
      cuts.add(facts.name)
      return { ...facts, kind: 'cut', page: atlas.pageOf(facts.name) }
    }
    return built(structure, { facts, place: { ...place, above: { raw, id: place.id, next: place.above } } })
  }

  function recursionAt(
    raw: Json,
    { facts, place }: { facts: SchemaFacts; place: Place },
  ): RecursionSchema | undefined {
    if (!isObject(raw)) return undefined
    const identities = schemas.parts(raw).identities
    for (let above = place.above; above; above = above.next) {
      const isSame =
        identities.includes(above.raw) ||
        schemas.parts(above.raw).identities.some((known) => identities.includes(known))
      if (isSame) return { ...facts, kind: 'recursion', to: above.id }
    }
    return undefined
  }

  function built(
    { unions, shape }: Structure,
    { facts, place }: { facts: SchemaFacts; place: Place },
  ): Schema {
    if (unions.length === 0) return shaped(shape, { facts, place })
    const shared =
      shape.kind === 'any'
        ? undefined
        : shaped(shape, { facts: { ...nothing, id: facts.id, type: shape.kind }, place })
    const rules = shape.kind === 'any' ? [...facts.rules, ...shape.rules] : facts.rules
    const choices = unions.map((union) => ({
      word: union.word,
      ...(union.discriminator && { discriminator: union.discriminator }),
      ...(union.fallback && { fallback: union.fallback }),
      variants: variants(union, place),
    }))
    return { ...facts, rules, kind: 'union', choices, ...(shared && !isEmpty(shared) && { shared }) }
  }

  function variants({ members }: RawUnion, place: Place): readonly Variant[] {
    return members.map(({ raw, label, segment: name, value }) => {
      const variant = inner(raw, { name, place }) as Draft<Variant>
      variant.label = label
      if (value !== undefined) variant.discriminatorValue = value
      return variant
    })
  }

  function shaped(shape: Shape, { facts, place }: { facts: SchemaFacts; place: Place }): Schema {
    switch (shape.kind) {
      case 'object':
        return objectSchema(shape.object, { facts, place })
      case 'map':
        return {
          ...withRules(facts, shape.rules),
          kind: 'map',
          values: inner(shape.values, { name: '*', place }),
        }
      case 'array':
        return { ...facts, kind: 'array', items: schemaAt(shape.items, place) }
      case 'tuple':
        return {
          ...facts,
          kind: 'tuple',
          items: shape.items.map((item, index) => inner(item, { name: String(index), place })),
          isClosed: shape.rest === false,
          ...(isObject(shape.rest) && { rest: inner(shape.rest, { name: '*', place }) }),
        }
      case 'scalar': {
        const decoded =
          shape.decoded === undefined ? undefined : inner(shape.decoded, { name: 'content', place })
        return { ...withRules(facts, shape.rules), kind: 'scalar', ...(decoded && { decoded }) }
      }
      case 'any':
        return { ...withRules(facts, shape.rules), kind: 'any' }
      case 'never':
        return { ...facts, kind: 'never' }
      default:
        return shape satisfies never
    }
  }

  function objectSchema(object: RawObject, { facts, place }: { facts: SchemaFacts; place: Place }): Schema {
    const visible = object.properties.filter(({ raw }) => isVisible(raw, place.root.direction))
    return {
      ...withRules(facts, object.rules),
      kind: 'object',
      properties: visible.map((property) => propertyField(property, place)),
      patternProperties: object.patternProperties.map(([pattern, raw]) =>
        Object.assign(inner(raw, { name: patternName(pattern), place }), { pattern }),
      ),
      isClosed: object.isClosed,
      ...(object.values !== undefined && { values: inner(object.values, { name: '*', place }) }),
    }
  }

  function propertyField({ name, raw, required, conditions }: RawProperty, place: Place): Property {
    return Object.assign(inner(raw, { name, place }), { required, conditions })
  }

  function isVisible(raw: Json, direction: Direction): boolean {
    if (direction === 'both') return true
    const { readOnly, writeOnly } = factsOf(raw, schemas)
    return direction === 'request' ? !readOnly : !writeOnly
  }
}

/** `^x-` as `pattern-x`. */
function patternName(pattern: string): string {
  const words = pattern.split(/[^\p{L}\p{N}_]+/u).filter((word) => word !== '')
  return ['pattern', ...words].join('-')
}

function withRules(facts: SchemaFacts, rules: readonly string[]): SchemaFacts {
  return rules.length > 0 ? { ...facts, rules: [...facts.rules, ...rules] } : facts
}

function isEmpty(schema: Schema): boolean {
  if (schema.kind === 'scalar') return schema.decoded === undefined && schema.rules.length === 0
  if (schema.kind !== 'object') return false
  return (
    schema.properties.length + schema.patternProperties.length + schema.rules.length === 0 && !schema.values
  )
}

const smallest = 6

/** How many fields a page may have before this schema is cut: what adds few lines is worth more than a link. */
function limitFor(structure: Structure, budget: number): number {
  if (!hasInside(structure)) return Number.POSITIVE_INFINITY
  const { unions, shape } = structure
  const isSmall = unions.length === 0 && shape.kind === 'object' && shape.object.properties.length <= smallest
  return isSmall ? budget * 1.5 : budget
}

function hasInside({ unions, shape }: Structure): boolean {
  return unions.length > 0 || !['scalar', 'any', 'never'].includes(shape.kind)
}

const factsOf = remembered(readFacts)
const structureFor = remembered(structureOf)

/** The same function, computed once for each schema object. */
function remembered<Result>(compute: (raw: Json, schemas: Schemas) => Result) {
  const known = new WeakMap<object, Result>()
  return (raw: Json, schemas: Schemas): Result => {
    if (!isObject(raw)) return compute(raw, schemas)
    const result = known.get(raw) ?? compute(raw, schemas)
    known.set(raw, result)
    return result
  }
}
