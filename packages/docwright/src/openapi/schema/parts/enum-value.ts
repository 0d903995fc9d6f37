import { formatInlineCode } from '../../../markdown/inline-code.ts'
import type { Json, JsonObject } from '../../document/json.ts'
import {
  asList,
  asObject,
  asString,
  formatJson,
  formatValue,
  getMember,
  isObject,
} from '../../document/json.ts'
import { removeUndefined } from '../../document/present.ts'
import { joinWithOr } from './words.ts'

/** A value of an enumeration, and its meaning if the file has one. */
export interface EnumValue {
  /** The value in short form: strings without quotes, anything else as JSON. */
  readonly text: string
  /** The value as JSON. */
  readonly json: string
  /** Its name in generated code (`x-enum-varnames`). */
  readonly name?: string
  /** The description, in Markdown. */
  readonly description?: string
  readonly isDeprecated: boolean
}

/** Creates an enumeration's value from a JSON value and what the file says about it. */
export function createEnumValue(
  value: Json,
  details: {
    readonly name?: string | undefined
    readonly description?: string | undefined
    readonly isDeprecated?: boolean
  } = {},
): EnumValue {
  return removeUndefined({
    text: formatValue(value),
    json: formatJson(value, 0),
    isDeprecated: false,
    ...details,
  })
}

/** Reads the values of `enum` without duplicates, and their meanings from common extensions. */
export function readEnum(schema: JsonObject): readonly EnumValue[] {
  const values = asList(schema.enum)
  const elements = asList(schema['x-enum-elements'] ?? asObject(schema['x-ms-enum']).values).map(asObject)
  const names = findFirstMember(schema, nameKeys) ?? elements.map(({ name }) => name ?? null)
  const meanings =
    mapByValue(findFirstMember(schema, meaningKeys)) ?? elements.map(({ description }) => description ?? null)
  return removeDuplicateValues(
    quoteAmbiguous(
      values.map((value, index) =>
        createEnumValue(value, {
          name: findMeaning(names, value, index),
          description: findMeaning(meanings, value, index),
        }),
      ),
    ),
  )
}

/** Adds quotes to strings that could be mistaken for a value of another type in the list: `0` and `"0"`. */
function quoteAmbiguous(values: readonly EnumValue[]): readonly EnumValue[] {
  const isMixed = values.some(({ json }) => !json.startsWith('"'))
  if (!isMixed) return values
  return values.map((value) => (looksLikeOther(value) ? { ...value, text: value.json } : value))
}

/** Checks whether a string without quotes would look like null, a boolean, or a number. */
function looksLikeOther({ text, json }: EnumValue): boolean {
  return json.startsWith('"') && /^(?:null|true|false|-?\d[\d.]*(?:e[+-]?\d+)?)$/i.test(text)
}

/** Code generators' extensions for names and descriptions of values: lists in the values' order, or maps by value. */
const nameKeys = ['x-enum-varnames', 'x-enumNames', 'x-enum-names', 'x-enum-keys']
const meaningKeys = ['x-enumDescriptions', 'x-enum-descriptions', 'x-enum-comments']

function findFirstMember(schema: JsonObject, keys: readonly string[]): Json | undefined {
  return keys.map((key) => schema[key]).find((value) => value !== undefined)
}

/** Returns the values of a union of constants, which is how JSON Schema describes the values of an enumeration. */
export function listConstants(members: readonly Json[]): readonly EnumValue[] | undefined {
  const values = members.map(findConstant)
  return values.length > 0 && values.every((value) => value !== undefined)
    ? quoteAmbiguous(values)
    : undefined
}

const constantKeywords = new Set(['const', 'enum', 'title', 'description', 'deprecated', 'type', '$comment'])

function findConstant(member: Json): EnumValue | undefined {
  if (!isObject(member) || !Object.keys(member).every((key) => constantKeywords.has(key))) return undefined
  const values = member.const === undefined ? asList(member.enum) : [member.const]
  const value = values.length === 1 ? values[0] : undefined
  if (value === undefined) return undefined
  return createEnumValue(value, {
    name: asString(member.title),
    description: asString(member.description),
    isDeprecated: member.deprecated === true,
  })
}

/** Converts a list of values with descriptions to a map by value. The two other forms are returned unchanged. */
function mapByValue(meanings: Json | undefined): Json | undefined {
  const entries = asList(meanings).map(asObject)
  const described = entries.flatMap(({ value, name, description }) => {
    const key = value ?? name
    return key === undefined || description === undefined ? [] : [[formatValue(key), description] as const]
  })
  return described.length > 0 ? Object.fromEntries(described) : meanings
}

function findMeaning(meanings: Json | undefined, value: Json, index: number): string | undefined {
  if (Array.isArray(meanings)) return asString(meanings[index])
  return asString(getMember(meanings, formatValue(value)))
}

/** Removes values that are equal as JSON. */
export function removeDuplicateValues(values: readonly EnumValue[]): readonly EnumValue[] {
  return [...new Map(values.map((value) => [value.json, value])).values()]
}

/** Lists values in words: "`a`, `b`, or `c`". */
export function listValuesInWords(values: readonly EnumValue[]): string {
  return joinWithOr(values.map(({ text, json }) => formatInlineCode(text === '' ? json : text)))
}
