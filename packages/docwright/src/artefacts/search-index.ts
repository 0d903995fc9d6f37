import { createHash } from 'node:crypto'
import type { SearchRecord } from '../model/search/search-record.ts'
import type { Manifest, RecordFile, TermFile } from '../search.ts'
import { listPairs, normalizeName, normalizeTitle, passagesPerRecord, splitWords } from '../search.ts'
import { indexWeights as weights } from '../search-weights.ts'
import type { Artefact } from './artefact.ts'
import { weighWords } from './word-weights.ts'

/** The records in one file. A file is one or two kB when compressed, and a list of results reads at most one file for each result. */
const recordsPerFile = 16

/** If a key and its value are in the code of more records than this, they don't identify any of them. */
const maxRecordsPerPair = 12

/** The longest excerpt of a result, in characters. */
const maxExcerptLength = 160

/** The source of a search index, as plain data that can be sent to another thread. */
export interface SearchSource {
  readonly records: readonly SearchRecord[]
  /** The path of the index's files. */
  readonly folder: string
  readonly synonyms: readonly (readonly string[])[]
}

/** One file of a search index. */
interface IndexFile extends Artefact {
  readonly content: () => string
}

/** Builds a search index in pieces. A browser fetches the manifest and the few files that a query needs. */
export function createSearchIndex({ records, folder, synonyms }: SearchSource): readonly IndexFile[] {
  const names = listTermFiles(indexNames(records), 1)
  const words = listTermFiles(indexWords(records), passagesPerRecord)
  const contents: Record<string, string> = {}
  for (const [index, file] of names.entries()) contents[`names-${index}`] = JSON.stringify(file)
  for (const [index, file] of words.entries()) contents[`words-${index}`] = JSON.stringify(file)
  for (let first = 0; first < records.length; first += recordsPerFile) {
    const part = records.slice(first, first + recordsPerFile).map(getShownData)
    contents[`records-${first / recordsPerFile}`] = JSON.stringify(part satisfies RecordFile)
  }
  const all = Object.entries(contents)
  const hash = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 10)
  const manifest: Manifest = {
    folder: `${folder}${hash}/`,
    records: records.length,
    guides: records.filter(({ kind }) => kind === 'guide').length,
    operations: records.filter(({ kind }) => kind === 'operation').length,
    recordsPerFile,
    names: names.map(({ terms }) => terms[0] ?? ''),
    words: words.map(({ terms }) => terms[0] ?? ''),
    synonyms: synonyms.map((group) => group.map((phrase) => splitWords(phrase).join(' '))),
    bytes: all.reduce((sum, [, content]) => sum + content.length, 0),
  }
  const fileOf = (href: string) => decodeURIComponent(href.slice(1))
  return [
    { file: fileOf(`${folder}manifest.json`), content: () => JSON.stringify(manifest) },
    ...all.map(([name, content]) => ({
      file: fileOf(`${manifest.folder}${name}.json`),
      content: () => content,
    })),
  ]
}

function getShownData({ kind, href, title, context, text }: SearchRecord): RecordFile[number] {
  const isCut = text.length > maxExcerptLength
  const excerpt = isCut ? `${text.slice(0, maxExcerptLength).replace(/\s+\S*$/, '')} …` : text
  return [kind, href, title, context, excerpt]
}

/** For each term, the keys of its postings with their weights from 0 to 1. See `TermFile`. */
type Postings = Map<string, Map<number, number>>

/** Returns the names of each record, each as one term without separators. */
function indexNames(records: readonly SearchRecord[]): Postings {
  const postings: Postings = new Map()
  const recordsByPair = new Map<string, Set<number>>()
  records.forEach(({ names, questions = [], code = [], weight }, key) => {
    for (const { name, certainty } of names) {
      const term = name.includes(' ') ? normalizeTitle(name) : normalizeName(name)
      addPosting(postings, { term, key, weight: certainty })
      // Readers also search for `reason_codes` as separate words: `reason codes`.
      const words = splitWords(name)
      if (words.length === 2 || words.length === 3) {
        addPosting(postings, { term: words.join(' '), key, weight: certainty * weights.nameAsWords })
      }
    }
    for (const pair of code.flatMap(listPairs)) {
      recordsByPair.set(pair, (recordsByPair.get(pair) ?? new Set()).add(key))
    }
    for (const question of questions) {
      addPosting(postings, { term: normalizeTitle(question), key, weight: weights.questionName * weight })
    }
  })
  for (const [term, keys] of recordsByPair) {
    if (keys.size > maxRecordsPerPair) continue
    for (const key of keys) addPosting(postings, { term, key, weight: weights.pair })
  }
  return postings
}

function indexWords(records: readonly SearchRecord[]): Postings {
  const postings: Postings = new Map()
  records.forEach((record, index) => {
    for (const { word, passage, weight } of weighWords(record)) {
      addPosting(postings, { term: word, key: index * passagesPerRecord + passage, weight })
    }
  })
  return postings
}

/** Adds a posting. If a term occurs several times at the same key, the greatest weight counts. */
function addPosting(
  postings: Postings,
  { term, key, weight }: { term: string; key: number; weight: number },
): void {
  if (term === '' || weight === 0) return
  const weightByKey = postings.get(term) ?? new Map<number, number>()
  postings.set(term, weightByKey.set(key, Math.max(weightByKey.get(key) ?? 0, weight)))
}

/** The size at which a file is full, in characters of JSON. When compressed, that's one or two kB. */
const maxFileLength = 3000

/** The most postings of a term that the index keeps: those with the greatest weights. */
const maxPostingsPerTerm = 300

/** Splits terms, in order, into files of about the same size. A record has `keysPerRecord` consecutive keys. */
function listTermFiles(postings: Postings, keysPerRecord: number): readonly TermFile[] {
  const files: { terms: string[]; postings: (readonly number[])[] }[] = []
  let freeLength = 0
  const terms = [...postings.keys()].sort((a, b) => (a < b ? -1 : 1))
  for (const term of terms) {
    const numbers = encodePostings(postings.get(term)!, keysPerRecord)
    // The 4 is JSON's punctuation, roughly.
    const length = term.length + 4 + numbers.join().length
    if (freeLength < length) {
      files.push({ terms: [], postings: [] })
      freeLength = maxFileLength
    }
    freeLength -= length
    files.at(-1)!.terms.push(term)
    files.at(-1)!.postings.push(numbers)
  }
  return files
}

/** Returns the number of records with a term, and then the step from key to key and the weight of each posting that is kept. */
function encodePostings(weightByKey: ReadonlyMap<number, number>, keysPerRecord: number): readonly number[] {
  const kept = [...weightByKey]
    .map(([key, weight]) => [key, Math.max(1, Math.round(weight * 100))] as const)
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxPostingsPerTerm)
    .sort(([a], [b]) => a - b)
  const records = new Set([...weightByKey.keys()].map((key) => Math.trunc(key / keysPerRecord)))
  const steps = kept.flatMap(([key, weight], index) => [key - (kept[index - 1]?.[0] ?? 0), weight])
  return [records.size, ...steps]
}
