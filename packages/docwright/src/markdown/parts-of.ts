/** The members that nodes of any tree may have, both HTML nodes and the elements that MDX adds. */
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
  /** The names among them that are written as code. */
  readonly codes: readonly WrittenCode[]
  /** What its blocks of code say. */
  readonly blocks: readonly string[]
}

/** A name written as code; a term is what a row of a table is about. */
interface WrittenCode {
  readonly code: string
  readonly isTerm: boolean
}

interface Signs<Heading> {
  /** The heading that a node is, if it is one. */
  readonly headingOf: (node: TreeNode) => Heading | undefined
  /** The text that a node without words of its own is drawn with. */
  readonly shownBy?: (node: TreeNode) => string | undefined
  /** The code of the block that a node is drawn as. */
  readonly blockBy?: (node: TreeNode) => string | undefined
}

/** A tree as its plain words, cut at its headings; blocks of code and pictures have none. */
export function partsOf<Heading>(
  root: TreeNode,
  { headingOf, shownBy, blockBy }: Signs<Heading>,
): readonly HeadedWords<Heading>[] {
  const partUnder = (heading: Heading | undefined) => ({
    heading,
    texts: [] as string[],
    codes: [] as WrittenCode[],
    blocks: [] as string[],
  })
  const parts = [partUnder(undefined)]
  const add = (text: string) => parts.at(-1)!.texts.push(text)
  const read = (node: TreeNode, isTerm: boolean) => {
    const heading = headingOf(node)
    if (heading !== undefined) parts.push(partUnder(heading))
    else if (node.type === 'text') add(String(node.value))
    else if (node.tagName === 'pre') parts.at(-1)!.blocks.push(codeIn(node))
    else if (node.tagName !== 'svg') inside(node, isTerm)
  }
  const inside = (node: TreeNode, isTerm: boolean) => {
    const around = inlineTags.has(node.tagName ?? '') ? '' : ' '
    const children = (node.children ?? []) as readonly TreeNode[]
    const block = blockBy?.(node)
    if (block !== undefined) parts.at(-1)!.blocks.push(block)
    const first = node.tagName === 'tr' && children.find(({ tagName }) => tagName)
    add(around + (shownBy?.(node) ?? ''))
    if (node.tagName === 'code') {
      parts.at(-1)!.codes.push({ code: children.map(({ value }) => value).join(''), isTerm })
    }
    for (const child of children) read(child, isTerm || child === first)
    add(/^t[dh]$/.test(node.tagName ?? '') ? ' · ' : around)
  }
  read(root, false)
  return parts.map(({ texts, ...part }) => ({ ...part, words: oneLine(texts.join('')) }))
}

function codeIn({ children, value }: TreeNode): string {
  return String(value ?? '') + ((children ?? []) as readonly TreeNode[]).map(codeIn).join('')
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
    .replace(/( ·)+ ?$/, '')
    .trim()
}
