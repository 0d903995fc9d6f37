import { plainParagraphs } from './plain.ts'

/** A text in two: the sentence that it opens with, and what follows. */
interface Led {
  readonly lead: string | undefined
  readonly rest: string
}

/** A sentence at the beginning of a text, with nothing after it that could begin a block of its own. */
const opening = /^\s*((?:(?!\n\s*\n).){20,200}?[.!?])(?=\s|$)(?!\s*(?:[-+=#>|]|\d+[.)]))\s*/s

/** The first sentence of a Markdown text apart, when it is words and code alone; otherwise the text stays whole. */
export function ledBy(text: string): Led {
  const [whole, lead] = opening.exec(text) ?? []
  const paragraphs = plainParagraphs(lead ?? '')
  if (whole === undefined || paragraphs?.length !== 1) return { lead: undefined, rest: text }
  return { lead: lead!.replace(/\s+/g, ' '), rest: text.slice(whole.length) }
}
