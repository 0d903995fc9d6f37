import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, asString, asStrings, getMember, isNumber } from '../document/json.ts'
import { narrowLimits, noLimits } from '../schema/facts/limits.ts'
import type { Schema } from '../schema/facts/schema.ts'
import { blank } from '../schema/facts/schema.ts'
import { toTypeList } from '../schema/parts/written-types.ts'
import { generateNumbers } from '../schema/values/generate-numbers.ts'
import { generateTexts } from '../schema/values/generate-texts.ts'

/**
 * Values for a *rule*: a schema as it's written in the file, such as the one in `then` or `contains`. Pages show these only in
 * words, so they have no `Schema`. Where a page does have a `Schema` for the same value, its limits apply as well.
 */

/** How many numbers or texts a rule gets, and how many names. */
const maxValues = 3
const maxNames = 8

/** Returns values for a rule: its constant, its list of values, an object with the required properties, or values of its types. */
export function listRuleValues(rule: JsonObject): readonly Json[] {
  if (rule.const !== undefined) return [rule.const]
  const { enum: listed, required, properties } = rule
  if (asList(listed).length > 0) return asList(listed)
  if (asStrings(required).length > 0 || properties !== undefined) return [generateRequiredProperties(rule)]
  const values = listValuesOfTypes(rule, blank)
  return values.length > 0 ? values : ['string']
}

/** Returns the simplest value for a rule. */
export function generateRuleValue(rule: JsonObject): Json {
  return listRuleValues(rule)[0]!
}

function generateRequiredProperties({ required, properties }: JsonObject): JsonObject {
  const member = (name: string) => generateRuleValue(asObject(getMember(properties, name)))
  return Object.fromEntries(asStrings(required).map((name) => [name, member(name)]))
}

/** Returns values of the types that a rule allows. */
export function listValuesOfTypes(rule: JsonObject, schema: Schema): readonly Json[] {
  return listTypes(rule).flatMap((type): readonly Json[] => {
    switch (type) {
      case 'integer':
      case 'number':
        return listNumbers(rule, schema)
      case 'string':
        return listTexts(rule, schema)
      case 'boolean':
        return [true]
      case 'object':
        return [{}]
      case 'array':
        return [[]]
      case 'null':
        return [null]
      default:
        return []
    }
  })
}

/** Returns values that are a number or a string like the invalid value, or else values of the types that the rule allows. */
export function listValuesLike(invalid: Json, rule: JsonObject, schema: Schema): readonly Json[] {
  if (isNumber(invalid)) return listNumbers(rule, schema)
  return typeof invalid === 'string' ? listTexts(rule, schema) : listValuesOfTypes(rule, schema)
}

/** Returns the types of a rule. A rule that limits numbers, and names no type, is meant for numbers. */
function listTypes(rule: JsonObject): readonly string[] {
  if (rule.type !== undefined) return toTypeList(rule.type)
  const { value, multiples } = narrowLimits(noLimits, rule)
  return Object.keys(value).length + multiples.length > 0 ? ['number'] : []
}

function listNumbers(rule: JsonObject, { limits, types }: Schema): readonly Json[] {
  const isInteger = [types, toTypeList(rule.type ?? null)].some(
    (each) => each.includes('integer') && !each.includes('number'),
  )
  const numbers = generateNumbers(narrowLimits(limits, rule), isInteger ? 'integer' : 'number')
  return numbers.take(maxValues).toArray()
}

function listTexts(rule: JsonObject, { limits, patterns, format }: Schema): readonly string[] {
  const { characters: length } = narrowLimits(limits, rule)
  const texts = generateTexts({
    patterns: [...patterns, ...listPatterns(rule)],
    length,
    format: asString(rule.format) ?? format ?? '',
  })
  return texts.take(maxValues).toArray()
}

/** Returns names that a rule for names (`propertyNames`) allows. */
export function listRuleNames(rule: JsonObject): readonly string[] {
  const listed = rule.const === undefined ? asList(rule.enum) : [rule.const]
  if (listed.length > 0) return listed.filter((name) => typeof name === 'string')
  const { characters: length } = narrowLimits(noLimits, rule)
  const names = generateTexts({ patterns: listPatterns(rule), length })
    .take(maxNames)
    .toArray()
  // A pattern without an end anchor allows longer names.
  return [
    ...names,
    ...names.slice(0, 2).flatMap((name) => ['a', 'b', 'c', 'd'].map((letter) => name + letter)),
  ]
}

function listPatterns({ pattern }: JsonObject): readonly string[] {
  return typeof pattern === 'string' ? [pattern] : []
}
