import type { ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { ReactNode } from 'react'
import { onceForEach } from '../../markdown/once-for-each.ts'
import { parse } from '../../markdown/parse.ts'
import type { Run } from '../../markdown/plain.ts'
import { plainParagraphs } from '../../markdown/plain.ts'
import { Inline, Prose } from './Prose.tsx'
import { Runs } from './Words.tsx'

/** A Markdown text in two, drawn: its first sentence, which fits a line, and the rest; either may be missing. */
export interface Opening {
  readonly sentence?: ReactNode
  readonly rest?: ReactNode
}

/** The first sentence of a text and what it says beside; a text that begins with a block is all rest. */
export const openingOf = onceForEach(split, 2000)

function split(text: string): Opening {
  const paragraphs = plainParagraphs(text)
  if (!paragraphs) return splitTree(parse(text).drawn)
  const [sentence, left] = cut(paragraphs[0]!, {
    wordsOf: (run) => (run.isCode ? undefined : run.text),
    withText: (run, value) => ({ ...run, text: value }),
  })
  const others = [...(left.length > 0 ? [left] : []), ...paragraphs.slice(1)]
  return { sentence: <Runs of={sentence} />, ...(others.length > 0 && { rest: others.map(drawParagraph) }) }
}

function drawParagraph(paragraph: readonly Run[], index: number) {
  return (
    <p key={index}>
      <Runs of={paragraph} />
    </p>
  )
}

function splitTree({ children }: Root): Opening {
  const tree: Root = { type: 'root', children: children.filter((child) => !isBlank(child)) }
  const [first, ...others] = tree.children
  if (first?.type !== 'element' || first.tagName !== 'p') return { rest: <Prose tree={tree} /> }
  const [sentence, left] = cut(first.children, {
    wordsOf: (node) => (node.type === 'text' ? node.value : undefined),
    withText: (node, value): ElementContent => (node.type === 'text' ? { ...node, value } : node),
  })
  // What opens on a press holds no link: the row has the words, and the text stands whole below.
  if (sentence.some(hasLink)) {
    return { sentence: textOf({ type: 'root', children: [...sentence] }), rest: <Prose tree={tree} /> }
  }
  const rest = [...(left.length > 0 ? [{ ...first, children: [...left] }] : []), ...others]
  return {
    sentence: <Inline tree={{ type: 'root', children: [...sentence] }} />,
    ...(rest.length > 0 && { rest: <Prose tree={{ type: 'root', children: rest }} /> }),
  }
}

function hasLink(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'a' || node.children.some(hasLink))
}

function isBlank(node: Root['children'][number]): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

interface Pieces<Piece> {
  /** The words of a piece in which a sentence may end. */
  readonly wordsOf: (piece: Piece) => string | undefined
  readonly withText: (piece: Piece, text: string) => Piece
}

/** A full stop after a word of some length, before what may begin a sentence: not the one of "e.g. this". */
const sentenceEnd = /(?<=(?:^|[^\s.]{2})[.!?])\s+(?=[^\p{Ll}\s])|(?<=(?:^|[^\s.]{2})[.!?])\s+$/u

function cut<Piece>(pieces: readonly Piece[], { wordsOf, withText }: Pieces<Piece>) {
  for (const [index, piece] of pieces.entries()) {
    const text = wordsOf(piece)
    const end = text === undefined ? null : sentenceEnd.exec(text)
    if (!end || (index === pieces.length - 1 && end.index + end[0].length === text!.length)) continue
    const after = text!.slice(end.index + end[0].length)
    return [
      [...pieces.slice(0, index), withText(piece, text!.slice(0, end.index))],
      [...(after ? [withText(piece, after)] : []), ...pieces.slice(index + 1)],
    ] as const
  }
  return [pieces, []] as const
}
