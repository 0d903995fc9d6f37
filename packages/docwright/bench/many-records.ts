import type { SearchRecord } from '../src/model/search/search-record.ts'

/**
 * Generates the records of a made-up site with a given number of sections, the same ones each time. Titles, fields, and
 * prose use an invented but natural vocabulary.
 */
export function createRecords(count: number): SearchRecord[] {
  const random = createRandom(7)
  const vocabulary = Array.from({ length: 6000 }, () => createWord(random))
  /** Few words are frequent and most are rare, as in every language. */
  const pick = () => vocabulary[Math.trunc(vocabulary.length * random() ** 3)]!
  const words = (length: number) => Array.from({ length }, pick)
  return Array.from({ length: count }, (_, index): SearchRecord => {
    const isGuide = index < count / 2
    const title = isGuide ? words(3).join(' ') : words(3).join('_')
    return {
      kind: isGuide ? 'guide' : 'field',
      href: `/docs/${words(2).join('/')}-${index}#${title.replaceAll(' ', '-')}`,
      title,
      context: words(4).join(' '),
      text: words(isGuide ? 90 : 14).join(' '),
      names: [{ name: title, certainty: 0.9 }],
      weight: 0.9,
    }
  })
}

function createWord(random: () => number): string {
  const syllables = [
    'ar',
    'be',
    'con',
    'do',
    'en',
    'fra',
    'ment',
    'in',
    'lo',
    'mer',
    'pay',
    're',
    'sa',
    'ti',
    'vo',
    'xi',
  ]
  const length = 2 + Math.trunc(random() * 3)
  return Array.from({ length }, () => syllables[Math.trunc(random() * syllables.length)]).join('')
}

/** Numbers from 0 to 1 that only look random (Park and Miller, "minimal standard"). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
