import type { Html, Link, Root as MarkdownRoot, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { mayLinkTo } from '../url/scheme.ts'

/** Elements without an end tag. */
const voidElements = new Set(['br', 'hr', 'img', 'wbr'])

/** Elements with an optional end tag, and the elements that may contain them. */
const containers: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['li', ['ul', 'ol', 'menu']],
  ...['dt', 'dd'].map((name) => [name, ['dl']] as const),
  ...['tr', 'td', 'th', 'thead', 'tbody', 'tfoot'].map((name) => [name, ['table']] as const),
  ['option', ['select', 'datalist']],
])

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
    const offset = node.position?.start.offset ?? 0
    const end = lower.indexOf(`</${name.toLowerCase()}`, offset)
    if (!isOnlyTag || end >= 0 || isElement(name.toLowerCase(), lower, offset)) return
    const words: Nodes = { type: 'text', value: node.value }
    const isInLine = parent!.type !== 'root' && parent!.type !== 'blockquote' && parent!.type !== 'listItem'
    parent!.children[index!] = isInLine ? words : { type: 'paragraph', children: [words] }
  })
  visit(tree, 'link', ({ url, position }: Link, index, parent) => {
    const source = text.slice(position?.start.offset, position?.end.offset)
    if (source.startsWith('<') && !mayLinkTo(url)) parent!.children[index!] = { type: 'text', value: source }
  })
}

/** Checks whether a tag that is never closed is an element anyway: one that needs no end tag here. */
function isElement(name: string, text: string, offset: number): boolean {
  if (voidElements.has(name)) return true
  // Writers put `<p>` between paragraphs, so it's an element at the start of a line and after a sentence.
  if (name === 'p') return /(?:^|[\n.:;!?)>])[ \t]*$/.test(text.slice(Math.max(0, offset - 80), offset))
  return (containers.get(name) ?? []).some(
    (container) =>
      text.lastIndexOf(`<${container}`, offset) > text.lastIndexOf(`</${container}`, offset) &&
      text.indexOf(`</${container}`, offset) >= 0,
  )
}
