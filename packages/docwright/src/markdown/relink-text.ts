import type { Definition, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Edit } from './edits.ts'
import { applyEdits, getSourceSpan, replaceNode, unlinkNode } from './edits.ts'
import type { NodeWithAddress } from './list-links.ts'
import { findAddress } from './list-links.ts'
import { parseMarkdown } from './parse-markdown.ts'
import type { HrefOf } from './relink-tree.ts'

/** Changes the addresses of a text's links, both in Markdown and in HTML. */
export function relinkText(markdown: string, hrefOf: HrefOf): string {
  if (!linkHint.test(markdown)) return markdown
  const { markdownTree } = parseMarkdown(markdown)
  const edits: Edit[] = []
  const dead = new Set<string>()
  visit(markdownTree, 'definition', (node: Definition) => {
    const href = hrefOf(node.url)
    if (href === undefined) dead.add(node.identifier)
    edits.push(...listAddressEdits(node, { href, markdown }))
  })
  const listHtmlEdits = createHtmlRelinker(hrefOf)
  visit(markdownTree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'image') {
      edits.push(...listAddressEdits(node, { href: hrefOf(node.url), markdown }))
    }
    if (node.type === 'html') edits.push(...listHtmlEdits(markdown, getSourceSpan(node)))
    const isDead = 'identifier' in node && dead.has(node.identifier)
    if (isDead && node.type === 'linkReference') edits.push(...unlinkNode(node))
    if (isDead && node.type === 'imageReference') edits.push(replaceNode(node, node.alt || 'Picture'))
  })
  return applyEdits(markdown, edits)
}

/** Matches text that may have links, so that most texts don't have to be parsed. */
const linkHint = /\](?:\(|:|\[)|<a\s/i

/** Returns the edits that change only a node's address, or that keep only its text. */
function listAddressEdits(
  node: NodeWithAddress,
  { href, markdown }: { readonly href: string | undefined; readonly markdown: string },
): readonly Edit[] {
  if (href === node.url) return []
  if (href === undefined) return removeAddress(node)
  const start = findAddress(node, markdown)
  if (start === undefined) return [rewriteAddress(node, href)]
  return [{ start, end: start + node.url.length, text: escapeHref(href) }]
}

function removeAddress(node: NodeWithAddress): readonly Edit[] {
  if (node.type === 'link') return unlinkNode(node)
  return [replaceNode(node, node.type === 'image' ? node.alt || 'Picture' : '')]
}

/** Returns the edit for a node whose address the text doesn't contain literally: everything from the address on is written again. */
function rewriteAddress(node: NodeWithAddress, href: string): Edit {
  const address = `${escapeHref(href)}${node.title ? ` ${JSON.stringify(node.title)}` : ''}`
  if (node.type === 'definition') return replaceNode(node, `[${node.label}]: ${address}`)
  if (node.type === 'image') return replaceNode(node, `![${node.alt || 'Picture'}](${address})`)
  const [before, after] = unlinkNode(node)
  return after ? { ...after, text: `](${address})` } : { ...before!, text: `[](${address})` }
}

/** Escapes the characters that would end an address in Markdown. */
function escapeHref(href: string): string {
  return href.replace(/[\s()<>]/g, (sign) =>
    sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURIComponent(sign),
  )
}

const anchorTag = /<a\b[^>]*>|<\/a\s*>/gi
const hrefAttribute = /(\shref\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** Returns a function that finds the edits in successive pieces of HTML. An element may start in one piece and end in another. */
function createHtmlRelinker(
  hrefOf: HrefOf,
): (text: string, span: { start: number; end: number }) => readonly Edit[] {
  const open: boolean[] = []
  return (text, span) =>
    [...text.slice(span.start, span.end).matchAll(anchorTag)].flatMap(
      ({ 0: tag, index }): readonly Edit[] => {
        const start = span.start + index
        const remove = { start, end: start + tag.length, text: '' }
        if (tag.startsWith('</')) return open.pop() ? [remove] : []
        const [attribute, name, ...values] = hrefAttribute.exec(tag) ?? []
        const written = values.find((value) => value !== undefined)?.replaceAll('&amp;', '&')
        const href = written === undefined ? '' : hrefOf(written)
        open.push(href === undefined)
        if (href === undefined) return [remove]
        if (attribute === undefined || href === written) return []
        return [{ ...remove, text: tag.replace(attribute, () => `${name}"${escapeHrefAttribute(href)}"`) }]
      },
    )
}

function escapeHrefAttribute(href: string): string {
  return href.replaceAll('&', '&amp;').replaceAll('"', '%22')
}
