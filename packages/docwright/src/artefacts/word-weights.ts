import type { SearchRecord } from '../model/search/search-record.ts'
import { contentWords, passagesPerRecord, wordsOf } from '../search.ts'
import { indexWeights as weights } from '../search-weights.ts'

/** A word in a passage of a record, with how well it names the record, from 0 to 1. */
interface WordWeight {
  readonly word: string
  /** 0 is what the record is called; each question and a few lines of its text are passages of their own. */
  readonly passage: number
  readonly weight: number
}

/** Beyond this a text is too long to be about each of its words. */
const longestText = 4000

/** How many words of a text are near each other. */
const passageLength = 16

/** Each word of a record. */
export function wordWeights(record: SearchRecord): readonly WordWeight[] {
  const { questions = [], errorTexts = [], text, weight } = record
  const asked = questions.map((question) => {
    const words = new Set([...contentWords(question), ...compounds(question)])
    return new Map(
      [...words].map((word) => [word, weights.questionWord + weights.questionAlone / words.size]),
    )
  })
  const said = passagesOf(text.slice(0, longestText)).map(
    (words) => new Map(words.map((word) => [word, weights.textWord])),
  )
  const answered = errorTexts.map(
    (answer) => new Map(contentWords(answer).map((word) => [word, weights.answerWord])),
  )
  return [headWeights(record), ...asked, ...said, ...answered].flatMap((words, index) => {
    const passage = Math.min(index, passagesPerRecord - 1)
    return [...words].map(([word, part]) => ({ word, passage, weight: part * weight }))
  })
}

function headWeights({ kind, title, context }: SearchRecord): Map<string, number> {
  const missed = new Map<string, number>()
  const add = (word: string, part: number) => missed.set(word, (missed.get(word) ?? 1) * (1 - part))
  const isPath = kind === 'field' || kind === 'header' || kind === 'parameter'
  const heads = isPath ? title.split('.') : [title]
  const last = new Set(isPath ? wordsOf(heads.at(-1) ?? '') : contentWords(title))
  for (const word of last) add(word, Math.min(0.98, weights.titleWord + weights.titleAlone / last.size))
  for (const word of new Set(wordsOf(heads.slice(0, -1).join(' ')))) add(word, weights.pathWord)
  for (const word of compounds(title)) add(word, weights.pathWord)
  for (const word of new Set(contentWords(context))) add(word, weights.contextWord)
  return new Map([...missed].map(([word, rest]) => [word, 1 - rest]))
}

/** A text in runs of whole sentences; a long one is cut. */
function passagesOf(text: string): readonly (readonly string[])[] {
  const passages: string[][] = []
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const words = [...contentWords(sentence), ...compounds(sentence)]
    for (let start = 0; start < words.length; start += passageLength) {
      passages.push(words.slice(start, start + passageLength))
    }
  }
  return passages
}

/** Words that are also written in one; looked for where a word begins, since a long one would be read from each of its letters. */
const compound = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|(?<!\p{L})\p{L}+\p{Ll}\p{Lu}\p{L}+/gu

/** `back-off` and `GitHub` are also written in one word. */
function compounds(text: string): readonly string[] {
  const found = text.match(compound) ?? []
  return found.flatMap((word) => wordsOf(word.replaceAll('-', '').toLowerCase()))
}
