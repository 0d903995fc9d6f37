import { measureEditDistance } from '../../edit-distance.ts'
import type { TermFile } from '../../search.ts'
import { queryWeights as weights } from '../../search-weights.ts'

/** A term of the index that matches a term of the query. */
export interface Match {
  /** How close the match is: 1 for the exact term, less for a longer term that starts with it, and even less for a misspelling. */
  readonly closeness: number
  readonly isWhole: boolean
  /** The number of records that contain the term. */
  readonly count: number
  /** The encoded postings of the file, which `visitPostings` reads. */
  readonly postings: readonly number[]
}

/** Fetches one of the term files. */
type LoadTerms = (index: number) => Promise<TermFile>

/** How many files are read for one term. A short prefix may be spread over many. */
const maxFiles = 8

/** How many letters at the start of a term are assumed to be correct. */
const certainLetters = 3

/** How many terms of a file may match one prefix. */
const maxMatches = 40

/** Returns the terms of the index that equal a term, start with it, or differ by a typo. `starts` has the first term of each file. */
export async function findMatches(
  term: string,
  { starts, load }: { starts: readonly string[]; load: LoadTerms },
): Promise<readonly Match[]> {
  const files = await Promise.all(findTermFiles(term, starts).map(load))
  const matches = files.flatMap((file) => findByPrefix(term, file))
  if (matches.length > 0) return matches
  const maxTypos = countAllowedTypos(term)
  if (maxTypos === 0) return []
  // A typo after the first letters may put the term in another file.
  const near = await Promise.all(findTermFiles(term.slice(0, certainLetters), starts).map(load))
  return [...new Set([...files, ...near])].flatMap((file) => findMisspelled(term, { file, maxTypos }))
}

/** Returns the indexes of the files whose terms may start with a term. */
function findTermFiles(term: string, starts: readonly string[]): readonly number[] {
  const after = starts.findIndex((start) => start > term)
  const first = Math.max(0, (after < 0 ? starts.length : after) - 1)
  const indexes = [first]
  while (indexes.length < maxFiles && starts[first + indexes.length]?.startsWith(term)) {
    indexes.push(first + indexes.length)
  }
  return starts.length > 0 ? indexes : []
}

function findByPrefix(term: string, { terms, postings }: TermFile): readonly Match[] {
  const matches: Match[] = []
  for (
    let index = findFirstAtLeast(term, terms);
    index < terms.length && matches.length < maxMatches;
    index++
  ) {
    const found = terms[index]!
    if (!found.startsWith(term)) break
    const isWhole = found.length === term.length
    if (!isWhole && term.length < 2) continue
    const closeness = isWhole ? 1 : weights.beginning + (weights.beginningShare * term.length) / found.length
    matches.push(createMatch(postings[index]!, { closeness, isWhole }))
  }
  return matches
}

function findMisspelled(
  term: string,
  { file, maxTypos }: { file: TermFile; maxTypos: number },
): readonly Match[] {
  const { terms, postings } = file
  return terms.flatMap((found, index) => {
    const distance =
      measureEditDistance(term, found, maxTypos) ??
      measureDistanceToPrefix(term, found, maxTypos) ??
      measureDistanceToRoot(term, found)
    return distance === undefined
      ? []
      : createMatch(postings[index]!, {
          closeness: weights.misspelled - weights.typo * distance,
          isWhole: false,
        })
  })
}

/** Returns the distance to the beginning of a term, because a reader may misspell a word before having typed all of it. */
function measureDistanceToPrefix(term: string, found: string, maxTypos: number): number | undefined {
  if (found.length <= term.length + maxTypos || term.length < 5) return undefined
  const distance = measureEditDistance(term, found.slice(0, term.length), 1)
  return distance === undefined ? undefined : distance + 0.5 + 0.5 * (1 - term.length / found.length)
}

/** Matches a word to a shorter term that it begins with: `limiter` finds `limit`, although the index doesn't have `limiter`. */
function measureDistanceToRoot(term: string, found: string): number | undefined {
  return found.length >= 5 && term.startsWith(found) ? 1 : undefined
}

/** Calls `visit` for each record or word position of a match, with a weight from 0 to 1. */
export function visitPostings({ postings }: Match, visit: (record: number, weight: number) => void): void {
  let record = 0
  for (let index = 1; index < postings.length; index += 2) {
    record += postings[index]!
    visit(record, postings[index + 1]! / 100)
  }
}

function createMatch(postings: readonly number[], kind: Pick<Match, 'closeness' | 'isWhole'>): Match {
  return { ...kind, count: postings[0]!, postings }
}

function findFirstAtLeast(term: string, terms: readonly string[]): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < term) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns how many typos a term may contain, which depends on its length. */
export function countAllowedTypos(term: string): number {
  if (term.length < 4) return 0
  return term.length < 8 ? 1 : 2
}
