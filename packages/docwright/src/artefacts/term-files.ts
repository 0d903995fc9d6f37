import type { TermFile } from '../search.ts'

/** How long a file grows, in characters of JSON; a kilobyte or two when compressed. */
const fullFile = 3000

/** Of how many records with a term, the best ones, its file keeps the weights. */
const mostPostings = 300

/** Terms in order, cut into files of like size; a record may have so many keys. */
export function termFiles(
  found: ReadonlyMap<string, ReadonlyMap<number, number>>,
  keysPerRecord: number,
): readonly TermFile[] {
  const files: { terms: string[]; postings: (readonly number[])[] }[] = []
  let room = 0
  const terms = [...found.keys()].sort((a, b) => (a < b ? -1 : 1))
  for (const term of terms) {
    const postings = encoded(found.get(term)!, keysPerRecord)
    const size = term.length + 4 + postings.join().length
    if (room < size) {
      files.push({ terms: [], postings: [] })
      room = fullFile
    }
    room -= size
    files.at(-1)!.terms.push(term)
    files.at(-1)!.postings.push(postings)
  }
  return files
}

function encoded(postings: ReadonlyMap<number, number>, keysPerRecord: number): readonly number[] {
  const best = [...postings]
    .map(([key, weight]) => [key, Math.max(1, Math.round(weight * 100))] as const)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostPostings)
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
