import type { Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import type { Html, Root as MarkdownRoot, Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { elementOf } from './element-of.ts'
import { harmlessHtml, withOwnIds, withoutDeadLinks, withoutForeignPictures } from './harmless.ts'
import { crowdedAt, tooDeepAt, tooDeepNode } from './nesting.ts'

const markdown = unified().use(remarkParse).use(remarkGfm).freeze()
const harmless = () => (tree: Root) => sanitize(tree, harmlessHtml) as Root
/** Reading HTML inside Markdown is slow, so only a text that has some pays for it. */
const withoutHtml = markdown().use(remarkRehype).use(harmless).freeze()
const withHtml = markdown()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(() => (tree, file) => raw(tree as Root, { file }) as Root)
  .use(harmless)
  .freeze()

/** A text as it is written, and as a page draws it. */
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

/** A Markdown text as two trees, as written and to be drawn; whatever could run is taken out of the one to draw. */
export function parse(text: string): Parsed {
  const written = parseWritten(text)
  if (!written) return asWritten(text)
  keepPlaceholders(written, text)
  const drawn = (text.includes('<') ? withHtml : withoutHtml).runSync(written) as Root
  withoutDeadLinks(drawn)
  withoutForeignPictures(drawn)
  withOwnIds(drawn, text)
  return { written, drawn }
}

/** A text that can't be drawn as it is meant, drawn as it is written. */
function asWritten(text: string): Parsed {
  return {
    written: { type: 'root', children: [] },
    drawn: { type: 'root', children: [elementOf('p', [{ type: 'text', value: text }])] },
  }
}

/** The elements of HTML, those of old included: what is called otherwise is none. */
const htmlElements = new Set(
  [
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body',
    'br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em',
    'embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i',
    'iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu',
    'menuitem meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext',
    'portal pre progress q rb rp rt rtc ruby s samp script search section select slot small source spacer span strike',
    'strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var',
    'video wbr xmp',
  ]
    .join(' ')
    .split(' '),
)

/** Makes words of what only looks like HTML: `<pod name>` stands for a name, unless it is closed, or says more of itself. */
export function keepPlaceholders(tree: MarkdownRoot, text: string): void {
  if (!text.includes('<')) return
  visit(tree, 'html', (node: Html, index, parent) => {
    const [, name] = /^<([a-z][\w-]*)(?: [^<>="'/]*)?>$/i.exec(node.value) ?? []
    if (name === undefined || htmlElements.has(name.toLowerCase()) || text.includes(`</${name}`)) return
    const words: Nodes = { type: 'text', value: node.value }
    const isInLine = parent!.type !== 'root' && parent!.type !== 'blockquote' && parent!.type !== 'listItem'
    parent!.children[index!] = isInLine ? words : { type: 'paragraph', children: [words] }
  })
}
