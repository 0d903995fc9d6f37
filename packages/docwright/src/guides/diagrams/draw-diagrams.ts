import type { Element } from 'hast'
import type { Code, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { RenderedData } from '../../components/rendered-component.ts'
import { renderedTag } from '../../components/rendered-component.ts'
import { fence } from '../../markup/text.ts'
import type { Place, Problem } from '../../problem/problem.ts'
import { renderMermaidSvg } from './mermaid-svg.ts'
import { readMermaid } from './read-mermaid.ts'

/** Renders ```` ```mermaid ```` fences as SVG. If any part of a diagram can't be rendered, it's reported, and the fence remains code. */
export function drawDiagrams(tree: Root, placeOf: (node: Nodes) => Place): readonly Problem[] {
  const problems: Problem[] = []
  let count = 0
  visit(tree, 'code', (node: Code) => {
    if (node.lang?.toLowerCase() !== 'mermaid') return
    const read = readMermaid(node.value)
    if ('mistakes' in read) {
      const { file, line, column } = placeOf(node)
      for (const { offset, ...mistake } of read.mistakes) {
        const before = node.value.slice(0, offset).split('\n')
        const place = { file, line: line + before.length, column: column + before.at(-1)!.length }
        problems.push({ place, ...mistake })
      }
      return
    }
    count += 1
    Object.assign(node, renderFigure(node.value, read, `mermaid-${count}`))
  })
  return problems
}

function renderFigure(code: string, { source, name }: { source: string; name: string }, prefix: string) {
  const svg = renderMermaidSvg(source)
    .replace(/(?<=\sid="|url\(#)/g, `${prefix}-`)
    .replace('<svg', () => `<svg class="diagram" role="img" aria-label="${escapeText(name)}"`)
  const data: RenderedData = { html: svg, isInline: false, markdown: fence(code, 'mermaid') }
  const drawing: Element = {
    type: 'element',
    tagName: renderedTag,
    properties: { className: ['scrolls'] },
    children: [],
    data: data as never,
  }
  return {
    type: 'paragraph',
    children: [],
    data: { hName: 'figure', hProperties: { dataDiagram: '' }, hChildren: [drawing] },
  }
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
