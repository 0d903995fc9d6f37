import type { Element, Nodes, Properties, Root } from 'hast'
import { useContext } from 'react'
import { createElementNode } from '../../markdown/html-nodes.ts'
import { listHeadings, shownHeadingLevels } from '../../markdown/list-headings.ts'
import { splitPlainParagraphs } from '../../markdown/plain.ts'
import type { ContentsEntry } from '../../model/page.ts'
import { DescriptionTree } from './description-tree.ts'
import { Prose } from './Prose.tsx'
import { Runs } from './Words.tsx'

interface Props {
  readonly text: string
  /** The page's contents, which start with the headings of the text. Without them, headings are rendered as bold text. */
  readonly headings?: readonly ContentsEntry[]
}

/** A description from an API file as blocks. It's untrusted Markdown, so it's sanitized. */
export function Markdown({ text, headings }: Props) {
  const parseDescription = useContext(DescriptionTree)
  const paragraphs = splitPlainParagraphs(text)
  if (!paragraphs) return <Prose tree={addHeadings(parseDescription(text), headings ?? [])} />
  return (
    <div className="prose">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and never change
        <p key={index}>
          <Runs of={paragraph} />
        </p>
      ))}
    </div>
  )
}

/** A description on a single line. Without markup, it's plain text without an element. */
export function Line({ text }: { text: string }) {
  const paragraphs = splitPlainParagraphs(text)
  return paragraphs?.length === 1 ? <Runs of={paragraphs[0]!} /> : <Markdown text={text} />
}

/** A description that is a separate paragraph. Most have no markup, which is a fast path. */
export function Description({ text }: { text: string | undefined }) {
  if (!text) return null
  const paragraphs = splitPlainParagraphs(text)
  if (paragraphs?.length !== 1) return <Markdown text={text} />
  return (
    <p>
      <Runs of={paragraphs[0]!} />
    </p>
  )
}

/** Returns a description's tree with headings. A heading in the page's contents gets its ID and depth; any other becomes bold text. */
export function addHeadings(tree: Root, contents: readonly ContentsEntry[]): Root {
  const remaining = [...contents]
  const headings = listHeadings(tree).map(({ element, level }) => {
    const entry = level < shownHeadingLevels ? remaining.shift() : undefined
    return [
      element,
      entry
        ? createElementNode(`h${entry.depth}`, element.children, { ...getDirection(element), id: entry.id })
        : createStrongLine(element),
    ] as const
  })
  return headings.length > 0 ? replaceElements(tree, new Map(headings)) : tree
}

function createStrongLine(heading: Element): Element {
  return createElementNode('p', [createElementNode('strong', heading.children)], getDirection(heading))
}

function getDirection({ properties: { dir } }: Element): Properties {
  return dir === undefined ? {} : { dir }
}

/** Replaces some elements of a tree. */
function replaceElements<Tree extends Nodes>(tree: Tree, replacements: ReadonlyMap<Nodes, Element>): Tree {
  if (!('children' in tree)) return tree
  const children = tree.children.map(
    (child) => replacements.get(child) ?? replaceElements(child, replacements),
  )
  return { ...tree, children }
}
