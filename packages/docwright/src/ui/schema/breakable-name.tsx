import type { ReactNode } from 'react'
import { Breakable } from '../prose/Breakable.tsx'

/** How many characters fit in the column of fields' names. */
const nameColumnWidth = 18

/** Formats a name. If it's too long for a line, it may break after the last word that fits on each line. */
export function formatBreakableName(name: string, maxLength = nameColumnWidth): ReactNode {
  const breaks = listBreaks(name, maxLength)
  return <Breakable parts={[0, ...breaks].map((start, index) => name.slice(start, breaks[index]))} />
}

/** Checks whether a name is a title in words rather than an identifier. */
export function isPhrase(name: string): boolean {
  return /\s/.test(name) && !/[/_]/.test(name)
}

/** Returns the offsets at which further lines of a name start. */
function listBreaks(name: string, maxLength: number): readonly number[] {
  const wordStarts = [...name.matchAll(wordStart)].map(({ index }) => index)
  const breaks: number[] = []
  for (let start = 0; name.length - start > maxLength; start = breaks.at(-1)!) {
    const next = wordStarts.findLast((index) => index > start && index - start <= maxLength)
    if (next === undefined) break
    breaks.push(next)
  }
  return breaks
}

/**
 * Matches the start of a word in a name: after a separator, or at a capital letter after a lower-case one. A hyphen breaks by
 * itself.
 */
const wordStart = /(?<=[_.])(?=[^_.])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu
