import type { ContentsEntry } from './page.ts'
import { plainText } from './plain-text.ts'

/** A part of a description under one heading; the part before the first heading has no id. */
export interface DescriptionSection {
  readonly id: string | undefined
  readonly title: string | undefined
  readonly text: string
}

/** The parts of a description (Markdown) and, after them, headings of the page that are not the description's. */
export function descriptionSections(
  markdown: string | undefined,
  contents: readonly ContentsEntry[],
): DescriptionSection[] {
  const [first = '', ...parts] = (markdown ?? '').split(/^(?= {0,3}#{1,6}\s)/m)
  const texts = parts.map((part) => plainText(part))
  const whole: DescriptionSection = { id: undefined, title: undefined, text: plainText(first) }
  const sections = contents.map(({ id, text: title }) => {
    const text = texts.find((candidate) => candidate.startsWith(title))
    return { id, title, text: text?.slice(title.length).trim() ?? '' }
  })
  return [whole, ...sections]
}
