import type { Nodes } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { tags, voidTags } from '../guides/html.ts'
import type { Edit } from '../markdown/edits.ts'
import { applyEdits, getSourceSpan } from '../markdown/edits.ts'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze()

/** Converts Markdown to equivalent MDX: escapes characters that are special in MDX, and closes void elements. */
export function convertMarkdownToMdx(source: string): string {
  const edits: Edit[] = []
  visit(parser.parse(source), (node: Nodes) => {
    if ((node.type !== 'text' && node.type !== 'html') || !node.position) return
    const { start, end } = getSourceSpan(node)
    const written = source.slice(start, end)
    const text = node.type === 'text' ? written.replace(/(?<!\\)[{<]/g, '\\$&') : convertHtmlToJsx(written)
    if (text !== written) edits.push({ start, end, text })
  })
  return applyEdits(source, edits)
}

/** A comment, a tag with its slash, name, and attributes, or a single character that MDX would parse as code. */
const htmlToken = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*?)\s*\/?>|(?<!\\)[{<]/g

function convertHtmlToJsx(html: string): string {
  return html.replace(htmlToken, (found, slash, name, attributes) => {
    if (found.startsWith('<!--')) return found
    if (name === undefined || !tags.has(name.toLowerCase())) return `\\${found}`
    const isVoid = found.endsWith('/>') || (voidTags.has(name.toLowerCase()) && slash === '')
    return `<${slash}${name}${quoteAttributes(attributes)}${isVoid ? ' /' : ''}>`
  })
}

/** Puts quotation marks around values that have none: `width=50` → `width="50"`. */
function quoteAttributes(attributes: string): string {
  return attributes.replace(/"[^"]*"|'[^']*'|=\s*([^\s"']+)/g, (found, value) =>
    value === undefined ? found : `="${value}"`,
  )
}
