import { analyzeText } from '../../markdown/analyze-text.ts'
import type { ContentsEntry } from '../page.ts'

/** The part of a description under one heading. The part before the first heading has no ID. */
interface DescriptionPart {
  readonly id: string | undefined
  readonly title: string | undefined
  readonly text: string
}

/** Splits a description by heading. `contents` starts with the entries of these headings in the same order, which have the IDs. */
export function splitDescriptionByHeading(
  description: string | undefined,
  contents: readonly ContentsEntry[],
): readonly DescriptionPart[] {
  const { sections } = analyzeText(description ?? '')
  return sections.map(({ title, words }, index) => ({
    id: index === 0 ? undefined : contents[index - 1]?.id,
    title,
    text: words,
  }))
}
