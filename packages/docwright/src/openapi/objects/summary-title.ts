import { sentenceEnds } from '../../markdown/lead.ts'
import { plainWords } from '../../markdown/read.ts'
import { saysSame } from '../../markdown/told-twice.ts'

/** A longer summary is a text: what it opens with is the title. */
const longest = 80

/** A summary as a title, and as Markdown what it says besides. */
export interface SummaryTitle {
  readonly title: string
  readonly rest: string | undefined
}

/** A summary as it is, without marks; of a long one the first sentence, or so many of its words as a title can have. */
export function titleFrom(written: string): SummaryTitle {
  const summary = written.trim()
  if (summary.length <= longest && !summary.includes('\n')) {
    return { title: unended(marks.test(summary) ? plainWords(summary) : summary), rest: undefined }
  }
  const paragraphs = summary.split(/\n\s*\n/)
  const words = plainWords(paragraphs.find((paragraph) => !isRemark(paragraph)) ?? paragraphs[0])
  const [end] = words.matchAll(sentenceEnds)
  const sentence = unended(words.slice(0, end?.index))
  return { title: cut(sentence), rest: withoutTitle(summary, sentence) }
}

/** What no title is meant to show: code, bold words, links. */
const marks = /`|\*\*|\]\(/

/** What opens in bold, such as "**Note:**", is said beside what the operation does; a rule says nothing. */
function isRemark(paragraph: string): boolean {
  return /^\s*(?:\*\*|(?:-{3,}|\*{3,})\s*$)/.test(paragraph)
}

/** A title is no sentence: it has no full stop at its end. */
function unended(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N})]{2})\.$/u, '')
}

function cut(sentence: string): string {
  if (sentence.length <= longest) return sentence
  return `${sentence.slice(0, longest).replace(/[^\p{L}\p{N}]*\s\S*$/u, '')}…`
}

/** What follows the sentence that is the title; all of the summary where the title shows that sentence only in part. */
function withoutTitle(summary: string, sentence: string): string | undefined {
  if (sentence.length > longest) return summary
  const [first = ''] = summary.split(/\n\s*\n/, 1)
  const ends = [...first.matchAll(sentenceEnds)].map(({ index }) => index)
  const end = [...ends, first.length].find((index) => saysSame(plainWords(first.slice(0, index)), sentence))
  return end === undefined ? summary : summary.slice(end).trim() || undefined
}
