import type { MarkupElement, MarkupNode } from '../markup/markup.ts'
import { isElement, listChildElements } from '../markup/markup.ts'
import { printMarkdown } from '../markup/print-markdown.ts'
import { isControl } from './page-html.ts'

/** What to print of a page. */
export interface PrintOptions {
  /** The page's path, which links to its own parts start with. */
  readonly path: string
  /** The parts to leave out. */
  readonly omitted?: ReadonlySet<MarkupElement>
  /** The key of the request example that the samples show. */
  readonly example?: string | undefined
}

/** Prints a part of a page as Markdown, without controls. */
export function printPart(nodes: readonly MarkupNode[], options: PrintOptions): string {
  const children = nodes.flatMap((node) => removeHidden(node, options))
  return printMarkdown(children, { url: '', href: options.path })
}

/** Returns a copy of a node without controls, omitted parts, other examples, and choices that only filter what the page shows. */
export function removeHidden(node: MarkupNode, options: PrintOptions): readonly MarkupNode[] {
  if (!isElement(node)) return [node]
  // `00` is the key of the first example in the page's markup.
  const { omitted, example = '00' } = options
  const { attributes, children } = node
  if (isControl(node) || omitted?.has(node) || (attributes['data-example'] ?? example) !== example) return []
  // Only tabs have their content next to their labels.
  if (attributes.role === 'radiogroup' && !listChildElements(node).some(isTab)) return []
  const kept = isTab(node) ? children : children.filter((child) => !isLabel(child))
  return [{ ...node, children: kept.flatMap((child) => removeHidden(child, options)) }]
}

function isTab({ attributes }: MarkupElement): boolean {
  return attributes['data-tab'] !== undefined
}

function isLabel(node: MarkupNode): boolean {
  return isElement(node) && node.name === 'label'
}
