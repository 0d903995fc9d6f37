import { plainParagraphs } from './plain.ts'

/** A text in two: the sentence that it opens with, and what follows. */
interface Led {
  readonly lead: string | undefined
  readonly rest: string
}

/** Where sentences end: after a word of some length, before what may begin another, so not after "e.g." */
export const sentenceEnds = /(?<=(?:^|[^\s.]{2})[.!?])(?:\s+(?=[^\p{Ll}\s])|\s*$)/gu

/**
 * Blanks and `<br>` at the beginning of a text: they would begin a block of HTML, which keeps the Markdown behind them
 * from being read.
 */
const openingBreaks = /^(?:\s|<br\s*\/?>)+/i

/** The signs that would begin a block of their own if the text were cut before them. */
const block = /^(?:[-+=#>|]|\d+[.)])/

/** Splits off the first sentence of a Markdown text if it contains only words and code; otherwise leaves the text whole. */
export function ledBy(text: string): Led {
  const [first = ''] = text.trimStart().split(/\n\s*\n/, 1)
  for (const { index } of first.matchAll(sentenceEnds)) {
    const lead = first.slice(0, index)
    const rest = text.trimStart().slice(index).replace(openingBreaks, '')
    // A full stop inside code ends nothing.
    if (plainParagraphs(lead)?.length !== 1) continue
    return block.test(rest) ? { lead: undefined, rest: text } : { lead: lead.replace(/\s+/g, ' '), rest }
  }
  return { lead: undefined, rest: text }
}
