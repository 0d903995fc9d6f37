import type { Json } from '../document/json.ts'
import { isNumber, jsonText, numberOf } from '../document/json.ts'
import type { Parts } from './parts.ts'
import { allOf } from './parts.ts'
import { counted } from './words.ts'

/** The limits of a value in words, with numbers as the file writes them (JSON Schema 2020-12 validation, 6.2 to 6.5). */
export function constraintWords(parts: Parts): readonly string[] {
  return [
    ...countWords(parts, { least: 'minLength', most: 'maxLength', noun: 'character' }),
    ...rangeWords(parts),
    ...allOf(parts, 'multipleOf')
      .filter(isNumber)
      .map((step) => `multiple of ${jsonText(step, 0)}`),
    ...countWords(parts, { least: 'minItems', most: 'maxItems', noun: 'item' }),
    ...(allOf(parts, 'uniqueItems').includes(true) ? ['unique items'] : []),
    ...countWords(parts, { least: 'minProperties', most: 'maxProperties', noun: 'key' }),
  ]
}

interface Counted {
  readonly least: string
  readonly most: string
  readonly noun: string
}

function countWords(parts: Parts, { least, most, noun }: Counted): readonly string[] {
  const from = tightest(allOf(parts, least), 'highest')
  const to = tightest(allOf(parts, most), 'lowest')
  if (from !== undefined && to !== undefined && numberOf(from) === numberOf(to))
    return [`exactly ${counted(from, noun)}`]
  if (from !== undefined && to !== undefined) return [`${jsonText(from, 0)} to ${counted(to, noun)}`]
  if (from !== undefined && numberOf(from) !== 0) return [`at least ${counted(from, noun)}`]
  return to === undefined ? [] : [`at most ${counted(to, noun)}`]
}

function rangeWords(parts: Parts): readonly string[] {
  const least = tightest(allOf(parts, 'minimum'), 'highest')
  const most = tightest(allOf(parts, 'maximum'), 'lowest')
  const above = tightest(allOf(parts, 'exclusiveMinimum'), 'highest')
  const below = tightest(allOf(parts, 'exclusiveMaximum'), 'lowest')
  if (least !== undefined && most !== undefined && above === undefined && below === undefined) {
    return [`${jsonText(least, 0)} to ${jsonText(most, 0)}`]
  }
  const limits: readonly (readonly [string, Json | undefined])[] = [
    ['at least', least],
    ['more than', above],
    ['at most', most],
    ['less than', below],
  ]
  return limits.flatMap(([word, limit]) => (limit === undefined ? [] : [`${word} ${jsonText(limit, 0)}`]))
}

function tightest(limits: readonly Json[], which: 'highest' | 'lowest'): Json | undefined {
  const sign = which === 'highest' ? 1 : -1
  return limits.filter(isNumber).reduce<Json | undefined>((best, limit) => {
    if (best === undefined) return limit
    return sign * (numberOf(limit)! - numberOf(best)!) > 0 ? limit : best
  }, undefined)
}
