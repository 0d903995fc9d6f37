import { editDistance } from '../../edit-distance.ts'
import type { TermFile } from '../../search.ts'
import { queryWeights as weights } from '../../search-weights.ts'

/** A term of the index that a term of the query may mean. */
export interface Match {
  /** How likely that is: 1 for the exact term, less for a longer one that begins with it, less again for a misspelled one. */
  readonly closeness: number
  readonly isWhole: boolean
  /** In how many records it is. */
  readonly count: number
  /** As the file has them; `eachPosting` reads them. */
  readonly postings: readonly number[]
}

/** Fetches one of the files of terms. */
type LoadTerms = (index: number) => Promise<TermFile>

/** Files read for one term: a short beginning may be spread over many. */
const mostFiles = 8

/** How many letters at the beginning of a term are rarely misspelled. */
const sureLetters = 3

/** Terms that a file gives for one beginning. */
const mostMatches = 40

/** The terms that are, begin with, or are meant by a term. `starts` holds the first term of each file. */
export async function matchesFor(
  term: string,
  { starts, load }: { starts: readonly string[]; load: LoadTerms },
): Promise<readonly Match[]> {
  const files = await Promise.all(filesFor(term, starts).map(load))
  const begun = files.flatMap((file) => beginning(term, file))
  if (begun.some(({ isWhole }) => isWhole) || begun.length > 0) return begun
  const slips = allowedTypos(term)
  if (slips === 0) return []
  // A typo in the first letters may mean that the term is in another file.
  const near = await Promise.all(filesFor(term.slice(0, sureLetters), starts).map(load))
  return [...new Set([...files, ...near])].flatMap((file) => misspelled(term, { file, slips }))
}

/** The files whose terms may begin with a term, in order. */
function filesFor(term: string, starts: readonly string[]): readonly number[] {
  const after = starts.findIndex((start) => start > term)
  const first = Math.max(0, (after < 0 ? starts.length : after) - 1)
  const indexes = [first]
  while (indexes.length < mostFiles && starts[first + indexes.length]?.startsWith(term)) {
    indexes.push(first + indexes.length)
  }
  return starts.length > 0 ? indexes : []
}

function beginning(term: string, { terms, postings }: TermFile): readonly Match[] {
  const matches: Match[] = []
  for (let index = firstAtLeast(term, terms); index < terms.length && matches.length < mostMatches; index++) {
    const found = terms[index]!
    if (!found.startsWith(term)) break
    const isWhole = found.length === term.length
    if (!isWhole && term.length < 2) continue
    const closeness = isWhole ? 1 : weights.beginning + (weights.beginningShare * term.length) / found.length
    matches.push(match(postings[index]!, { closeness, isWhole }))
  }
  return matches
}

function misspelled(term: string, { file, slips }: { file: TermFile; slips: number }): readonly Match[] {
  const { terms, postings } = file
  return terms.flatMap((found, index) => {
    const distance =
      editDistance(term, found, slips) ??
      distanceToBeginning(term, found, slips) ??
      distanceToRoot(term, found)
    return distance === undefined
      ? []
      : match(postings[index]!, { closeness: weights.misspelt - weights.slip * distance, isWhole: false })
  })
}

/** Returns the distance to the beginning of a term, because a reader may misspell a word before having typed all of it. */
function distanceToBeginning(term: string, found: string, slips: number): number | undefined {
  if (found.length <= term.length + slips || term.length < 5) return undefined
  const distance = editDistance(term, found.slice(0, term.length), 1)
  return distance === undefined ? undefined : distance + 0.5 + 0.5 * (1 - term.length / found.length)
}

/** Matches a word to a shorter term that it begins with: `limiter` finds `limit`, although the index doesn't have `limiter`. */
function distanceToRoot(term: string, found: string): number | undefined {
  return found.length >= 5 && term.startsWith(found) ? 1 : undefined
}

/** Calls with each record, or a word's key, of a match and how well the term names it, from 0 to 1. */
export function eachPosting({ postings }: Match, visit: (record: number, weight: number) => void): void {
  let record = 0
  for (let index = 1; index < postings.length; index += 2) {
    record += postings[index]!
    visit(record, postings[index + 1]! / 100)
  }
}

function match(postings: readonly number[], certain: Pick<Match, 'closeness' | 'isWhole'>): Match {
  return { ...certain, count: postings[0]!, postings }
}

function firstAtLeast(term: string, terms: readonly string[]): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < term) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns how many typos a term may contain: the longer, the more. */
export function allowedTypos(term: string): number {
  if (term.length < 4) return 0
  return term.length < 8 ? 1 : 2
}
