import type { Json } from '../document/json.ts'
import { parseExactly } from '../document/json.ts'
import type { ObjectSchema, Property, Schema, SchemaFacts, UnionSchema } from './schema.ts'
import { stringSample } from './string-sample.ts'

/** How deep optional properties are filled in; below, only required ones. */
const optionalDepth = 3
const deepest = 12
/** More items would show nothing new. */
const mostItems = 10

/** A value that fits a schema, for files without examples: its examples and defaults first, then what its type suggests. */
export function sampleOf(schema: Schema, depth = 0): Json | undefined {
  if (schema.kind === 'never') return undefined
  const told = toldValue(schema)
  if (told !== undefined) return parseExactly(told)
  if (depth > deepest) return undefined
  switch (schema.kind) {
    case 'object':
      return objectSample(schema, depth)
    case 'map':
      return compact({ key: sampleOf(schema.values.schema, depth + 1) })
    case 'array': {
      const item = sampleOf(schema.items, depth + 1)
      return item === undefined ? [] : Array.from({ length: fewestItems(schema) }, () => item)
    }
    case 'tuple':
      return schema.items.map(({ schema: item }) => sampleOf(item, depth + 1) ?? null)
    case 'union':
      return unionSample(schema, depth)
    case 'scalar':
      return scalarSample(schema)
    case 'recursion':
    case 'cut':
      return undefined
    case 'any':
      return {}
    default:
      return schema satisfies never
  }
}

function toldValue(schema: Schema): string | undefined {
  return schema.const ?? schema.examples[0] ?? schema.default ?? schema.enum[0]?.json
}

function objectSample({ properties }: ObjectSchema, depth: number): Json {
  const shown = properties.filter((property) => isShown(property, depth))
  return compact(Object.fromEntries(shown.map(({ name, schema }) => [name, sampleOf(schema, depth + 1)])))
}

/** One item, or as many as there must be. */
function fewestItems({ constraints }: SchemaFacts): number {
  const least = constraints
    .map((words) => /^(?:at least |exactly )?(\d+)(?: to \d+)? items?$/.exec(words)?.[1])
    .find(Boolean)
  return Math.min(Math.max(Number(least ?? 1), 1), mostItems)
}

function isShown({ required, schema, conditions }: Property, depth: number): boolean {
  if (required) return true
  return depth < optionalDepth && !schema.deprecated && conditions.length === 0
}

/** The first variant of each choice, with what all variants share. */
function unionSample({ choices, shared }: UnionSchema, depth: number): Json | undefined {
  const samples = choices.map(({ variants, discriminator }) => {
    const variant = variants[0]
    const sample = variant && sampleOf(variant.schema, depth)
    const value = variant?.discriminatorValue?.split(', ')[0]
    if (!discriminator || value === undefined || !isRecord(sample)) return sample
    return { ...sample, [discriminator]: value }
  })
  const base = shared && sampleOf(shared, depth)
  const objects = [base, ...samples].filter(isRecord)
  return objects.length > 0 ? Object.fromEntries(objects.flatMap(Object.entries)) : (samples[0] ?? base)
}

function isRecord(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('$exact' in value)
}

function compact(members: Record<string, Json | undefined>): Json {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))
}

function scalarSample(schema: SchemaFacts): Json {
  const type = schema.type.replace(/ or null$/, '')
  if (type.startsWith('boolean')) return true
  if (type.startsWith('integer') || type.startsWith('number')) return numberSample(schema)
  if (type === 'null') return null
  return stringSample(schema)
}

function numberSample({ constraints }: SchemaFacts): Json {
  const least = constraints
    .map((words) => /^(?:at least )?(-?[\d.eE+-]+)(?: to .*)?$/.exec(words)?.[1])
    .find(Boolean)
  const step = constraints.map((words) => /^multiple of (.+)$/.exec(words)?.[1]).find(Boolean)
  const above = constraints.map((words) => /^more than (.+)$/.exec(words)?.[1]).find(Boolean)
  if (above !== undefined) return Math.floor(Number(above)) + 1
  return parseExactly(least ?? step ?? '0')
}
