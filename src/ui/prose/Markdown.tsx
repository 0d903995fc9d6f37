import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Nodes } from 'mdast'
import type { ReactNode } from 'react'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { harmlessHtml, withoutForeignPictures } from '../../markdown/harmless.ts'
import { mostLevels, tooDeepAt } from '../../markdown/nesting.ts'
import type { ContentsEntry } from '../../model/page.ts'
import { Prose } from './Prose.tsx'
import { plainParagraphs } from './plain-markdown.ts'
import { Runs } from './Words.tsx'

const markdown = unified().use(remarkParse).use(remarkGfm)
/** Reading HTML inside Markdown is slow, so only a text that has some pays for it. */
const withoutHtml = markdown().use(remarkRehype).use(rehypeSanitize, harmlessHtml).freeze()
const withHtml = markdown()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, harmlessHtml)
  .freeze()

interface Props {
  readonly text: string
  /** The headings of the text as the page's contents have them: their ids, in order. Without it they are no headings of the page. */
  readonly headings?: readonly ContentsEntry[]
}

/** A description of the API description: Markdown that others wrote, so whatever could run is taken out. */
export function Markdown({ text, headings }: Props) {
  if (headings) return <Prose tree={treeOf(text, headings)} />
  const drawn = known.get(text) ?? draw(text)
  if (known.size >= mostKnown) known.clear()
  known.set(text, drawn)
  return drawn
}

/** A file says the same on many pages. */
const known = new Map<string, ReactNode>()
const mostKnown = 2000

function draw(text: string): ReactNode {
  const paragraphs = plainParagraphs(text)
  if (!paragraphs) return <Prose tree={treeOf(text, [])} />
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

function treeOf(text: string, headings: readonly ContentsEntry[]): Root {
  if (tooDeepAt(text) !== undefined) return asWritten(text)
  const processor = text.includes('<') ? withHtml : withoutHtml
  const parsed = processor.parse(text)
  if (!isShallow(parsed)) return asWritten(text)
  const tree = processor.runSync(parsed) as Root
  placeHeadings(tree, headings)
  withoutForeignPictures(tree)
  return tree
}

/** What cannot be drawn as it is meant is drawn as it is written. */
function asWritten(text: string): Root {
  return { type: 'root', children: [elementOf('p', [{ type: 'text', value: text }])] }
}

/** Whether no part of a text is deeper inside others than a program can follow; found level by level. */
function isShallow(root: Nodes): boolean {
  let level: readonly Nodes[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    // An item of a list is two levels of its tree.
    if (depth > 2 * mostLevels) return false
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return true
}

/** A heading that the page's contents know gets its id and depth; any other is only a strong line. */
function placeHeadings(tree: Root, headings: readonly ContentsEntry[]): void {
  const left = [...headings]
  visit(tree, 'element', (element: Element) => {
    if (!/^h[1-6]$/.test(element.tagName)) return
    const [next] = left
    if (next?.text === textOf(element).trim()) {
      left.shift()
      element.tagName = `h${next.depth}`
      element.properties = { id: next.id }
    } else {
      element.tagName = 'p'
      element.children = [elementOf('strong', element.children as Element[])]
    }
  })
}

function elementOf(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}
