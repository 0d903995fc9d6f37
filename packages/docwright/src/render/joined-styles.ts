import type { AtRule } from 'postcss'
import { parse } from 'postcss'

/**
 * A stylesheet with another one after it. What both say of one layer is put into the first one's block: a page's part of the
 * styles then names each layer once.
 */
export function joinedStyles(first: string, second: string): string {
  if (second === '') return first
  const root = parse(first)
  const blocks = new Map<string, AtRule>()
  root.each((node) => {
    if (node.type === 'atrule' && isLayer(node)) blocks.set(node.params, node)
  })
  for (const node of [...parse(second).nodes]) {
    const block = node.type === 'atrule' && isLayer(node) ? blocks.get(node.params) : undefined
    if (block) block.append((node as AtRule).nodes ?? [])
    else root.append(node)
  }
  return root.toString()
}

function isLayer({ name, nodes }: AtRule): boolean {
  return name === 'layer' && nodes !== undefined
}
