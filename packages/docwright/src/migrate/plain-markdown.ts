import type { Nodes } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { emptyTags, tags } from '../guides/html.ts'
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
    const text = node.type === 'text' ? written.replace(/(?<!\\)[{<]/g, '\\$&') : fixHtmlTags(written)
    if (text !== written) edits.push({ start, end, text })
  })
  return applyEdits(source, edits)
}

function fixHtmlTags(html: string): string {
  if (html.startsWith('<!--')) return html
  return html.replace(/<(\/?)([A-Za-z][\w-]*)([^<>]*?)\s*\/?>/g, (tag, slash, name, attributes) => {
    if (!tags.has(name.toLowerCase())) return `\\${tag}`
    return emptyTags.has(name.toLowerCase()) && slash === '' ? `<${name}${attributes} />` : tag
  })
}
