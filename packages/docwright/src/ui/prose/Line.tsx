import { plainParagraphs } from '../../markdown/plain.ts'
import { Markdown } from './Markdown.tsx'
import { Runs } from './Words.tsx'

/** A Markdown text where a page has room for a line: without markup it is only its words, with no element around them. */
export function Line({ text }: { text: string }) {
  const paragraphs = plainParagraphs(text)
  return paragraphs?.length === 1 ? <Runs of={paragraphs[0]!} /> : <Markdown text={text} />
}
