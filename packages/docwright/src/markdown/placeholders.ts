import type { Html, Link, Root as MarkdownRoot, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { mayLinkTo } from '../url/scheme.ts'

/** Elements without an end tag, or with an optional one. Text up to the next tag isn't lost. */
const unclosed = new Set('br hr img wbr p li dt dd tr td th thead tbody tfoot option'.split(' '))

/** A tag without attributes, or any tag with a capital letter inside its name, which no HTML element has. */
const placeholder = /^<([a-z][\w-]*)(?: [^<>="'/]*)?>/i
const component = /^<([A-Z][A-Za-z]*[a-z]\w*)[\s/][^<>]*>/

/** Converts unclosed pseudo-tags such as `<pod name>` and `List<object>` to text, unless they have attributes. */
export function keepPlaceholders(tree: MarkdownRoot, text: string): void {
  if (!text.includes('<')) return
  const lower = text.toLowerCase()
  visit(tree, 'html', (node: Html, index, parent) => {
    const [tag = '', name = ''] = placeholder.exec(node.value) ?? component.exec(node.value) ?? []
    const isOnlyTag = tag !== '' && !node.value.slice(tag.length).includes('<')
    const end = lower.indexOf(`</${name.toLowerCase()}`, node.position?.start.offset ?? 0)
    if (!isOnlyTag || end >= 0 || unclosed.has(name.toLowerCase())) return
    const words: Nodes = { type: 'text', value: node.value }
    const isInLine = parent!.type !== 'root' && parent!.type !== 'blockquote' && parent!.type !== 'listItem'
    parent!.children[index!] = isInLine ? words : { type: 'paragraph', children: [words] }
  })
  visit(tree, 'link', ({ url, position }: Link, index, parent) => {
    const source = text.slice(position?.start.offset, position?.end.offset)
    if (source.startsWith('<') && !mayLinkTo(url)) parent!.children[index!] = { type: 'text', value: source }
  })
}
