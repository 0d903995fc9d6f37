import type { Manifest, RecordFile, Result, TermFile } from '../../search.ts'
import type { Query } from './query.ts'
import { readQuery } from './query.ts'
import type { Match } from './terms.ts'
import { eachPosting, matchesFor } from './terms.ts'

/** Reads one file of the index, by its href. */
type Load = (href: string) => Promise<unknown>

/** Answers searches from the files of an index. */
export interface Engine {
  /** The best results, best first. */
  find(text: string, limit: number): Promise<readonly Result[]>
  /** Reads every file that is not read yet, one after the other, so that searching goes on without a network. */
  readAll(): Promise<void>
}

/** A whole name counts for more than all words together. */
const wholeName = 1000

/** So many are always ranked, however few are wanted: the very name may stand second. */
const fewest = 6

/** A name this unsure is hardly more than a word. */
const unsure = 0.5
const unsureName = 60
/** From this score on a name was found whole, and is no mere word. */
const sureName = 500

/** How much more an explanation counts than a definition, when a question is asked. */
const explanation = 1.6

/** How much a word counts that only means the same. */
const synonymShare = 0.75

/** Searches an index by reading no more of its files than a query needs. */
export function createEngine(manifest: Manifest, load: Load): Engine {
  const read = remembering(load)
  const file = (name: string) => read(`${manifest.folder}${name}.json`)
  const names = {
    starts: manifest.names,
    load: (index: number) => file(`names-${index}`) as Promise<TermFile>,
  }
  const words = {
    starts: manifest.words,
    load: (index: number) => file(`words-${index}`) as Promise<TermFile>,
  }

  return { find, readAll }

  async function find(text: string, limit: number): Promise<readonly Result[]> {
    const query = readQuery(text)
    const [byName, byWords] = await Promise.all([scoresByName(query), scoresByWords(query)])
    for (const [record, score] of byName) byWords.set(record, (byWords.get(record) ?? 0) + score)
    const ranked = [...byWords].sort(([a, x], [b, y]) => y - x || a - b)
    const best = mixed(ranked, Math.max(limit, fewest))
    const results = await Promise.all(best.map(([record]) => result(record)))
    // Of `request_id` and `Request-Id` the one that was typed comes first.
    const [very, others] = [true, false].map((isVery) =>
      results.filter(
        ({ title }, index) =>
          isVery === (title === query.text && (byName.get(best[index]![0]) ?? 0) >= sureName),
      ),
    )
    return [...very!, ...others!].slice(0, limit)
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
    wanted.forEach(({ share, open }, index) => {
      for (const match of found[index]!) {
        const { closeness, isWhole } = match
        if (!isWhole && open === 0) continue
        eachPosting(match, (record, certainty) => {
          const whole = certainty < unsure ? unsureName : wholeName
          const score = (isWhole ? whole : open) * closeness * certainty * share
          if (score > (scores.get(record) ?? 0)) scores.set(record, score)
        })
      }
    })
    return scores
  }

  async function scoresByWords({ words: wanted, isQuestion }: Query): Promise<Map<number, number>> {
    const found = await Promise.all(wanted.map(matchesOrSynonyms))
    const rarities = found.map((matches) => rarity(matches, manifest.records))
    const all = rarities.reduce((sum, each) => sum + each, 0) || 1
    const scores = new Map<number, number>()
    const shares = new Map<number, number>()
    found.forEach((matches, index) => {
      const share = rarities[index]! / all
      for (const [record, score] of bestOf(matches)) {
        scores.set(record, (scores.get(record) ?? 0) + score * share)
        shares.set(record, (shares.get(record) ?? 0) + share)
      }
    })
    // A record that lacks a word is worth less than the words it has.
    for (const [record, score] of scores) {
      const favour = isQuestion && record < manifest.guides ? explanation : 1
      scores.set(record, 100 * score * shares.get(record)! ** 1.5 * favour)
    }
    return scores
  }

  async function matchesOrSynonyms(word: string): Promise<readonly Match[]> {
    const same = manifest.synonyms.filter((group) => group.includes(word)).flat()
    const others = [...new Set(same)].filter((other) => other !== word && !other.includes(' '))
    const [own, ...alike] = await Promise.all([word, ...others].map((each) => matchesFor(each, words)))
    const synonyms = alike.flat().filter(({ isWhole }) => isWhole)
    return [...own!, ...synonyms.map((match) => ({ ...match, closeness: match.closeness * synonymShare }))]
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

function bestOf(matches: readonly Match[]): Map<number, number> {
  const scores = new Map<number, number>()
  for (const match of matches) {
    eachPosting(match, (record, weight) => {
      const score = match.closeness * weight
      if (score > (scores.get(record) ?? 0)) scores.set(record, score)
    })
  }
  return scores
}

/** How much a word tells: one that few records have tells most; one that none has tells least. */
function rarity(matches: readonly Match[], records: number): number {
  if (matches.length === 0) return 0.5
  const whole = matches.find(({ isWhole }) => isWhole)
  const count = whole?.count ?? Math.max(...matches.map((match) => match.count))
  return Math.log(1 + records / count)
}

/** Asks for each file once; one that failed may be asked for again. */
function remembering(load: Load): Load {
  const loaded = new Map<string, Promise<unknown>>()
  return (href) => {
    const known = loaded.get(href)
    if (known) return known
    const reading = load(href)
    loaded.set(href, reading)
    reading.catch(() => loaded.delete(href))
    return reading
  }
}
