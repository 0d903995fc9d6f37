import type { AtRule } from 'postcss'
import { parse } from 'postcss'

/**
 * Appends a style sheet to another one. Its rules are moved into the first one's blocks of the same layers, so that a page's
 * styles name each layer only once.
 */
export function joinStyles(first: string, second: string): string {
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
