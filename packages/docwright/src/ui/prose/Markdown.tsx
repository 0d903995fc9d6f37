import type { Element, Root } from 'hast'
import type { ReactElement } from 'react'
import { cached } from '../../lazy.ts'
import { headingsIn, shownLevels } from '../../markdown/headings-in.ts'
import { parse } from '../../markdown/parse.ts'
import { plainParagraphs } from '../../markdown/plain.ts'
import type { ContentsEntry } from '../../model/page.ts'
import { Prose } from './Prose.tsx'
import { Runs } from './Words.tsx'

interface Props {
  readonly text: string
  /** The page's contents, which begin with the headings of the text. Without them these aren't headings of the page. */
  readonly headings?: readonly ContentsEntry[]
}

/** A description of an API file as blocks: Markdown that others wrote, so whatever could run is taken out. */
export function Markdown({ text, headings }: Props) {
  return headings && !plainParagraphs(text) ? <Prose tree={headedTree(text, headings)} /> : drawn(text)
}

/** A description where a page has room for a line: without markup it is only its words, with no element around them. */
export function Line({ text }: { text: string }) {
  const paragraphs = plainParagraphs(text)
  return paragraphs?.length === 1 ? <Runs of={paragraphs[0]!} /> : <Markdown text={text} />
}

/** A description that is a paragraph of its own on the page: most are one without markup, which is drawn as just that. */
export function Description({ text }: { text: string | undefined }) {
  if (!text) return null
  const paragraphs = plainParagraphs(text)
  if (paragraphs?.length !== 1) return <Markdown text={text} />
  return (
    <p>
      <Runs of={paragraphs[0]!} />
    </p>
  )
}

/** A file says the same on many pages. */
const drawn = cached(draw, 2000)

function draw(text: string): ReactElement {
  const paragraphs = plainParagraphs(text)
  if (!paragraphs) return <Prose tree={headedTree(text, [])} />
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

/** The tree of a description: a heading that the page's contents know gets its ID and depth; any other is only a strong line. */
export function headedTree(text: string, contents: readonly ContentsEntry[]): Root {
  const { drawn: tree } = parse(text)
  const left = [...contents]
  for (const { element, level } of headingsIn(tree)) {
    const entry = level < shownLevels ? left.shift() : undefined
    if (entry) Object.assign(element, { tagName: `h${entry.depth}`, properties: { id: entry.id } })
    else Object.assign(element, strongLine(element))
  }
  return tree
}

function strongLine({ children }: Element): Pick<Element, 'tagName' | 'properties' | 'children'> {
  const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children }
  return { tagName: 'p', properties: {}, children: [strong] }
}
