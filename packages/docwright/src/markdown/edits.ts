import type { Nodes, Parents } from 'mdast'

/** A part of a text that is written anew. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A text with its edits, none of which overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
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

/** Where a node is written. */
export function spanOf({ position }: Pick<Nodes, 'position'>): { start: number; end: number } {
  return { start: position!.start.offset!, end: position!.end.offset! }
}

/** A node as another text. */
export function whole(node: Nodes, text: string): Edit {
  return { ...spanOf(node), text }
}

/** A link's own words, without what makes them a link. */
export function unlinked(link: Parents): readonly Edit[] {
  const { start, end } = spanOf(link)
  const [first, last] = [link.children[0], link.children.at(-1)]
  if (!first || !last) return [{ start, end, text: '' }]
  return [
    { start, end: spanOf(first).start, text: '' },
    { start: spanOf(last).end, end, text: '' },
  ]
}
