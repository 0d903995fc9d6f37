import { normalName, wordsOf } from '../../search.ts'

/** What a reader typed, taken apart. */
export interface Query {
  /** Whole names that the text may be, surest first. */
  readonly names: readonly WantedName[]
  /** Its words in their normal form, without those that every question has. */
  readonly words: readonly string[]
}

export interface WantedName {
  readonly name: string
  /** How much of the text it accounts for. */
  readonly share: number
  /** Whether longer or misspelt names will do. */
  readonly isOpen: boolean
}

const fillers = new Set(
  wordsOf(
    'a an and any are as at be been can do does for from get has have how i if in is it its me mean means my need of on or our should so that the their them then there this to use using was we what when where which who why will with would you your',
  ),
)

/** Reads a query: a name, a path with or without its host and method, a line of a log, or plain words. */
export function readQuery(text: string): Query {
  const line = text
    .trim()
    .replace(/https?:\/\/[^/\s"']+/g, '')
    .replace(/(\/\S*)\?\S*/g, '$1')
  return { names: namesIn(line), words: wordsIn(line) }
}

function namesIn(line: string): WantedName[] {
  const whole = normalName(line)
  const withoutIds = normalName(line.replace(/\/(?:\{[^}]*\}|[^/\s]*\d[^/\s]{3,}|\d+)(?=\/|\s|$)/g, ''))
  const parts = line.split(/[\s"',;=(){}<>]+|:(?=\s|"|$)/).filter((part) => /[_./-]|\d|\p{Ll}\p{Lu}/u.test(part))
  const names = [
    { name: whole, share: 1, isOpen: true },
    { name: withoutIds, share: 0.98, isOpen: false },
    ...parts.map((part) => ({ name: normalName(part), share: 0.9, isOpen: false })),
  ]
  const known = new Set<string>()
  return names.filter(({ name }) => name.length > 1 && !known.has(name) && known.add(name))
}

function wordsIn(line: string): string[] {
  const words = [...new Set(wordsOf(line))]
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}
