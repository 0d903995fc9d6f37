import { hasRightToLeft } from './description-blocks.ts'

/** A run of text: words, or inline code. */
export interface Run {
  readonly text: string
  readonly isCode: boolean
}

/** All that could be markup of any kind, except code between backticks and blank lines. */
const markup = /[<>[\]*~\\|`]|&[#\w]|https?:|www\.|\S@\S|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/iu
/** What could be a block, and white space that Markdown treats in a way of its own. */
const blockMarkup = /^(?:#|[-+=]|\d+[.)])|^ | $|[^\S \n]|\0|```/m

/**
 * The paragraphs of a Markdown text that has no markup but inline code, as the parser would read them at a hundred times
 * the cost: most descriptions of a large API are such. `undefined` when only the parser knows.
 */
export function plainParagraphs(markdown: string): readonly (readonly Run[])[] | undefined {
  const text = markdown.replace(/^ *\n+|\n+$/g, '')
  if (blockMarkup.test(text) || hasRightToLeft(text)) return undefined
  const paragraphs = text.split(/\n\n+/).map(runs)
  const words = paragraphs.flat().filter(({ isCode }) => !isCode)
  return words.some(({ text }) => markup.test(text)) ? undefined : paragraphs
}

/** A line of our own words, cut at its inline code. */
export function runs(line: string): readonly Run[] {
  const found: Run[] = []
  let end = 0
  for (const match of line.matchAll(/(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g)) {
    if (match.index > end) found.push({ text: line.slice(end, match.index), isCode: false })
    found.push({ text: unpadded(match[2]!.replaceAll('\n', ' ')), isCode: true })
    end = match.index + match[0].length
  }
  if (end < line.length) found.push({ text: line.slice(end), isCode: false })
  return found
}

/** One space on both sides only sets backticks apart. */
function unpadded(code: string): string {
  return /^ .* $/.test(code) && code.trim() !== '' ? code.slice(1, -1) : code
}
