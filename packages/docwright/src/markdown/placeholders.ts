import type { Html, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** The elements of HTML, those of old included: what is called otherwise is none. */
const elements = new Set(
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
export function keepPlaceholders(tree: Root, text: string): void {
  if (!text.includes('<')) return
  visit(tree, 'html', (node: Html, index, parent) => {
    const [, name] = /^<([a-z][\w-]*)(?: [^<>="'/]*)?>$/i.exec(node.value) ?? []
    if (name === undefined || elements.has(name.toLowerCase()) || text.includes(`</${name}`)) return
    const words: Nodes = { type: 'text', value: node.value }
    const isInLine = parent!.type !== 'root' && parent!.type !== 'blockquote' && parent!.type !== 'listItem'
    parent!.children[index!] = isInLine ? words : { type: 'paragraph', children: [words] }
  })
}
