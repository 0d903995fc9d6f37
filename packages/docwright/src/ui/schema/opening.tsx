import type { ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { ReactNode } from 'react'
import { useContext } from 'react'
import { isBlank } from '../../markdown/fact-lists.ts'
import { sentenceEnd, splitFirstSentence } from '../../markdown/lead.ts'
import { splitPlainParagraphs } from '../../markdown/plain.ts'
import { DescriptionTree } from '../prose/description-tree.ts'
import { Description } from '../prose/Markdown.tsx'
import { Inline, Prose } from '../prose/Prose.tsx'
import { Runs, Words } from '../prose/Words.tsx'
import { PageOnly } from '../twin-marks.tsx'

/** A rendered Markdown text, split into its first sentence, which fits on a line, and the rest. Either may be missing. */
interface Opening {
  readonly sentence?: ReactNode
  readonly rest?: ReactNode
}

/** Splits a text into its first sentence and the rest. A text that starts with a block has no first sentence. */
export function useOpening(text: string): Opening {
  const parseDescription = useContext(DescriptionTree)
  const { lead, rest } = splitFirstSentence(text)
  if (lead !== undefined) {
    return { sentence: <Words text={lead} />, ...(rest && { rest: <Description text={rest} /> }) }
  }
  const [only, ...others] = splitPlainParagraphs(text) ?? []
  return only && others.length === 0 ? { sentence: <Runs of={only} /> } : splitTree(parseDescription(text))
}

function splitTree({ children }: Root): Opening {
  const tree: Root = { type: 'root', children: children.filter((child) => !isBlank(child)) }
  const [first, ...others] = tree.children
  if (first?.type !== 'element' || first.tagName !== 'p') return { rest: <Prose tree={tree} /> }
  const [sentence, remaining] = splitAfterSentence(first.children)
  // A row that opens on a click must not contain links. It shows the sentence without them, and the whole text appears below.
  if (sentence.some(hasLink)) {
    const words = textOf({ type: 'root', children: [...sentence] })
    return { sentence: <PageOnly>{words}</PageOnly>, rest: <Prose tree={tree} /> }
  }
  const rest = [...(remaining.length > 0 ? [{ ...first, children: [...remaining] }] : []), ...others]
  return {
    sentence: <Inline tree={{ type: 'root', children: [...sentence] }} />,
    ...(rest.length > 0 && { rest: <Prose tree={{ type: 'root', children: rest }} /> }),
  }
}

function hasLink(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'a' || node.children.some(hasLink))
}

type Pieces = readonly ElementContent[]

/** Splits a paragraph after its first sentence. */
function splitAfterSentence(pieces: Pieces): readonly [Pieces, Pieces] {
  for (const [index, piece] of pieces.entries()) {
    if (piece.type !== 'text') continue
    const [end] = piece.value.matchAll(sentenceEnd)
    if (!end) continue
    const [before, after] = [piece.value.slice(0, end.index), piece.value.slice(end.index + end[0].length)]
    const following = pieces.slice(index + 1)
    return [
      [...pieces.slice(0, index), { ...piece, value: before }],
      after ? [{ ...piece, value: after }, ...following] : following,
    ]
  }
  return [pieces, []]
}
