import type { Json, JsonObject } from '../document/json.ts'
import { asNumber, asObject, asString, asStrings, isNumber, isObject, listOf } from '../document/json.ts'
import type { Schema } from '../schema/facts/schema.ts'
import { blank } from '../schema/facts/schema.ts'
import { generateNumbers } from '../schema/values/made-up-numbers.ts'
import { generateTexts } from '../schema/values/made-up-texts.ts'
import { generateValues } from '../schema/values/made-up-value.ts'
import { listSchemasInside } from '../schema/values/schemas-inside.ts'
import type { BrokenRule } from './broken-rule.ts'

/** How many other values of a part are tried. */
const mostOthers = 8

/** Returns variations of a value that may no longer violate a rule. */
export function listChangedValues(value: Json, broken: BrokenRule, schema: Schema): readonly Json[] {
  const { path } = broken
  const part = getPartAt(value, path)
  const own = findSchemaAt(schema, path) ?? blank
  return listChanges(part, broken, own).map((changed) => replace(value, path, changed))
}

/** Returns replacements for the part that violates the rule. Undefined removes the part. */
function listChanges(
  part: Json,
  { keyword, params, rule, propertyName }: BrokenRule,
  schema: Schema,
): readonly (Json | undefined)[] {
  const raw = asObject(rule)
  if (propertyName !== undefined) return rename(asObject(part), propertyName, listNamesBy(raw))
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
    case 'dependencies': {
      const missing = String(params.missingProperty)
      const depended = asString(params.property as Json)
      return [
        ...listValuesFor(missing, schema, raw).map((made) => ({ ...asObject(part), [missing]: made })),
        ...(depended === undefined ? [] : [without(part, depended)]),
      ]
    }
    case 'propertyNames':
      return [without(part, String(params.propertyName))]
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return [without(part, String(params.additionalProperty ?? params.unevaluatedProperty))]
    case 'minProperties':
      return listOthers(schema, part).flatMap((name) =>
        listValuesFor(name, schema, raw).map((made) => ({ ...asObject(part), [name]: made })),
      )
    case 'type':
      return [...listSimplestOfType(raw), ...listOthersThan(part, schema), undefined]
    case 'maxProperties':
      return eachWithout(part)
    case 'const':
      return [params.allowedValue as Json]
    case 'enum':
      return (params.allowedValues as readonly Json[]).slice(0, mostOthers)
    case 'minItems':
      return [
        [...listOf(part), first(listItems(schema))[0] ?? generateSimplestItem(raw, listOf(part).length)],
      ]
    case 'items':
    case 'unevaluatedItems':
      return [listOf(part).slice(0, Number(params.limit))]
    case 'contains': {
      const contained = generateSimplest(asObject(raw.contains))
      const others = raw.maxContains === undefined ? [] : listOtherItems(schema)
      return [
        [...listOf(part), contained],
        [contained, ...listOf(part).slice(1)],
        ...others.flatMap((other) => listOf(part).map((_, index) => listOf(part).with(index, other))),
      ]
    }
    case 'maxItems':
    case 'uniqueItems':
      return listOf(part).map((_, index) => listOf(part).toSpliced(index, 1))
    case 'not':
    case 'oneOf':
    case 'anyOf':
    case 'false schema':
      return [
        ...listOthersThan(part, schema),
        ...listOtherValues(part),
        ...eachWithout(part),
        ...eachWithOther(part, schema),
        undefined,
      ]
    default:
      return [...listSimpleValues(part, raw, schema), ...listOthersThan(part, schema), undefined]
  }
}

/** Returns values for a member of an object: from the page's schema, from the rule, or a string. */
function listValuesFor(name: string, schema: Schema, rule: JsonObject): readonly Json[] {
  const known = findSchemaAt(schema, [name])
  const described = asObject(asObject(rule.properties)[name])
  const made = known && known.kind !== 'any' ? first(generateValues(known, 'response')) : []
  const isDescribed = Object.keys(described).length > 0
  if (known && made.length > 0) {
    return isDescribed ? made.flatMap((value) => [...listSimpleValues(value, described, known), value]) : made
  }
  if (!isDescribed) return ['string']
  return [...listSimpleValues(generateSimplest(described), described, blank), generateSimplest(described)]
}

/** Returns numbers and texts within the limits of both the rule and the schema. */
function listSimpleValues(
  part: Json,
  rule: JsonObject,
  { limits, patterns, format, types }: Schema,
): readonly Json[] {
  if (isNumber(part)) {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rule
    const own = {
      ...limits,
      value: {
        ...limits.value,
        ...(isNumber(minimum) && { least: minimum }),
        ...(isNumber(maximum) && { most: maximum }),
        ...(isNumber(exclusiveMinimum) && { above: exclusiveMinimum }),
        ...(isNumber(exclusiveMaximum) && { below: exclusiveMaximum }),
      },
      multiples: [...limits.multiples, ...(isNumber(multipleOf) ? [multipleOf] : [])],
    }
    return first(generateNumbers(own, types.includes('number') ? 'number' : 'integer'), 3)
  }
  if (typeof part !== 'string') return listSimplestOfType(rule)
  const { minLength, maxLength, pattern } = rule
  const least = Math.max(asNumber(minLength) ?? 0, asNumber(limits.characters.least) ?? 0)
  const mostOf = [maxLength, limits.characters.most].flatMap((each) => asNumber(each) ?? [])
  return first(
    generateTexts({
      patterns: [...patterns, ...(typeof pattern === 'string' ? [pattern] : [])],
      length: { least, ...(mostOf.length > 0 && { most: Math.min(...mostOf) }) },
      format: asString(rule.format) ?? format ?? '',
    }),
    3,
  )
}

/** Returns names that a rule for names allows. */
function listNamesBy(rule: JsonObject): readonly string[] {
  const listed = [...listOf(rule.enum), ...(rule.const === undefined ? [] : [rule.const])]
  const pattern = asString(rule.pattern)
  const { minLength = 0, maxLength } = rule
  const length = {
    ...(isNumber(minLength) && { least: minLength }),
    ...(isNumber(maxLength) && { most: maxLength }),
  }
  if (listed.length > 0) return listed.flatMap((name) => asString(name) ?? [])
  const made = first(generateTexts({ patterns: pattern === undefined ? [] : [pattern], length }), mostOthers)
  // A pattern without an end anchor allows longer names.
  return [...made, ...made.slice(0, 2).flatMap((name) => ['a', 'b', 'c', 'd'].map((letter) => name + letter))]
}

function rename(object: JsonObject, name: string, names: readonly string[]): readonly Json[] {
  return names
    .filter((other) => object[other] === undefined)
    .map((other) =>
      Object.fromEntries(Object.entries(object).map(([key, value]) => [key === name ? other : key, value])),
    )
}

/** Returns the simplest value for a schema that isn't on the page: its constant, its first value, or one of its type with what it requires. */
function generateSimplest(rule: JsonObject): Json {
  const known = rule.const ?? listOf(rule.enum)[0]
  if (known !== undefined) return known
  const required = asStrings(rule.required)
  if (required.length === 0 && rule.properties === undefined) return listSimplestOfType(rule)[0] ?? 'string'
  const properties = asObject(rule.properties)
  return Object.fromEntries(required.map((name) => [name, generateSimplest(asObject(properties[name]))]))
}

const simplestByType: ReadonlyMap<Json, Json> = new Map(
  Object.entries({
    string: 'string',
    integer: 0,
    number: 0,
    boolean: true,
    object: {},
    array: [],
    null: null,
  }),
)

function listSimplestOfType({ type, minimum }: JsonObject): readonly Json[] {
  if (isNumber(minimum)) return [minimum]
  const types = Array.isArray(type) ? type : [type]
  return types.map((each) => simplestByType.get(each)).filter((each) => each !== undefined)
}

function listOthersThan(part: Json, schema: Schema): readonly Json[] {
  return first(generateValues(schema, 'response'), mostOthers).filter((other) => other !== part)
}

/** Returns texts and numbers that differ from those that are generated first. */
function listOtherValues(part: Json): readonly Json[] {
  if (typeof part === 'number') return [part + 1, part + 2, part - 1]
  return typeof part === 'string' ? ['text', 'a', 'A', '1', part.toUpperCase()] : []
}

/** Returns names of members that an object could have but doesn't. */
function listOthers(schema: Schema, part: Json): readonly string[] {
  const named = schema.kind === 'object' ? schema.properties.map(({ name }) => name) : []
  return [...named, 'key', 'key2', 'key3', 'key4'].filter((name) => asObject(part)[name] === undefined)
}

function eachWithOther(part: Json, schema: Schema): readonly Json[] {
  if (!isObject(part) || schema.kind !== 'object') return []
  return schema.properties.flatMap(({ name, schema: inner }) =>
    first(generateValues(inner, 'response'), 2).map((value) => ({ ...part, [name]: value })),
  )
}

function eachWithout(part: Json): readonly Json[] {
  return isObject(part) ? Object.keys(part).map((name) => without(part, name)) : []
}

function without(part: Json, name: string): JsonObject {
  return Object.fromEntries(Object.entries(asObject(part)).filter(([key]) => key !== name))
}

function listItems(schema: Schema): Iterable<Json> {
  return schema.kind === 'array' ? generateValues(schema.items, 'response') : []
}

/** An item at a place of a list that isn't on the page, as its rule describes it. */
function generateSimplestItem({ prefixItems, items, unevaluatedItems }: JsonObject, index: number): Json {
  return generateSimplest(asObject(listOf(prefixItems)[index] ?? items ?? unevaluatedItems))
}

/** Returns items that a list may have although it has enough of a kind. */
function listOtherItems(schema: Schema): readonly Json[] {
  const isAny = schema.kind !== 'array' || schema.items.kind === 'any'
  return isAny ? [0, 'text', null, {}] : first(listItems(schema), mostOthers)
}

function first<Item>(items: Iterable<Item>, count = 1): readonly Item[] {
  return [...Iterator.from(items).take(count)]
}

function getPartAt(value: Json, path: readonly string[]): Json {
  return path.reduce<Json>(
    (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : asObject(inner)[key]) ?? null,
    value,
  )
}

/** Returns a copy of a value with another part at a path. Undefined removes the part. */
function replace(value: Json, [key, ...others]: readonly string[], part: Json | undefined): Json {
  if (key === undefined) return part ?? null
  const isRemoved = others.length === 0 && part === undefined
  if (Array.isArray(value)) {
    const index = Number(key)
    return isRemoved ? value.toSpliced(index, 1) : value.with(index, replace(value[index], others, part))
  }
  const object = asObject(value)
  return isRemoved ? without(object, key) : { ...object, [key]: replace(object[key] ?? null, others, part) }
}

/** Returns the schema of a part of a value, if the page's schema has one. */
function findSchemaAt(schema: Schema, [key, ...others]: readonly string[]): Schema | undefined {
  if (key === undefined) return schema
  const inner = listSchemasInside(schema, key)
  for (const each of inner) {
    const found = findSchemaAt(each, others)
    if (found) return found
  }
  return undefined
}
