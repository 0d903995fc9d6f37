import { passagesPerRecord } from '../../search.ts'
import type { kindWeights } from '../../search-weights.ts'
import type { Match } from './terms.ts'
import { visitPostings } from './terms.ts'

/** A word of a query: the terms of the index that match it, and how informative it is. */
export interface MatchedWord {
  readonly matches: readonly Match[]
  readonly tells: number
}

/**
 * Returns how much of a query a record covers, from 0 to 1. Each word counts by how informative it is, times the closeness of the
 * record's best match.
 */
export function computeCoverage(words: readonly MatchedWord[], record: number): number {
  let all = 0
  let had = 0
  for (const { matches, tells } of words) {
    let closest = 0
    for (const match of matches) {
      if (match.closeness <= closest) continue
      visitPostings(match, (key) => {
        if (Math.trunc(key / passagesPerRecord) === record) closest = match.closeness
      })
    }
    all += tells
    had += tells * closest
  }
  return had / (all || 1)
}

/**
 * Scores how well records match a query's words, from 0 to 100. Each word counts wherever it is, and more if other words are in
 * the same title or passage.
 */
export function scoreWords(
  heard: readonly MatchedWord[],
  { together, missing }: (typeof kindWeights)[keyof typeof kindWeights],
): Map<number, number> {
  // A word without any match may be a typo, so it's ignored.
  const known = heard.filter(({ matches }) => matches.length > 0)
  const all = known.reduce((sum, { tells }) => sum + tells, 0) || 1
  const words = known.map((word) => ({ ...word, share: word.tells / all }))
  const passages = indexPassageWeights(words)
  const records = new Map<number, RecordSoFar>()
  const near = new Float64Array(words.length)
  for (const [key, weights] of passages) {
    const record = Math.trunc(key / passagesPerRecord)
    const head = passages.get(record * passagesPerRecord)
    let found = records.get(record)
    if (!found) {
      found = { missed: new Float64Array(words.length).fill(1), best: 0 }
      records.set(record, found)
    }
    for (let index = 0; index < near.length; index++) {
      near[index] = Math.max(weights[index]!, head?.[index] ?? 0)
      found.missed[index]! *= 1 - weights[index]!
    }
    found.best = Math.max(found.best, scorePassage(near, words, missing))
  }
  const scores = new Map<number, number>()
  for (const [record, { missed, best }] of records) {
    for (let index = 0; index < near.length; index++) near[index] = 1 - missed[index]!
    scores.set(record, 100 * (scorePassage(near, words, missing) + together * best))
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
