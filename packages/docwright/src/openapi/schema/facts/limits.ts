import type { Amount, Json } from '../../document/json.ts'
import { asNumber, formatJson, isNumber } from '../../document/json.ts'
import { removeUndefined } from '../../document/present.ts'
import type { Parts } from '../parts/parts.ts'
import { listKeywordValues } from '../parts/parts.ts'
import { formatCount } from '../parts/words.ts'

/** An inclusive range. Without a number, a side is open. */
export interface Range {
  readonly least?: Amount
  readonly most?: Amount
}

/** The limits of a value as data (JSON Schema 2020-12 validation, 6.2 to 6.5). They're put into words only where they're rendered. */
export interface Limits {
  readonly characters: Range
  readonly value: Range & { readonly above?: Amount; readonly below?: Amount }
  readonly multiples: readonly Amount[]
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

/** Combines the limits of all parts. If several limit the same thing, the strictest counts. */
export function combineLimits(parts: Parts): Limits {
  const limits: Limits = {
    characters: getRange(parts, 'minLength', 'maxLength'),
    value: removeUndefined({
      ...getRange(parts, 'minimum', 'maximum'),
      above: findHighest(listKeywordValues(parts, 'exclusiveMinimum')),
      below: findLowest(listKeywordValues(parts, 'exclusiveMaximum')),
    }),
    multiples: listKeywordValues(parts, 'multipleOf').filter(isNumber),
    items: getRange(parts, 'minItems', 'maxItems'),
    hasUniqueItems: listKeywordValues(parts, 'uniqueItems').includes(true),
    keys: getRange(parts, 'minProperties', 'maxProperties'),
  }
  // Most schemas have no limits, and share one object.
  return Object.values(limits).some(isSet) ? limits : noLimits
}

function isSet(limit: Limits[keyof Limits]): boolean {
  return limit === true || Object.keys(limit).length > 0
}

/** The most items or keys to generate, because more would show nothing new. */
const maxGenerated = 10

/** Returns how many items to generate: `usual`, or as many as the limits require, but at most ten. */
export function countWithin({ least, most }: Range, usual: number): number {
  const wanted = Math.max(Math.min(asNumber(least) ?? 0, maxGenerated), usual)
  return Math.max(Math.min(wanted, asNumber(most) ?? wanted), 0)
}

function getRange(parts: Parts, least: string, most: string): Range {
  return removeUndefined({
    least: findHighest(listKeywordValues(parts, least)),
    most: findLowest(listKeywordValues(parts, most)),
  })
}

function findHighest(limits: readonly Json[]): Amount | undefined {
  return limits.filter(isNumber).reduce(stricter(1), undefined)
}

function findLowest(limits: readonly Json[]): Amount | undefined {
  return limits.filter(isNumber).reduce(stricter(-1), undefined)
}

function stricter(sign: 1 | -1) {
  return (best: Amount | undefined, limit: Amount): Amount | undefined =>
    best === undefined || sign * (asNumber(limit)! - asNumber(best)!) > 0 ? limit : best
}

/** A limit in words, and what it limits: "1 to 64 characters", "multiple of 5". */
export interface LimitWords {
  readonly of: 'characters' | 'value' | 'multiples' | 'items' | 'keys'
  readonly text: string
}

/** Describes the limits of a value, with numbers as they're written in the file. */
export function limitWords({
  characters,
  value,
  multiples,
  items,
  hasUniqueItems,
  keys,
}: Limits): readonly LimitWords[] {
  return [
    ...countWords(characters, 'character').map((text) => ({ of: 'characters', text }) as const),
    ...describeValues(value).map((text) => ({ of: 'value', text }) as const),
    ...multiples.map((step) => ({ of: 'multiples', text: `multiple of ${formatJson(step, 0)}` }) as const),
    ...countWords(items, 'item').map((text) => ({ of: 'items', text }) as const),
    ...(hasUniqueItems ? [{ of: 'items', text: 'unique items' } as const] : []),
    ...countWords(keys, 'key').map((text) => ({ of: 'keys', text }) as const),
  ]
}

function countWords({ least, most }: Range, noun: string): readonly string[] {
  if (least !== undefined && most !== undefined) {
    return asNumber(least) === asNumber(most)
      ? [`exactly ${formatCount(least, noun)}`]
      : [`${formatJson(least, 0)} to ${formatCount(most, noun)}`]
  }
  if (least !== undefined && asNumber(least) !== 0) return [`at least ${formatCount(least, noun)}`]
  return most === undefined ? [] : [`at most ${formatCount(most, noun)}`]
}

function describeValues({ least, most, above, below }: Limits['value']): readonly string[] {
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
