import { memoize } from '../../../lazy.ts'
import type { Json } from '../../document/json.ts'
import { asObject, isObject } from '../../document/json.ts'
import { isBinary } from '../facts/is-binary.ts'
import { countWithin } from '../facts/limits.ts'
import type { MapSchema, ObjectSchema, Property, Schema } from '../facts/schema.ts'
import { blank } from '../facts/schema.ts'
import { generateTexts } from './generate-texts.ts'

/** A possible member of a generated object, and its schema. */
export interface Member {
  readonly name: string
  readonly schema: Schema
  /** `required`: always added. `informative`: added while the line budget lasts. `optional`: added only to reach a minimum. */
  readonly priority: 'required' | 'informative' | 'optional'
}

/** Returns one member of a map, or as many as its limits require. */
export function listMapMembers({ values, limits }: MapSchema): readonly Member[] {
  return createMembers(values.schema, countWithin(limits.keys, 1))
}

/**
 * Returns the possible members of an object in the order of adding them: required ones first, then those with examples. If an
 * object may have only `maxMembers`, members without examples are added only if there are no others.
 */
export function orderMembers(schema: ObjectSchema, maxMembers: number): readonly Member[] {
  const names = listRequiredNames(schema)
  const getPriority = ({ name, schema: inner, conditions }: Property) => {
    if (names.has(name)) return 'required'
    const isFreeToSend = findDependents(name, schema).every((other) => names.has(other))
    return isFreeToSend && !inner.deprecated && conditions.length === 0 ? 'informative' : 'optional'
  }
  const members = schema.properties.map(
    (property): Member => ({ name: property.name, schema: property.schema, priority: getPriority(property) }),
  )
  const {
    required = [],
    informative = [],
    optional = [],
  } = Object.groupBy(members, ({ priority }) => priority)
  const isLimited = Number.isFinite(maxMembers)
  const areAllOptional = isLimited && required.length === 0
  // Where nothing is required, a default isn't a reason to send a field, because the server uses it anyway.
  const hasOwnValue = ({ schema: inner }: Member) =>
    hasValueInFile(inner) && !(areAllOptional && inner.default !== undefined && inner.examples.length === 0)
  const [known = [], rest = []] = [true, false].map((wanted) =>
    informative.filter((member) => hasOwnValue(member) === wanted),
  )
  const others = areAllOptional ? rest.toSorted((one, other) => getRank(one) - getRank(other)) : rest
  const isEnough = isLimited && (required.length > 0 || known.length > 0)
  return [
    ...required,
    ...known,
    ...(isEnough ? others.map((member) => ({ ...member, priority: 'optional' as const })) : others),
    ...optional,
    ...listUnnamedMembers(schema, countWithin(schema.limits.keys, 0)),
  ]
}

/** Patterns for names of fields that a caller usually needs: identifiers and amounts, then names and places. */
const neededNames: readonly RegExp[] = [
  /(?:^|[_-])(?:ids?|uuid|key|account|number|code|email|phone|iban|amount|amt|price|total|quantity|currency|value|dest)$|(?:Id|Ids|Key|Account|Number|Code|Email|Amount|Price|Currency)$/,
  /name|title|description|subject|message|memo|label|address|recipient|url|query/i,
]

/** Ranks a field of a request without required fields: its subject first, then details, switches last. */
function getRank({ name, schema }: Member): number {
  const isSwitch = schema.types.join() === 'boolean' || schema.default !== undefined
  if (isSwitch) return neededNames.length + 2
  const found = neededNames.findIndex((words) => words.test(name))
  if (found >= 0) return found
  return neededNames.length + (schema.kind === 'scalar' ? 0 : 1)
}

/** Returns the required properties, one of each set of alternatives, and the properties that these require. */
function listRequiredNames(schema: ObjectSchema): ReadonlySet<string> {
  const names = new Set(schema.properties.flatMap(({ name, required }) => (required ? [name] : [])))
  const known = new Set(schema.properties.map(({ name }) => name))
  for (const condition of schema.conditions) {
    if (condition.kind !== 'sets' || condition.when !== '') continue
    const possible = condition.sets.filter((set) => set.every((name) => known.has(name)))
    const isComplete = possible.some((set) => set.every((name) => names.has(name)))
    if (!isComplete) for (const name of possible[0] ?? []) names.add(name)
  }
  // The set grows during the loop.
  for (const name of names) for (const other of findDependents(name, schema)) names.add(other)
  return names
}

/** Returns the properties that are required if this one is present (`dependentRequired`). */
function findDependents(property: string, { conditions }: ObjectSchema): readonly string[] {
  return conditions.flatMap(({ kind, test, names }) =>
    kind === 'required' && test?.on === property && test.values === 'any' ? names : [],
  )
}

/** Checks whether the file itself gives a value. A binary part is read from a file and needs none. */
function hasValueInFile(schema: Schema): boolean {
  const { default: preset, const: constant } = schema
  return preset !== undefined || constant !== undefined || isBinary(schema) || hasExamples(schema)
}

/**
 * Checks whether there is an example here or anywhere inside. Constants don't count: a constant deep inside an
 * optional field doesn't mean that the field has to be sent.
 */
const hasExamples: (schema: Schema) => boolean = memoize((schema) => {
  if (schema.examples.length > 0) return true
  if (schema.kind === 'object') return schema.properties.some((property) => hasExamples(property.schema))
  if (schema.kind === 'map') return hasExamples(schema.values.schema)
  if (schema.kind === 'union') {
    return schema.choices.some(({ variants }) => variants.some((variant) => hasExamples(variant.schema)))
  }
  return schema.kind === 'array' && hasExamples(schema.items)
})

/** Returns members that the schema allows without naming them. */
function listUnnamedMembers(
  { properties, patternProperties, values, isClosed }: ObjectSchema,
  count: number,
): readonly Member[] {
  if (count === 0) return []
  // Some of the names may be taken by properties. Making up all that a pattern allows takes long.
  const maxNames = count + properties.length
  const matching = patternProperties.flatMap(({ pattern, schema }) =>
    [...generateTexts({ patterns: [pattern], length: {} }).take(maxNames)].map((name) =>
      createUnnamedMember(name, schema),
    ),
  )
  return isClosed && !values ? matching : [...matching, ...createMembers(values?.schema ?? anyText, count)]
}

/** For an undefined value, a string is more informative than an empty object. */
const anyText: Schema = { ...blank, kind: 'scalar', types: ['string'], type: 'string' }

/** Creates members with the names `key`, `key2`, and so on, unless the schema names its keys. */
function createMembers(schema: Schema, count: number): readonly Member[] {
  return Array.from({ length: count }, (_, index) =>
    createUnnamedMember(`${schema.keyName ?? 'key'}${index === 0 ? '' : index + 1}`, schema),
  )
}

function createUnnamedMember(name: string, schema: Schema): Member {
  return { name, schema, priority: 'optional' }
}

/** Returns the number of lines of a formatted value. */
export function countLines(value: Json): number {
  const inner = listInnerValues(value)
  return inner.length === 0 ? 1 : inner.reduce<number>((sum, item) => sum + countLines(item), 2)
}

/** Checks whether a value is informative: not an empty list or object, nor one that only contains empty ones. */
export function isInformative(value: Json): boolean {
  const isContainer = Array.isArray(value) || isObject(value)
  return !isContainer || listInnerValues(value).some(isInformative)
}

function listInnerValues(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : Object.values(asObject(value)).map((item) => item ?? null)
}
