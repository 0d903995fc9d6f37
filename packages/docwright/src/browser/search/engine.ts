import type { Manifest, RecordFile, Result, TermFile } from '../../search.ts'
import { isStopWord } from '../../search.ts'
import { kindWeights, queryWeights as weights } from '../../search-weights.ts'
import { memoizeAsync } from '../platform/memoize-async.ts'
import type { Action } from './action.ts'
import { parseAction } from './action.ts'
import type { Query } from './query.ts'
import { parseQuery } from './query.ts'
import type { Match } from './terms.ts'
import { findMatches, visitPostings } from './terms.ts'
import type { MatchedWord } from './word-scores.ts'
import { computeCoverage, scoreWords } from './word-scores.ts'

/** Reads one file of the index. */
type Load = (href: string) => Promise<unknown>

/** The results of a query. */
export interface Hits {
  readonly results: readonly Result[]
  /** Whether the best result matches the query's informative words. */
  readonly fits: boolean
}

/** A search engine that reads the files of an index. */
export interface Engine {
  /** Returns the best results, best first. A field that several operations share leads to the page `here` if that has it. */
  find(text: string, options: { readonly limit: number; readonly here?: string | undefined }): Promise<Hits>
  /** Reads every remaining file, one after the other, so that the search works offline. */
  readAll(): Promise<void>
}

/** How many records are ranked at least, even if fewer are wanted, because an exact name may be second. */
const minRanked = 6

/** How many of the best results decide whether the query was understood. */
const judgedResultCount = 3

/** Creates an engine that reads only those files of an index that a query needs. */
export function createEngine(manifest: Manifest, load: Load): Engine {
  const read = memoizeAsync(load)
  const file = (name: string) => read(`${manifest.folder}${name}.json`)
  const terms = (kind: 'names' | 'words') => ({
    starts: manifest[kind],
    load: (index: number) => file(`${kind}-${index}`) as Promise<TermFile>,
  })
  const [names, words] = [terms('names'), terms('words')]

  return { find, readAll }

  async function find(text: string, { limit, here }: Parameters<Engine['find']>[1]): Promise<Hits> {
    const query = parseQuery(text)
    const [byName, matchedWords] = await Promise.all([scoreByName(query), matchWords(query.words)])
    const scores = scoreByWords(matchedWords, query)
    const action = query.kind === 'words' || query.kind === 'sentence' ? parseAction(query.text) : undefined
    for (const [record, score] of action ? await scoreByAction(action) : []) {
      scores.set(record, Math.max(scores.get(record) ?? 0, score))
    }
    for (const [record, score] of byName) {
      // A query that names an action is about an operation, so fields, values, and errors with matching names count less.
      const share = action && record >= manifest.guides + manifest.operations ? weights.otherKinds : 1
      scores.set(record, (scores.get(record) ?? 0) + score * share)
    }
    const ranked = [...scores].sort(([a, x], [b, y]) => y - x || a - b)
    const best = reservePlaces(ranked, Math.max(limit, minRanked))
    const found = await Promise.all(best.map(([record]) => readResult(record)))
    // If both `request_id` and `Request-Id` match, the spelling that was typed comes first.
    const isExact = ({ title }: Result, index: number) =>
      title === query.text && (byName.get(best[index]![0]) ?? 0) >= weights.sureName
    const sorted = [...found.filter(isExact), ...found.filter((each, index) => !isExact(each, index))]
    // A field and its possible values have the same address, and count as one result.
    const hrefs = sorted.map(({ href }) => href)
    const distinct = sorted.filter(({ href }, index) => hrefs.indexOf(href) === index)
    const results = mixKinds(mergeSameFields(distinct, here))
    const fits = ranked
      .slice(0, judgedResultCount)
      .some(
        ([record]) =>
          (byName.get(record) ?? 0) > weights.unsureName ||
          computeCoverage(matchedWords, record) > kindWeights[query.kind].fits,
      )
    return { results: results.slice(0, limit), fits }
  }

  /** Returns the best results. The last places are reserved for guides if the reference dominates, and vice versa. */
  function reservePlaces(ranked: readonly [number, number][], limit: number): [number, number][] {
    const isGuide = ([record]: [number, number]) => record < manifest.guides
    const reserved = Math.trunc(limit / 4)
    const best = ranked.slice(0, limit)
    for (const isKind of [isGuide, (each: [number, number]) => !isGuide(each)]) {
      const missing = reserved - best.filter(isKind).length
      if (missing <= 0) continue
      const more = ranked.slice(limit).filter(isKind).slice(0, missing)
      best.splice(limit - more.length, more.length, ...more)
    }
    return best
  }

  async function scoreByName({ names: wanted }: Query): Promise<Map<number, number>> {
    const scores = new Map<number, number>()
    const found = await Promise.all(wanted.map(({ name }) => findMatches(name, names)))
    wanted.forEach(({ share, inexactWeight, adds = false }, index) => {
      for (const match of found[index]!) {
        const { closeness, isWhole } = match
        if (!isWhole && inexactWeight === 0) continue
        visitPostings(match, (record, certainty) => {
          const whole = certainty < weights.unsure ? weights.unsureName : weights.wholeName
          const score = (isWhole ? whole : inexactWeight) * closeness * certainty * share
          const was = scores.get(record) ?? 0
          scores.set(record, adds ? was + score : Math.max(was, score))
        })
      }
    })
    return scores
  }

  async function matchWords(wanted: readonly string[]): Promise<readonly MatchedWord[]> {
    const found = await Promise.all(wanted.map(findMatchesAndSynonyms))
    return found.map((matches, index) => {
      const factor = isStopWord(wanted[index]!) ? weights.stopWord : 1
      return { matches, information: factor * getRarity(matches, manifest.records) }
    })
  }

  function scoreByWords(words: readonly MatchedWord[], { kind }: Query): Map<number, number> {
    const scores = scoreWords(words, kindWeights[kind])
    for (const [record, score] of scores) {
      if (record < manifest.guides) scores.set(record, score * kindWeights[kind].guides)
    }
    return scores
  }

  /** If the query names an action, ranks operations by title and words above records that merely contain the words. */
  async function scoreByAction({
    verb,
    synonyms,
    isCommon,
    things,
  }: Action): Promise<ReadonlyMap<number, number>> {
    const isOperation = (record: number) =>
      record >= manifest.guides && record < manifest.guides + manifest.operations
    const all = [verb, ...synonyms]
    const [titles, verbs, others] = await Promise.all([
      Promise.all(all.map((each) => findMatches([each, ...things].join(' '), names))),
      Promise.all(all.map((each) => findMatches(each, words))),
      matchWords(things),
    ])
    const own = verbs.flatMap((matches, index) =>
      matches
        .filter(({ isWhole }) => isWhole)
        .map((match) => (index === 0 ? match : { ...match, closeness: weights.verbSynonym })),
    )
    const verbWord = {
      matches: own,
      information: (isCommon ? weights.stopWord : 1) * getRarity(own, manifest.records),
    }
    const byWords = scoreWords([verbWord, ...others], kindWeights.words)
    const scores = new Map<number, number>()
    for (const [record, score] of byWords) {
      if (isOperation(record)) scores.set(record, score * weights.action)
    }
    for (const match of titles.flat().filter(({ isWhole }) => isWhole)) {
      visitPostings(match, (record, certainty) => {
        if (!isOperation(record)) return
        scores.set(record, (scores.get(record) ?? 0) + weights.actionTitle * certainty)
      })
    }
    return scores
  }

  async function findMatchesAndSynonyms(word: string): Promise<readonly Match[]> {
    const groups = manifest.synonyms.filter((group) => group.includes(word))
    const others = [...new Set(groups.flat())].filter((other) => other !== word && !other.includes(' '))
    const [own, ...ofSynonyms] = await Promise.all([word, ...others].map((each) => findMatches(each, words)))
    const synonyms = ofSynonyms.flat().filter(({ isWhole }) => isWhole)
    return [...own!, ...synonyms.map((match) => ({ ...match, closeness: match.closeness * weights.synonym }))]
  }

  async function readResult(record: number): Promise<Result> {
    const { recordsPerFile } = manifest
    const part = (await file(`records-${Math.trunc(record / recordsPerFile)}`)) as RecordFile
    const [kind, href, title, context, excerpt] = part[record % recordsPerFile]!
    return { kind, href, title, context, excerpt }
  }

  async function readAll(): Promise<void> {
    const records = Math.ceil(manifest.records / manifest.recordsPerFile)
    const counts = { names: manifest.names.length, words: manifest.words.length, records }
    for (const [name, count] of Object.entries(counts)) {
      for (let index = 0; index < count; index++) await file(`${name}-${index}`)
    }
  }
}

/** Merges fields of the same name and description in several operations into one result that lists all of them. */
function mergeSameFields(results: readonly Result[], here: string | undefined): readonly Result[] {
  const merged: Result[] = []
  for (const each of results) {
    const index = merged.findIndex((known) => isSameField(known, each))
    const known = merged[index]
    if (!known) {
      merged.push(each)
      continue
    }
    const isHere = each.href.startsWith(`${here}#`)
    const [first, second] = isHere ? [each, known] : [known, each]
    merged[index] = { ...first, context: `${first.context}; ${second.context}` }
  }
  return merged
}

/** Checks whether two results are the same field at different depths, such as `three_ds` and `transaction.three_ds`. */
function isSameField(one: Result, other: Result): boolean {
  const isInside = `.${one.title}`.endsWith(`.${other.title}`) || `.${other.title}`.endsWith(`.${one.title}`)
  return isInside && one.kind === 'field' && other.kind === 'field' && one.excerpt === other.excerpt
}

/** Ensures that the first three results include both a guide and a part of the reference, if both were found. */
function mixKinds(results: readonly Result[]): readonly Result[] {
  const isGuide = ({ kind }: Result) => kind === 'guide'
  const [first] = results
  if (!first || results.slice(0, 3).some((each) => isGuide(each) !== isGuide(first))) return results
  const other = results.find((each) => isGuide(each) !== isGuide(first))
  if (!other) return results
  const others = results.filter((each) => each !== other)
  return [...others.slice(0, 2), other, ...others.slice(2)]
}

/** Returns how informative a word is: the fewer records contain it, the more. */
function getRarity(matches: readonly Match[], records: number): number {
  if (matches.length === 0) return Math.log(1 + records)
  const whole = matches.find(({ isWhole }) => isWhole)
  const count = whole?.count ?? Math.max(...matches.map((match) => match.count))
  return Math.log(1 + records / count)
}
