import type { ReactNode } from 'react'
import { Breakable } from '../prose/Breakable.tsx'

/** The most characters that fit next to each other in the column of names. */
const ofColumn = 18

/** A name that is longer than its place is wide may break behind the last of its words that fits, and so on. */
export function inWords(name: string, widest = ofColumn): ReactNode {
  const breaks = breaksIn(name, widest)
  return <Breakable parts={[0, ...breaks].map((start, index) => name.slice(start, breaks[index]))} />
}

/** Where the lines of a name begin after the first. */
function breaksIn(name: string, widest: number): readonly number[] {
  const words = [...name.matchAll(beginning)].map(({ index }) => index)
  const breaks: number[] = []
  for (let start = 0; name.length - start > widest; start = breaks.at(-1)!) {
    const next = words.findLast((index) => index > start && index - start <= widest)
    if (next === undefined) break
    breaks.push(next)
  }
  return breaks
}

/** Where a word of a name begins: behind a mark, or at a capital after a small letter; a hyphen breaks by itself. */
const beginning = /(?<=[_.])(?=[^_.])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu
