import { read } from '../../markdown/read.ts'
import type { ContentsEntry } from '../page.ts'

/** A part of a description under one heading; the part before the first heading has no id. */
interface DescribedPart {
  readonly id: string | undefined
  readonly title: string | undefined
  readonly text: string
}

/** The parts of a description, each under the entry that its heading has in the page's contents, which begin with them. */
export function describedParts(
  description: string | undefined,
  contents: readonly ContentsEntry[],
): readonly DescribedPart[] {
  const { sections } = read(description ?? '')
  return sections.map(({ title, words }, index) => ({
    id: index === 0 ? undefined : contents[index - 1]?.id,
    title,
    text: words,
  }))
}
