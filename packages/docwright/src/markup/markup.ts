import { parseDocument } from 'htmlparser2'

type ParsedNode = ReturnType<typeof parseDocument>['children'][number]

/** An element or a text of a rendered page. */
export type MarkupNode = MarkupElement | string

/** An element of a rendered page. */
export interface MarkupElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly MarkupNode[]
}

/** Parses React's output to a tree. */
export function readMarkup(markup: string): readonly MarkupNode[] {
  return listNodes(parseDocument(markup).children)
}

function listNodes(nodes: readonly ParsedNode[]): readonly MarkupNode[] {
  return nodes.flatMap((node): readonly MarkupNode[] => {
    if (!('attribs' in node)) return 'data' in node && node.type === 'text' ? [node.data] : []
    return [{ name: node.name, attributes: node.attribs, children: listNodes(node.children) }]
  })
}

/** Returns all text inside a node. */
export function getMarkupText(node: MarkupNode): string {
  return typeof node === 'string' ? node : node.children.map(getMarkupText).join('')
}

/** Checks whether a node is an element. */
export function isElement(node: MarkupNode): node is MarkupElement {
  return typeof node !== 'string'
}

/** Returns the elements among the children. */
export function listChildElements({ children }: MarkupElement): readonly MarkupElement[] {
  return children.filter(isElement)
}

/** Returns an element and all elements inside it, in document order. */
export function listAllElements(element: MarkupElement): readonly MarkupElement[] {
  return [element, ...listChildElements(element).flatMap(listAllElements)]
}

/** Returns the first element that matches, including nested ones. */
export function findElement(
  nodes: readonly MarkupNode[],
  isWanted: (element: MarkupElement) => boolean,
): MarkupElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const found = isWanted(node) ? node : findElement(node.children, isWanted)
    if (found) return found
  }
  return undefined
}
