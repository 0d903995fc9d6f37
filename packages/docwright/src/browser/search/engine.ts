import type { Manifest, RecordFile, Result, TermFile } from '../../search.ts'
import { tellsLittle } from '../../search.ts'
import { kindWeights, queryWeights as weights } from '../../search-weights.ts'
import { keptUnlessFailed } from '../platform/kept-unless-failed.ts'
import type { Action } from './action.ts'
import { actionIn } from './action.ts'
import type { Query } from './query.ts'
import { readQuery } from './query.ts'
import type { Match } from './terms.ts'
import { eachPosting, matchesFor } from './terms.ts'
import type { HeardWord } from './word-scores.ts'
import { told, wordScores } from './word-scores.ts'

/** Reads one file of the index, by its href. */
type Load = (href: string) => Promise<unknown>

/** What a query found. */
export interface Hits {
  readonly results: readonly Result[]
  /** Whether the best of them is about what was asked, as far as its words tell. */
  readonly fits: boolean
}

/** Answers searches from the files of an index. */
export interface Engine {
  /** The best results, best first. */
  find(text: string, limit: number): Promise<Hits>
  /** Reads every file that is not read yet, one after the other, so that searching goes on without a network. */
  readAll(): Promise<void>
}

/** So many are always ranked, however few are wanted: the very name may stand second. */
const fewest = 6

/** Whether the query was understood is judged by so many of the best. */
const judged = 3

/** Searches an index by reading no more of its files than a query needs. */
export function createEngine(manifest: Manifest, load: Load): Engine {
  const read = keptUnlessFailed(load)
  const file = (name: string) => read(`${manifest.folder}${name}.json`)
  const terms = (kind: 'names' | 'words') => ({
    starts: manifest[kind],
    load: (index: number) => file(`${kind}-${index}`) as Promise<TermFile>,
  })
  const [names, words] = [terms('names'), terms('words')]

  return { find, readAll }

  async function find(text: string, limit: number): Promise<Hits> {
    const query = readQuery(text)
    const [byName, heard] = await Promise.all([scoresByName(query), heardWords(query.words)])
    const scores = scoresByWords(heard, query)
    const action = query.kind === 'words' || query.kind === 'sentence' ? actionIn(query.text) : undefined
    for (const [record, score] of action ? await scoresByAction(action) : []) {
      scores.set(record, Math.max(scores.get(record) ?? 0, score))
    }
    for (const [record, score] of byName) {
      // What is done is not the field or the value that is called so.
      const share = action && record >= manifest.guides + manifest.operations ? weights.besideAction : 1
      scores.set(record, (scores.get(record) ?? 0) + score * share)
    }
    const ranked = [...scores].sort(([a, x], [b, y]) => y - x || a - b)
    const best = mixed(ranked, Math.max(limit, fewest))
    const found = await Promise.all(best.map(([record]) => result(record)))
    // Of `request_id` and `Request-Id` the one that was typed comes first.
    const isVery = ({ title }: Result, index: number) =>
      title === query.text && (byName.get(best[index]![0]) ?? 0) >= weights.sureName
    const [very, others] = [found.filter(isVery), found.filter((each, index) => !isVery(each, index))]
    // A field and the values that it may have are one place.
    const hrefs = [...very, ...others].map(({ href }) => href)
    const distinct = [...very, ...others].filter(({ href }, index) => hrefs.indexOf(href) === index)
    const results = bothSorts(alikeAsOne(distinct))
    const fits = ranked
      .slice(0, judged)
      .some(
        ([record]) =>
          (byName.get(record) ?? 0) > weights.unsureName ||
          told(heard, record) > kindWeights[query.kind].fits,
      )
    return { results: results.slice(0, limit), fits }
  }

  /** The best, with room at the end for guides when the reference has more to say, and the other way round. */
  function mixed(ranked: readonly [number, number][], limit: number): [number, number][] {
    const isGuide = ([record]: [number, number]) => record < manifest.guides
    const room = Math.trunc(limit / 4)
    const best = ranked.slice(0, limit)
    for (const isKind of [isGuide, (each: [number, number]) => !isGuide(each)]) {
      const missing = room - best.filter(isKind).length
      if (missing <= 0) continue
      const more = ranked.slice(limit).filter(isKind).slice(0, missing)
      best.splice(limit - more.length, more.length, ...more)
    }
    return best
  }

  async function scoresByName({ names: wanted }: Query): Promise<Map<number, number>> {
    const scores = new Map<number, number>()
    const found = await Promise.all(wanted.map(({ name }) => matchesFor(name, names)))
    wanted.forEach(({ share, open, adds = false }, index) => {
      for (const match of found[index]!) {
        const { closeness, isWhole } = match
        if (!isWhole && open === 0) continue
        eachPosting(match, (record, certainty) => {
          const whole = certainty < weights.unsure ? weights.unsureName : weights.wholeName
          const score = (isWhole ? whole : open) * closeness * certainty * share
          const was = scores.get(record) ?? 0
          scores.set(record, adds ? was + score : Math.max(was, score))
        })
      }
    })
    return scores
  }

  async function heardWords(wanted: readonly string[]): Promise<readonly HeardWord[]> {
    const found = await Promise.all(wanted.map(matchesOrSynonyms))
    return found.map((matches, index) => {
      const little = tellsLittle(wanted[index]!) ? weights.littleTelling : 1
      return { matches, tells: little * rarity(matches, manifest.records) }
    })
  }

  function scoresByWords(words: readonly HeardWord[], { kind }: Query): Map<number, number> {
    const scores = wordScores(words, kindWeights[kind])
    for (const [record, score] of scores) {
      if (record < manifest.guides) scores.set(record, score * kindWeights[kind].guides)
    }
    return scores
  }

  /** Where the words name an action, operations count for more than what only has the words: by their titles and their words. */
  async function scoresByAction({
    verb,
    alike,
    isCommon,
    things,
  }: Action): Promise<ReadonlyMap<number, number>> {
    const isOperation = (record: number) =>
      record >= manifest.guides && record < manifest.guides + manifest.operations
    const all = [verb, ...alike]
    const [titles, verbs, others] = await Promise.all([
      Promise.all(all.map((each) => matchesFor([each, ...things].join(' '), names))),
      Promise.all(all.map((each) => matchesFor(each, words))),
      heardWords(things),
    ])
    const own = verbs.flatMap((matches, index) =>
      matches
        .filter(({ isWhole }) => isWhole)
        .map((match) => (index === 0 ? match : { ...match, closeness: weights.alike })),
    )
    const little = {
      matches: own,
      tells: (isCommon ? weights.littleTelling : 1) * rarity(own, manifest.records),
    }
    const byWords = wordScores([little, ...others], kindWeights.words)
    const scores = new Map<number, number>()
    for (const [record, score] of byWords) {
      if (isOperation(record)) scores.set(record, score * weights.action)
    }
    for (const match of titles.flat().filter(({ isWhole }) => isWhole)) {
      eachPosting(match, (record, certainty) => {
        if (!isOperation(record)) return
        scores.set(record, (scores.get(record) ?? 0) + weights.actionTitle * certainty)
      })
    }
    return scores
  }

  async function matchesOrSynonyms(word: string): Promise<readonly Match[]> {
    const same = manifest.synonyms.filter((group) => group.includes(word)).flat()
    const others = [...new Set(same)].filter((other) => other !== word && !other.includes(' '))
    const [own, ...alike] = await Promise.all([word, ...others].map((each) => matchesFor(each, words)))
    const synonyms = alike.flat().filter(({ isWhole }) => isWhole)
    return [...own!, ...synonyms.map((match) => ({ ...match, closeness: match.closeness * weights.synonym }))]
  }

  async function result(record: number): Promise<Result> {
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

/** Fields that several calls have at other depths, of one name and the same words, are one place, which names all calls. */
function alikeAsOne(results: readonly Result[]): readonly Result[] {
  const merged: Result[] = []
  for (const each of results) {
    const index = merged.findIndex((known) => isSameField(known, each))
    const known = merged[index]
    if (!known) merged.push(each)
    else {
      const others = [...(known.others ?? []), each]
      merged[index] = { ...known, context: `${known.context}; ${each.context}`, others }
    }
  }
  return merged
}

/** `three_ds` and `transaction.three_ds` are, where they are described alike. */
function isSameField(one: Result, other: Result): boolean {
  const isInside = `.${one.title}`.endsWith(`.${other.title}`) || `.${other.title}`.endsWith(`.${one.title}`)
  return isInside && one.kind === 'field' && other.kind === 'field' && one.excerpt === other.excerpt
}

/** Of the first three one explains and one is the thing itself, when there are both. */
function bothSorts(results: readonly Result[]): readonly Result[] {
  const isGuide = ({ kind }: Result) => kind === 'guide'
  const [first] = results
  if (!first || results.slice(0, 3).some((each) => isGuide(each) !== isGuide(first))) return results
  const other = results.find((each) => isGuide(each) !== isGuide(first))
  if (!other) return results
  const others = results.filter((each) => each !== other)
  return [...others.slice(0, 2), other, ...others.slice(2)]
}

/** How much a word tells: one that few records have tells most. */
function rarity(matches: readonly Match[], records: number): number {
  if (matches.length === 0) return Math.log(1 + records)
  const whole = matches.find(({ isWhole }) => isWhole)
  const count = whole?.count ?? Math.max(...matches.map((match) => match.count))
  return Math.log(1 + records / count)
}
