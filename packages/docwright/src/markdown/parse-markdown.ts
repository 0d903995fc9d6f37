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
import { createElementNode } from './html-nodes.ts'
import { findCrowdedOffset, findTooDeepNode, findTooDeepOffset } from './nesting.ts'
import { keepPlaceholders } from './placeholders.ts'
import type { HrefOf } from './relink-tree.ts'
import { relinkTree } from './relink-tree.ts'
import { makeIdsUnique, removeDeadLinks, replaceForeignPictures, sanitizeSchema } from './sanitize.ts'

const markdown = unified().use(remarkParse).use(remarkGfm).freeze()
const sanitizeTree = () => (tree: Root) => sanitize(tree, sanitizeSchema) as Root
/** Renders Markdown without HTML. Parsing embedded HTML is slow, so only texts that contain some use the other renderer. */
const rendererWithoutHtml = markdown().use(remarkRehype).use(sanitizeTree).freeze()
const rendererWithHtml = markdown()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(() => (tree, file) => raw(tree as Root, { file }) as Root)
  .use(sanitizeTree)
  .freeze()

/** A text as two trees: as written, and as HTML. Callers share the trees, so they must not be changed. */
export interface Parsed {
  readonly markdownTree: MarkdownRoot
  readonly htmlTree: Root
}

/** Parses untrusted Markdown. Returns undefined for a text that is nested too deeply or has too many marks. */
export function parseMarkdownTree(text: string): MarkdownRoot | undefined {
  if ((findTooDeepOffset(text) ?? findCrowdedOffset(text)) !== undefined) return undefined
  const tree = markdown.parse(text)
  return findTooDeepNode(tree) ? undefined : tree
}

/** How many texts are cached. That's enough for the largest page, whose descriptions several parts of a build need. */
const maxCachedTexts = 2000

/** Parses a Markdown text to two trees: as written, and sanitized for rendering. */
export const parseMarkdown: (text: string) => Parsed = memoizeRecent(parseAnew, maxCachedTexts)

function parseAnew(text: string): Parsed {
  const markdownTree = parseMarkdownTree(text)
  if (!markdownTree) return renderAsPlainText(text)
  keepPlaceholders(markdownTree, text)
  return createLazy({ htmlTree: () => renderTree(markdownTree, text) }, { markdownTree })
}

/** Parses a Markdown text to an HTML tree with resolved links. */
export function parseAndRelink(text: string, hrefOf: HrefOf): Root {
  const parsed = parseMarkdown(text)
  // A text that is rendered as plain text has no links.
  const isMarkdown = parsed.markdownTree.children.length > 0
  return isMarkdown && linkHint.test(text) ? renderTree(parsed.markdownTree, text, hrefOf) : parsed.htmlTree
}

/** Matches text that may have links. Most texts have none, and need only one HTML tree. */
const linkHint = /\](?:\(|:|\[)|<(?:a|img)\s/i

function renderTree(markdownTree: MarkdownRoot, text: string, hrefOf?: HrefOf): Root {
  const renderer = text.includes('<') ? rendererWithHtml : rendererWithoutHtml
  const tree = renderer.runSync(markdownTree) as Root
  if (hrefOf) relinkTree(tree, hrefOf)
  removeDeadLinks(tree)
  replaceForeignPictures(tree)
  makeIdsUnique(tree, text)
  convertAlerts(tree)
  setDirections(tree, text)
  return tree
}

/** Renders a text that can't be parsed as plain text. */
function renderAsPlainText(text: string): Parsed {
  const paragraph = createElementNode('p', [{ type: 'text', value: text }])
  return {
    markdownTree: { type: 'root', children: [] },
    htmlTree: { type: 'root', children: [paragraph] },
  }
}
