import type { SearchRecord } from '../model/search/search-record.ts'
import { tellingWords, wordsOf } from '../search.ts'

/** How much each part of a record says about what it is, from 0 to 1. */
const inContext = 0.3
const inPath = 0.4
const inText = 0.28

/** Beyond this a text is too long to be about each of its words. */
const longestText = 4000

/** Each word of a record, with how well it names the record, from 0 to 1. */
export function wordWeights({ kind, title, context, text, weight }: SearchRecord): Map<string, number> {
  const missed = new Map<string, number>()
  const add = (word: string, part: number) => missed.set(word, (missed.get(word) ?? 1) * (1 - part))
  const isPath = kind === 'field' || kind === 'header' || kind === 'parameter'
  const heads = isPath ? title.split('.') : [title]
  const last = new Set(isPath ? wordsOf(heads.at(-1) ?? '') : tellingWords(title))
  for (const word of last) add(word, 0.68 + 0.27 / last.size)
  for (const word of new Set(wordsOf(heads.slice(0, -1).join(' ')))) add(word, inPath)
  for (const word of compounds(title)) add(word, inPath)
  for (const word of new Set(tellingWords(context))) add(word, inContext)
  for (const [word, count] of counts(tellingWords(text.slice(0, longestText)))) {
    add(word, (inText * count) / (count + 0.8))
  }
  return new Map([...missed].map(([word, rest]) => [word, (1 - rest) * weight]))
}

/** `back-off` is also written in one word. */
function compounds(text: string): readonly string[] {
  const found = text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []
  return found.flatMap((compound) => wordsOf(compound.replaceAll('-', '').toLowerCase()))
}

function counts(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1)
  return found
}
