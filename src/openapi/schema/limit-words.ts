import { jsonText, numberOf } from '../document/json.ts'
import type { Limits, Range } from './limits.ts'
import { counted } from './words.ts'

/** One limit in words, and what it limits: "1 to 64 characters", "multiple of 5". */
export interface LimitWords {
  readonly of: 'characters' | 'value' | 'multiples' | 'items' | 'keys'
  readonly text: string
}

/** The limits of a value in words, with numbers as the file writes them. */
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
    ...valueWords(value).map((text) => ({ of: 'value', text }) as const),
    ...multiples.map((step) => ({ of: 'multiples', text: `multiple of ${jsonText(step, 0)}` }) as const),
    ...countWords(items, 'item').map((text) => ({ of: 'items', text }) as const),
    ...(hasUniqueItems ? [{ of: 'items', text: 'unique items' } as const] : []),
    ...countWords(keys, 'key').map((text) => ({ of: 'keys', text }) as const),
  ]
}

function countWords({ least, most }: Range, noun: string): readonly string[] {
  if (least !== undefined && most !== undefined) {
    return numberOf(least) === numberOf(most)
      ? [`exactly ${counted(least, noun)}`]
      : [`${jsonText(least, 0)} to ${counted(most, noun)}`]
  }
  if (least !== undefined && numberOf(least) !== 0) return [`at least ${counted(least, noun)}`]
  return most === undefined ? [] : [`at most ${counted(most, noun)}`]
}

function valueWords({ least, most, above, below }: Limits['value']): readonly string[] {
  if (least !== undefined && most !== undefined && above === undefined && below === undefined) {
    return [`${jsonText(least, 0)} to ${jsonText(most, 0)}`]
  }
  const limits = [
    ['at least', least],
    ['more than', above],
    ['at most', most],
    ['less than', below],
  ] as const
  return limits.flatMap(([word, limit]) => (limit === undefined ? [] : [`${word} ${jsonText(limit, 0)}`]))
}
