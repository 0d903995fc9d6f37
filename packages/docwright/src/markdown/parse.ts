import type { Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import type { Root as MarkdownRoot } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { createLazy, memoizeRecent } from '../lazy.ts'
import { convertAlerts, setDirections } from './description-blocks.ts'
import { createElementNode } from './element-of.ts'
import { harmlessHtml, makeIdsUnique, withoutDeadLinks, withoutForeignPictures } from './harmless.ts'
import { findCrowdedOffset, findTooDeepNode, findTooDeepOffset } from './nesting.ts'
import { keepPlaceholders } from './placeholders.ts'
import type { HrefOf } from './relink.ts'
import { relink } from './relink.ts'

const markdown = unified().use(remarkParse).use(remarkGfm).freeze()
const sanitizeTree = () => (tree: Root) => sanitize(tree, harmlessHtml) as Root
/** Parses Markdown without HTML. Parsing embedded HTML is slow, so only texts that contain some use the other parser. */
const withoutHtml = markdown().use(remarkRehype).use(sanitizeTree).freeze()
const withHtml = markdown()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(() => (tree, file) => raw(tree as Root, { file }) as Root)
  .use(sanitizeTree)
  .freeze()

/** A text as two trees: as written and as rendered. Callers share the trees, so they must not be changed. */
export interface Parsed {
  readonly written: MarkdownRoot
  readonly drawn: Root
}

/** Parses untrusted Markdown. Returns undefined for a text that is nested too deeply or has too many marks. */
export function parseWritten(text: string): MarkdownRoot | undefined {
  if ((findTooDeepOffset(text) ?? findCrowdedOffset(text)) !== undefined) return undefined
  const written = markdown.parse(text)
  return findTooDeepNode(written) ? undefined : written
}

/** How many texts are cached. That's enough for the largest page, whose descriptions several parts of a build need. */
const maxCachedTexts = 2000

/** Parses a Markdown text to two trees: as written, and sanitized for rendering. */
export const parse: (text: string) => Parsed = memoizeRecent(parseAnew, maxCachedTexts)

function parseAnew(text: string): Parsed {
  const written = parseWritten(text)
  if (!written) return renderAsPlainText(text)
  keepPlaceholders(written, text)
  return createLazy({ drawn: () => renderTree(written, text) }, { written })
}

/** Parses a Markdown text and resolves its links in the tree that is rendered. */
export function parseLinked(text: string, hrefOf: HrefOf): Root {
  const { written, drawn } = parse(text)
  // A text that is rendered verbatim has no links.
  const isRead = written.children.length > 0
  return isRead && mayHaveLinks.test(text) ? renderTree(written, text, hrefOf) : drawn
}

/** Whether a text may have links. Most texts have none, and need only one tree. */
const mayHaveLinks = /\](?:\(|:|\[)|<(?:a|img)\s/i

function renderTree(written: MarkdownRoot, text: string, hrefOf?: HrefOf): Root {
  const drawn = (text.includes('<') ? withHtml : withoutHtml).runSync(written) as Root
  if (hrefOf) relink(drawn, hrefOf)
  withoutDeadLinks(drawn)
  withoutForeignPictures(drawn)
  makeIdsUnique(drawn, text)
  convertAlerts(drawn)
  setDirections(drawn, text)
  return drawn
}

/** Renders a text that can't be parsed as plain text. */
function renderAsPlainText(text: string): Parsed {
  return {
    written: { type: 'root', children: [] },
    drawn: { type: 'root', children: [createElementNode('p', [{ type: 'text', value: text }])] },
  }
}
