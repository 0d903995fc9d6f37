import { passagesPerRecord } from '../../search.ts'
import type { kindWeights } from '../../search-weights.ts'
import type { Match } from './terms.ts'
import { visitPostings } from './terms.ts'

/** A word of a query: the terms of the index that match it, and how informative it is. */
export interface MatchedWord {
  readonly matches: readonly Match[]
  readonly information: number
}

/**
 * Returns how much of a query a record covers, from 0 to 1. Each word counts by how informative it is, times the closeness of the
 * record's best match.
 */
export function computeCoverage(words: readonly MatchedWord[], record: number): number {
  let total = 0
  let covered = 0
  for (const { matches, information } of words) {
    let closest = 0
    for (const match of matches) {
      if (match.closeness <= closest) continue
      visitPostings(match, (key) => {
        if (Math.trunc(key / passagesPerRecord) === record) closest = match.closeness
      })
    }
    total += information
    covered += information * closest
  }
  return covered / (total || 1)
}

/**
 * Scores how well records match a query's words, from 0 to 100. Each word counts wherever it is, and more if other words are in
 * the same title or passage.
 */
export function scoreWords(
  queryWords: readonly MatchedWord[],
  { together, missing }: (typeof kindWeights)[keyof typeof kindWeights],
): Map<number, number> {
  // A word without any match may be a typo, so it's ignored.
  const matched = queryWords.filter(({ matches }) => matches.length > 0)
  const total = matched.reduce((sum, { information }) => sum + information, 0) || 1
  const words = matched.map((word) => ({ ...word, share: word.information / total }))
  const passages = indexPassageWeights(words)
  const records = new Map<number, RecordSoFar>()
  /** The weight of each word in the current passage or its title, then in the whole record. Reused, to save memory. */
  const wordWeights = new Float64Array(words.length)
  for (const [key, weights] of passages) {
    const record = Math.trunc(key / passagesPerRecord)
    const title = passages.get(record * passagesPerRecord)
    let found = records.get(record)
    if (!found) {
      found = { missed: new Float64Array(words.length).fill(1), best: 0 }
      records.set(record, found)
    }
    for (let index = 0; index < wordWeights.length; index++) {
      wordWeights[index] = Math.max(weights[index]!, title?.[index] ?? 0)
      found.missed[index]! *= 1 - weights[index]!
    }
    found.best = Math.max(found.best, scorePassage(wordWeights, words, missing))
  }
  const scores = new Map<number, number>()
  for (const [record, { missed, best }] of records) {
    for (let index = 0; index < wordWeights.length; index++) wordWeights[index] = 1 - missed[index]!
    scores.set(record, 100 * (scorePassage(wordWeights, words, missing) + together * best))
  }
  return scores
}

interface SharedWord extends MatchedWord {
  /** The word's share of the information in all words. */
  readonly share: number
}

interface RecordSoFar {
  /** For each word, the share that no passage has covered so far. */
  readonly missed: Float64Array
  /** The best score of a passage so far. */
  best: number
}

/** Returns the score of a passage. Each missing word lowers it. */
function scorePassage(weights: Float64Array, words: readonly SharedWord[], missing: number): number {
  let score = 0
  let covered = 0
  for (let index = 0; index < words.length; index++) {
    if (weights[index] === 0) continue
    score += weights[index]! * words[index]!.share
    covered += words[index]!.share
  }
  return covered === 1 ? score : score * covered ** missing
}

/** Returns the weight of each word in each passage that contains at least one of them, by passage key. */
function indexPassageWeights(words: readonly MatchedWord[]): ReadonlyMap<number, Float64Array> {
  const passages = new Map<number, Float64Array>()
  words.forEach(({ matches }, index) => {
    for (const match of matches) {
      visitPostings(match, (key, weight) => {
        let weights = passages.get(key)
        if (!weights) {
          weights = new Float64Array(words.length)
          passages.set(key, weights)
        }
        weights[index] = Math.max(weights[index]!, match.closeness * weight)
      })
    }
  })
  return passages
}
