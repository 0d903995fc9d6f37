import type { Amount, Json } from '../document/json.ts'
import { isNumber, numberOf } from '../document/json.ts'
import { present } from '../document/present.ts'
import type { Parts } from './parts.ts'
import { allOf } from './parts.ts'

/** From one number to another, both included; a side without a number is open. */
export interface Range {
  readonly least?: Amount
  readonly most?: Amount
}

/** What a value is held to, as numbers (JSON Schema 2020-12 validation, 6.2 to 6.5); words are made where they are printed. */
export interface Limits {
  readonly characters: Range
  readonly value: Range & { readonly above?: Amount; readonly below?: Amount }
  readonly multiples: readonly Amount[]
  readonly items: Range
  readonly hasUniqueItems: boolean
  readonly keys: Range
}

/** The limits of a value that may be anything. */
export const noLimits: Limits = {
  characters: {},
  value: {},
  multiples: [],
  items: {},
  hasUniqueItems: false,
  keys: {},
}

/** The limits of all parts together: of several numbers the strictest. */
export function limitsOf(parts: Parts): Limits {
  const limits: Limits = {
    characters: rangeOf(parts, 'minLength', 'maxLength'),
    value: present({
      ...rangeOf(parts, 'minimum', 'maximum'),
      above: highest(allOf(parts, 'exclusiveMinimum')),
      below: lowest(allOf(parts, 'exclusiveMaximum')),
    }),
    multiples: allOf(parts, 'multipleOf').filter(isNumber),
    items: rangeOf(parts, 'minItems', 'maxItems'),
    hasUniqueItems: allOf(parts, 'uniqueItems').includes(true),
    keys: rangeOf(parts, 'minProperties', 'maxProperties'),
  }
  // As most schemas have none, they share one object that says so.
  return Object.values(limits).some(isSet) ? limits : noLimits
}

function isSet(limit: Limits[keyof Limits]): boolean {
  return limit === true || Object.keys(limit).length > 0
}

/** More items or keys than this would show nothing new. */
const enough = 10

/** The usual number of something unless the limits ask for more or allow fewer; many are as good as ten. */
export function countWithin({ least, most }: Range, usual: number): number {
  const wanted = Math.max(Math.min(numberOf(least) ?? 0, enough), usual)
  return Math.max(Math.min(wanted, numberOf(most) ?? wanted), 0)
}

function rangeOf(parts: Parts, least: string, most: string): Range {
  return present({ least: highest(allOf(parts, least)), most: lowest(allOf(parts, most)) })
}

function highest(limits: readonly Json[]): Amount | undefined {
  return limits.filter(isNumber).reduce(stricter(1), undefined)
}

function lowest(limits: readonly Json[]): Amount | undefined {
  return limits.filter(isNumber).reduce(stricter(-1), undefined)
}

function stricter(sign: 1 | -1) {
  return (best: Amount | undefined, limit: Amount): Amount | undefined =>
    best === undefined || sign * (numberOf(limit)! - numberOf(best)!) > 0 ? limit : best
}
