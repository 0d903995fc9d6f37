import type { Json, JsonNumber, JsonObject } from '../../document/json.ts'
import { asNumber, formatJson, isNumber } from '../../document/json.ts'
import { removeUndefined } from '../../document/present.ts'
import type { Parts } from '../parts/parts.ts'
import { formatCount } from '../parts/words.ts'

/** An inclusive range. Without a number, a side is open. */
export interface Range {
  readonly least?: JsonNumber
  readonly most?: JsonNumber
}

/** The limits of a value as data (JSON Schema 2020-12 validation, 6.2 to 6.5). They're put into words only where they're rendered. */
export interface Limits {
  readonly characters: Range
  readonly value: Range & { readonly above?: JsonNumber; readonly below?: JsonNumber }
  readonly multiples: readonly JsonNumber[]
  readonly items: Range
  readonly hasUniqueItems: boolean
  readonly keys: Range
}

/** The limits of an unrestricted value. */
export const noLimits: Limits = {
  characters: {},
  value: {},
  multiples: [],
  items: {},
  hasUniqueItems: false,
  keys: {},
}

const keywords = [
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
]

/** Combines the limits of all parts. If several limit the same thing, the strictest counts. */
export function combineLimits({ parts }: Parts): Limits {
  return parts.reduce((limits, { schema }) => narrowLimits(limits, schema), noLimits)
}

/** Adds a schema's own limits to others. If both limit the same thing, the stricter one counts. */
export function narrowLimits(limits: Limits, schema: JsonObject): Limits {
  // Most schemas don't have limits, and share one object.
  if (!keywords.some((keyword) => schema[keyword] !== undefined)) return limits
  const { value } = limits
  return {
    characters: narrowRange(limits.characters, schema.minLength, schema.maxLength),
    value: removeUndefined({
      ...narrowRange(value, schema.minimum, schema.maximum),
      above: findHighest(value.above, schema.exclusiveMinimum),
      below: findLowest(value.below, schema.exclusiveMaximum),
    }),
    multiples: [...limits.multiples, schema.multipleOf].filter(isNumber),
    items: narrowRange(limits.items, schema.minItems, schema.maxItems),
    hasUniqueItems: limits.hasUniqueItems || schema.uniqueItems === true,
    keys: narrowRange(limits.keys, schema.minProperties, schema.maxProperties),
  }
}

/** The most items or keys to generate, because more would show nothing new. */
const maxGenerated = 10

/** Returns how many items to generate: `usual`, or as many as the limits require, but at most ten. */
export function countWithin({ least, most }: Range, usual: number): number {
  const wanted = Math.max(Math.min(asNumber(least) ?? 0, maxGenerated), usual)
  return Math.max(Math.min(wanted, asNumber(most) ?? wanted), 0)
}

function narrowRange({ least, most }: Range, low: Json | undefined, high: Json | undefined): Range {
  return removeUndefined({ least: findHighest(least, low), most: findLowest(most, high) })
}

function findHighest(...limits: readonly (Json | undefined)[]): JsonNumber | undefined {
  return limits.filter(isNumber).toSorted((one, other) => asNumber(other)! - asNumber(one)!)[0]
}

function findLowest(...limits: readonly (Json | undefined)[]): JsonNumber | undefined {
  return limits.filter(isNumber).toSorted((one, other) => asNumber(one)! - asNumber(other)!)[0]
}

/** A limit in words, and what it limits: "1 to 64 characters", "multiple of 5". */
export interface LimitWords {
  readonly of: 'characters' | 'value' | 'multiples' | 'items' | 'keys'
  readonly text: string
}

/** Describes the limits of a value, with numbers as they're written in the file. */
export function describeLimits({
  characters,
  value,
  multiples,
  items,
  hasUniqueItems,
  keys,
}: Limits): readonly LimitWords[] {
  return [
    ...describeCount(characters, 'character').map((text) => ({ of: 'characters', text }) as const),
    ...describeRange(value).map((text) => ({ of: 'value', text }) as const),
    ...multiples.map((step) => ({ of: 'multiples', text: `multiple of ${formatJson(step, 0)}` }) as const),
    ...describeCount(items, 'item').map((text) => ({ of: 'items', text }) as const),
    ...(hasUniqueItems ? [{ of: 'items', text: 'unique items' } as const] : []),
    ...describeCount(keys, 'key').map((text) => ({ of: 'keys', text }) as const),
  ]
}

function describeCount({ least, most }: Range, noun: string): readonly string[] {
  if (least !== undefined && most !== undefined) {
    return asNumber(least) === asNumber(most)
      ? [`exactly ${formatCount(least, noun)}`]
      : [`${formatJson(least, 0)} to ${formatCount(most, noun)}`]
  }
  if (least !== undefined && asNumber(least) !== 0) return [`at least ${formatCount(least, noun)}`]
  return most === undefined ? [] : [`at most ${formatCount(most, noun)}`]
}

function describeRange({ least, most, above, below }: Limits['value']): readonly string[] {
  if (least !== undefined && most !== undefined && above === undefined && below === undefined) {
    return [`${formatJson(least, 0)} to ${formatJson(most, 0)}`]
  }
  const limits = [
    ['at least', least],
    ['more than', above],
    ['at most', most],
    ['less than', below],
  ] as const
  return limits.flatMap(([word, limit]) => (limit === undefined ? [] : [`${word} ${formatJson(limit, 0)}`]))
}
