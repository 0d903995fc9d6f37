import { slug } from 'github-slugger'
import type { MarkupElement } from './markup.ts'
import { getMarkupText, isElement } from './markup.ts'
import type { PrintPlace } from './print-inline.ts'
import { formatPartMark, isOmitted } from './print-inline.ts'

/** A paragraph, list, or other block. */
export interface Block {
  readonly text: string
  readonly isList?: boolean
}

/**
 * Prints the ID of a part where the part starts: after the name of a field, otherwise at the end of the first line. Omitted for a
 * heading whose ID can be derived from its text.
 */
export function addPartId(
  blocks: readonly Block[],
  element: MarkupElement,
  { isPart }: PrintPlace,
): readonly Block[] {
  const { id } = element.attributes
  if (!id || !isPart?.(id) || isNamedByHeading(element)) return blocks
  const [first, ...rest] = blocks
  if (!first || first.isList || /^(?:`{3}|\|)/.test(first.text)) {
    return [{ text: formatPartMark(id) }, ...blocks]
  }
  const [, name = '', line = '', after = ''] = fieldLine.exec(first.text)!
  return [
    {
      ...first,
      text: name ? `${name} ${formatPartMark(id)}${line}${after}` : `${line} ${formatPartMark(id)}${after}`,
    },
    ...rest,
  ]
}

/** A name followed by a type in parentheses, the rest of the first line, and the remaining lines. */
const fieldLine = /^(`+[^`\n]+`+(?= \())?(.*?)(\\?(?:\n.*)?)$/s

function isNamedByHeading(element: MarkupElement): boolean {
  return (
    /^h\d$/.test(element.name) &&
    slug(getMarkupText(removeControls(element)).trim()) === element.attributes.id
  )
}

function removeControls(element: MarkupElement): MarkupElement {
  const children = element.children.filter((child) => !isElement(child) || !isOmitted(child))
  return { ...element, children }
}
