import type { Blockquote, Root } from 'mdast'
import { visit } from 'unist-util-visit'

const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/

/** GitHub-style alerts: a quotation that begins with `[!NOTE]` becomes an `<aside>` of that kind. */
export function markAlerts(tree: Root): void {
  visit(tree, 'blockquote', (quote: Blockquote) => {
    const paragraph = quote.children[0]
    const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
    const found = text?.type === 'text' ? marker.exec(text.value) : null
    if (!found || text?.type !== 'text' || paragraph?.type !== 'paragraph') return
    text.value = text.value.slice(found[0].length)
    if (text.value === '' && paragraph.children.length === 1) quote.children.shift()
    quote.data = { hName: 'aside', hProperties: { dataAlert: found[1]!.toLowerCase() } }
  })
}
