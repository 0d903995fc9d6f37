import { normalName, normalTitle, tellingWords, wordsOf } from '../../search.ts'

/** What a reader typed, taken apart. */
export interface Query {
  /** As it was typed. */
  readonly text: string
  /** Whole names and titles that the text may be, surest first. */
  readonly names: readonly WantedName[]
  /** Its words in their normal form, without those that every question has. */
  readonly words: readonly string[]
  /** Whether it has a question's form, so that an explanation is worth more than a definition. */
  readonly isQuestion: boolean
}

/** A name that a query may mean as a whole. */
interface WantedName {
  readonly name: string
  /** How much of the text it accounts for. */
  readonly share: number
  /** How much a longer or misspelt name counts; nothing when it will not do. */
  readonly open: number
}

/** A longer or misspelt name counts for much when the text has a name's form, and for little beside plain words. */
const openIdentifier = 300
const openWords = 12

/** A word with the signs of a name: `score_de`, `/v1`, `riskLevel`, `If-Match`. */
const identifier = /[_./{}-]|\d|\p{Ll}\p{Lu}/u

/** Reads a query: a name, a path with or without its host and method, a line of a log, or plain words. */
export function readQuery(typed: string): Query {
  const text = typed.trim()
  const line = withoutClutter(text)
  const all = wordsOf(line)
  const words = [...new Set(tellingWords(line))]
  return { text, names: namesIn(line), words, isQuestion: all.length > words.length && all.length > 2 }
}

/** Without what stands around a name when it is pasted: a host, a query string, `X-` of a header, `HTTP/1.1` of a status. */
function withoutClutter(text: string): string {
  const line = text
    .replace(/(?:https?:\/)?\/[^\s"'#]*#([\w.-]+)/g, '$1')
    .replace(/https?:\/\/[^/\s"']+/g, '')
    .replace(/(\/\S*)\?\S*/g, '$1')
    .replace(/\bx-(?=\w+-\w)/gi, '')
    .replace(/\b(?:https?(?:\/[\d.]+)?|status(?: code)?|error)\s+(?=[1-5]\d\d\b)/gi, '')
    .trim()
  return line || text.replace(/^https?:\/\//, '')
}

function namesIn(line: string): readonly WantedName[] {
  const parts = line
    .split(/[\s"',;=(){}<>]+|:(?=\s|"|$)/)
    .filter((part) => identifier.test(part))
    .map((part) => ({ name: normalName(part), share: 0.9, open: 0 }))
  const isIdentifier = identifier.test(line) || !line.includes(' ')
  const names = [
    {
      name: normalName(line),
      share: isIdentifier ? 1 : 0.9,
      open: identifier.test(line) ? openIdentifier : openWords,
    },
    { name: normalName(withoutIds(line)), share: 0.98, open: 0 },
    { name: normalTitle(line), share: 0.99, open: openWords },
    ...parts,
  ]
  const known = new Set<string>()
  return names.filter(({ name }) => name.length > 1 && !known.has(name) && known.add(name))
}

/** A path as the reference writes it, without what stands for `{id}` in a real request. */
function withoutIds(line: string): string {
  return line.replace(/\/(?:\{[^}]*\}|[^/\s]*\d[^/\s]{3,}|\d+)(?=\/|\s|$)/g, '')
}
