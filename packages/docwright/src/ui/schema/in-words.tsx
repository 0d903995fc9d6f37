import type { ReactNode } from 'react'
import { Breakable } from '../prose/Breakable.tsx'

/** The width of the names' column, in characters. */
const ofColumn = 18

/** Formats a name. If it's too wide, it may break after the last word that fits on each line. */
export function formatBreakableName(name: string, widest = ofColumn): ReactNode {
  const breaks = listBreaks(name, widest)
  return <Breakable parts={[0, ...breaks].map((start, index) => name.slice(start, breaks[index]))} />
}

/** Whether a name is a title in words rather than an identifier. */
export function isPhrase(name: string): boolean {
  return /\s/.test(name) && !/[/_]/.test(name)
}

/** Returns the offsets at which further lines of a name start. */
function listBreaks(name: string, widest: number): readonly number[] {
  const words = [...name.matchAll(wordStart)].map(({ index }) => index)
  const breaks: number[] = []
  for (let start = 0; name.length - start > widest; start = breaks.at(-1)!) {
    const next = words.findLast((index) => index > start && index - start <= widest)
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
