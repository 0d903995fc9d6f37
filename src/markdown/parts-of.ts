/** What the nodes of all trees have: those of HTML, and elements that MDX adds. */
export interface TreeNode {
  readonly type: string
  readonly value?: unknown
  readonly tagName?: string
  readonly children?: readonly unknown[]
}

/** The words under one heading; those before the first heading have none. */
interface HeadedWords<Heading> {
  readonly heading: Heading | undefined
  readonly words: string
}

interface Signs<Heading> {
  /** What a node is the heading of, if it is one. */
  readonly headingOf: (node: TreeNode) => Heading | undefined
  /** What a node without words of its own shows in their place. */
  readonly shownBy?: (node: TreeNode) => string | undefined
}

/** A tree as its plain words, cut at its headings; blocks of code and pictures have none. */
export function partsOf<Heading>(
  root: TreeNode,
  { headingOf, shownBy }: Signs<Heading>,
): readonly HeadedWords<Heading>[] {
  const parts: { heading: Heading | undefined; texts: string[] }[] = [{ heading: undefined, texts: [] }]
  const add = (text: string) => parts.at(-1)!.texts.push(text)
  const read = (node: TreeNode) => {
    const heading = headingOf(node)
    if (heading !== undefined) parts.push({ heading, texts: [] })
    else if (node.type === 'text') add(String(node.value))
    else if (node.tagName !== 'pre' && node.tagName !== 'svg') inside(node)
  }
  const inside = (node: TreeNode) => {
    const around = inlineTags.has(node.tagName ?? '') ? '' : ' '
    add(around + (shownBy?.(node) ?? ''))
    for (const child of node.children ?? []) read(child as TreeNode)
    add(around)
  }
  read(root)
  return parts.map(({ heading, texts }) => ({ heading, words: oneLine(texts.join('')) }))
}

/** The plain words of a tree, headings and all. */
export function plainTextOf(root: TreeNode): string {
  return partsOf(root, { headingOf: () => undefined })[0]!.words
}

const inlineTags = new Set('a b code del em i kbd s strong sub sup'.split(' '))

function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](?: |$))/g, '')
    .trim()
}
