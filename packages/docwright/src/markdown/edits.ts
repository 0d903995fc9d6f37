import type { Nodes, Parents } from 'mdast'

/** A replacement of one part of a text. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies edits, none of which overlap, to a text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = 0
  const pieces = edits
    .toSorted((a, b) => a.start - b.start)
    .flatMap((edit) => {
      const before = text.slice(done, edit.start)
      done = edit.end
      return [before, edit.text]
    })
  return [...pieces, text.slice(done)].join('')
}

/** Returns the start and end of a node in the source. */
export function getSourceSpan({ position }: Pick<Nodes, 'position'>): { start: number; end: number } {
  return { start: position!.start.offset!, end: position!.end.offset! }
}

/** Returns the edit that replaces a whole node. */
export function replaceNode(node: Nodes, text: string): Edit {
  return { ...getSourceSpan(node), text }
}

/** Returns the edits that turn a link into its own text. */
export function unlinkNode(link: Parents): readonly Edit[] {
  const { start, end } = getSourceSpan(link)
  const [first, last] = [link.children[0], link.children.at(-1)]
  if (!first || !last) return [{ start, end, text: '' }]
  return [
    { start, end: getSourceSpan(first).start, text: '' },
    { start: getSourceSpan(last).end, end, text: '' },
  ]
}
