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

/** Returns the names of each record, each as one term without separators. */
function indexNames(records: readonly SearchRecord[]): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>()
  const pairs = new Map<string, Set<number>>()
  records.forEach(({ names, questions = [], code = [], weight }, record) => {
    for (const { name, certainty } of names) {
      const term = name.includes(' ') ? normalizeTitle(name) : normalizeName(name)
      addPosting(found, { term, key: record, weight: certainty })
      // Readers also search for `reason_codes` as separate words: `reason codes`.
      const words = splitWords(name)
      if (words.length === 2 || words.length === 3) {
        addPosting(found, { term: words.join(' '), key: record, weight: certainty * weights.nameAsWords })
      }
    }
    for (const pair of code.flatMap(listPairs)) pairs.set(pair, (pairs.get(pair) ?? new Set()).add(record))
    for (const question of questions) {
      addPosting(found, {
        term: normalizeTitle(question),
        key: record,
        weight: weights.questionName * weight,
      })
    }
  })
  for (const [term, those] of pairs) {
    if (those.size > maxRecordsPerPair) continue
    for (const key of those) addPosting(found, { term, key, weight: weights.pair })
  }
  return found
}

function indexWords(records: readonly SearchRecord[]): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>()
  records.forEach((each, record) => {
    for (const { word, passage, weight } of weighWords(each)) {
      addPosting(found, { term: word, key: record * passagesPerRecord + passage, weight })
    }
  })
  return found
}

function addPosting(
  found: Map<string, Map<number, number>>,
  { term, key, weight }: { term: string; key: number; weight: number },
): void {
  if (term === '' || weight === 0) return
  const postings = found.get(term) ?? new Map<number, number>()
  found.set(term, postings.set(key, Math.max(postings.get(key) ?? 0, weight)))
}

/** The size at which a file is full, in characters of JSON. When compressed, that's one or two kB. */
const maxFileLength = 3000

/** The most records per term whose weights the index keeps: the ones with the highest weights. */
const maxRecordsPerTerm = 300

/** Splits terms, in order, into files of about the same size, each within a limit of keys per record. */
function listTermFiles(
  found: ReadonlyMap<string, ReadonlyMap<number, number>>,
  keysPerRecord: number,
): readonly TermFile[] {
  const files: { terms: string[]; postings: (readonly number[])[] }[] = []
  let room = 0
  const terms = [...found.keys()].sort((a, b) => (a < b ? -1 : 1))
  for (const term of terms) {
    const postings = encodePostings(found.get(term)!, keysPerRecord)
    const size = term.length + 4 + postings.join().length
    if (room < size) {
      files.push({ terms: [], postings: [] })
      room = maxFileLength
    }
    room -= size
    files.at(-1)!.terms.push(term)
    files.at(-1)!.postings.push(postings)
  }
  return files
}

function encodePostings(postings: ReadonlyMap<number, number>, keysPerRecord: number): readonly number[] {
  const best = [...postings]
    .map(([key, weight]) => [key, Math.max(1, Math.round(weight * 100))] as const)
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxRecordsPerTerm)
    .sort(([a], [b]) => a - b)
  let before = 0
  const pairs = best.flatMap(([key, weight]) => {
    const step = key - before
    before = key
    return [step, weight]
  })
  const records = new Set([...postings.keys()].map((key) => Math.trunc(key / keysPerRecord)))
  return [records.size, ...pairs]
}
