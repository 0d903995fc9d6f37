import { splitPlainParagraphs } from './plain.ts'

/** A text, split into its first sentence and the rest. */
interface SplitText {
  readonly lead: string | undefined
  readonly rest: string
}

/** Matches the end of a sentence: after a word of some length, and before something that may start another, so not after "e.g." */
export const sentenceEnd = /(?<=(?:^|[^\s.]{2})[.!?])(?:\s+(?=[^\p{Ll}\s])|\s*$)/gu

/**
 * White space and `<br>` at the start of a text, which would start an HTML block and keep the text after it from being parsed as
 * Markdown.
 */
const leadingBreaks = /^(?:\s|<br\s*\/?>)+/i

/** Characters that Markdown parses as the start of a block at the start of a line, such as the `-` in `Yes. - No`. */
const blockStart = /^(?:[-+=#>|]|\d+[.)])/

/** Splits off the first sentence of a Markdown text if it contains only words and code; otherwise leaves the text whole. */
export function splitFirstSentence(text: string): SplitText {
  const [first = ''] = text.trimStart().split(/\n\s*\n/, 1)
  for (const { index } of first.matchAll(sentenceEnd)) {
    const lead = first.slice(0, index)
    const rest = text.trimStart().slice(index).replace(leadingBreaks, '')
    // A period inside code doesn't end a sentence.
    if (splitPlainParagraphs(lead)?.length !== 1) continue
    return blockStart.test(rest) ? { lead: undefined, rest: text } : { lead: lead.replace(/\s+/g, ' '), rest }
  }
  return { lead: undefined, rest: text }
}
