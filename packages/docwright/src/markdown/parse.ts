import type { Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import type { Root as MarkdownRoot } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { cached, lazy } from '../lazy.ts'
import { withAlerts, withDirections } from './description-blocks.ts'
import { elementOf } from './element-of.ts'
import { harmlessHtml, withOwnIds, withoutDeadLinks, withoutForeignPictures } from './harmless.ts'
import { crowdedAt, tooDeepAt, tooDeepNode } from './nesting.ts'
import { keepPlaceholders } from './placeholders.ts'

const markdown = unified().use(remarkParse).use(remarkGfm).freeze()
const harmless = () => (tree: Root) => sanitize(tree, harmlessHtml) as Root
/** Reading HTML inside Markdown is slow, so only a text that has some pays for it. */
const withoutHtml = markdown().use(remarkRehype).use(harmless).freeze()
const withHtml = markdown()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(() => (tree, file) => raw(tree as Root, { file }) as Root)
  .use(harmless)
  .freeze()

/** A text as it is written, and as a page draws it. Everyone reads the same trees, so no one may change them. */
export interface Parsed {
  readonly written: MarkdownRoot
  readonly drawn: Root
}

/** Markdown that others wrote, as a tree; undefined for a text that is too deep or too crowded to be read. */
export function parseWritten(text: string): MarkdownRoot | undefined {
  if ((tooDeepAt(text) ?? crowdedAt(text)) !== undefined) return undefined
  const written = markdown.parse(text)
  return tooDeepNode(written) ? undefined : written
}

/** Enough for the descriptions of the largest page, for which several parts of a build ask. */
const mostTexts = 2000

/** A Markdown text as two trees, as written and to be drawn; whatever could run is taken out of the one to draw. */
export const parse: (text: string) => Parsed = cached(parseAnew, mostTexts)

function parseAnew(text: string): Parsed {
  const written = parseWritten(text)
  if (!written) return asWritten(text)
  keepPlaceholders(written, text)
  return lazy({ drawn: () => drawnFrom(written, text) }, { written })
}

function drawnFrom(written: MarkdownRoot, text: string): Root {
  const drawn = (text.includes('<') ? withHtml : withoutHtml).runSync(written) as Root
  withoutDeadLinks(drawn)
  withoutForeignPictures(drawn)
  withOwnIds(drawn, text)
  withAlerts(drawn)
  withDirections(drawn, text)
  return drawn
}

/** A text that can't be drawn as it is meant, drawn as it is written. */
function asWritten(text: string): Parsed {
  return {
    written: { type: 'root', children: [] },
    drawn: { type: 'root', children: [elementOf('p', [{ type: 'text', value: text }])] },
  }
}
