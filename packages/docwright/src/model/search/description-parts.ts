import { read } from '../../markdown/read.ts'
import type { ContentsEntry } from '../page.ts'

/** A part of a description under one heading; the part before the first heading has no ID. */
interface DescriptionPart {
  readonly id: string | undefined
  readonly title: string | undefined
  readonly text: string
}

/** The parts of a description with the IDs of their headings: `contents` begins with the entries of these headings, in their order. */
export function partsOfDescription(
  description: string | undefined,
  contents: readonly ContentsEntry[],
): readonly DescriptionPart[] {
  const { sections } = read(description ?? '')
  return sections.map(({ title, words }, index) => ({
    id: index === 0 ? undefined : contents[index - 1]?.id,
    title,
    text: words,
  }))
}
