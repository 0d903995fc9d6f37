import type { SearchRecord } from '../model/search/search-record.ts'
import { listContentWords, passagesPerRecord, splitWords } from '../search.ts'
import { indexWeights as weights } from '../search-weights.ts'

/** A word in a passage of a record, with a weight from 0 to 1 for how well it identifies the record. */
interface WordWeight {
  readonly word: string
  /** The passage's number. Passage 0 contains the record's names; each question and every few lines of text are further passages. */
  readonly passage: number
  readonly weight: number
}

/** The longest text that is weighed, in characters. A longer text isn't about each of its words. */
const maxTextLength = 4000

/** How many words count as near each other. */
const passageLength = 16

/** Returns each word of a record with its weight. */
export function weighWords(record: SearchRecord): readonly WordWeight[] {
  const { questions = [], errorTexts = [], text, weight } = record
  const questionWords = questions.map((question) => {
    const words = new Set([...listContentWords(question), ...findCompounds(question)])
    return new Map(
      [...words].map((word) => [word, weights.questionWord + weights.questionAlone / words.size]),
    )
  })
  const textWords = splitPassages(text.slice(0, maxTextLength)).map(
    (words) => new Map(words.map((word) => [word, weights.textWord])),
  )
  const errorWords = errorTexts.map(
    (text) => new Map(listContentWords(text).map((word) => [word, weights.errorWord])),
  )
  return [indexHeadWeights(record), ...questionWords, ...textWords, ...errorWords].flatMap((words, index) => {
    const passage = Math.min(index, passagesPerRecord - 1)
    return [...words].map(([word, strength]) => ({ word, passage, weight: strength * weight }))
  })
}

/** Returns the words of a record's title and context. A word's strengths are combined like probabilities: 0.5 and 0.5 make 0.75. */
function indexHeadWeights({ kind, title, context }: SearchRecord): Map<string, number> {
  const remainders = new Map<string, number>()
  const add = (word: string, strength: number) =>
    remainders.set(word, (remainders.get(word) ?? 1) * (1 - strength))
  const isPath = kind === 'field' || kind === 'header' || kind === 'parameter'
  const names = isPath ? title.split('.') : [title]
  const last = new Set(isPath ? splitWords(names.at(-1) ?? '') : listContentWords(title))
  for (const word of last) add(word, Math.min(0.98, weights.titleWord + weights.titleAlone / last.size))
  for (const word of new Set(splitWords(names.slice(0, -1).join(' ')))) add(word, weights.pathWord)
  for (const word of findCompounds(title)) add(word, weights.pathWord)
  for (const word of new Set(listContentWords(context))) add(word, weights.contextWord)
  return new Map([...remainders].map(([word, remainder]) => [word, 1 - remainder]))
}

/** Splits a text into passages of whole sentences, and cuts long texts. */
function splitPassages(text: string): readonly (readonly string[])[] {
  const passages: string[][] = []
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const words = [...listContentWords(sentence), ...findCompounds(sentence)]
    for (let start = 0; start < words.length; start += passageLength) {
      passages.push(words.slice(start, start + passageLength))
    }
  }
  return passages
}

/**
 * Words that are also written as one. The match starts only where a word begins, so that a long word isn't tried from each
 * letter.
 */
const compoundPattern =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|(?<!\p{L})\p{L}+\p{Ll}\p{Lu}\p{L}+/gu

/** Returns compounds as one word, because `back-off` and `GitHub` are also written without the hyphen or capital. */
function findCompounds(text: string): readonly string[] {
  const found = text.match(compoundPattern) ?? []
  return found.flatMap((word) => splitWords(word.replaceAll('-', '').toLowerCase()))
}
