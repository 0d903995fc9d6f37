/** The members that nodes of any tree may have, both HTML nodes and the elements that MDX adds. */
export interface TreeNode {
  readonly type: string
  readonly value?: unknown
  readonly tagName?: string
  readonly children?: readonly unknown[]
}

/** The text under one heading. Text before the first heading has none. */
interface HeadingSection<Heading> {
  readonly heading: Heading | undefined
  readonly words: string
  /** The names that are written as code. */
  readonly codes: readonly WrittenCode[]
  /** The texts of its code blocks. */
  readonly blocks: readonly string[]
}

/** A name that is written as code. A term is the subject of a table's row. */
interface WrittenCode {
  readonly code: string
  readonly isTerm: boolean
}

interface NodeReaders<Heading> {
  /** Returns the heading that a node is, if it is one. */
  readonly findHeading: (node: TreeNode) => Heading | undefined
  /** Returns the text that is shown for a node without text. */
  readonly shownBy?: (node: TreeNode) => string | undefined
  /** Returns the code of a node that is rendered as a code block. */
  readonly blockBy?: (node: TreeNode) => string | undefined
}

/** Splits a tree into plain text by heading. Code blocks and pictures aren't included. */
export function splitByHeadings<Heading>(
  root: TreeNode,
  { findHeading: headingOf, shownBy, blockBy }: NodeReaders<Heading>,
): readonly HeadingSection<Heading>[] {
  const createSection = (heading: Heading | undefined) => ({
    heading,
    texts: [] as string[],
    codes: [] as WrittenCode[],
    blocks: [] as string[],
  })
  const parts = [createSection(undefined)]
  const add = (text: string) => parts.at(-1)!.texts.push(text)
  const read = (node: TreeNode, isTerm: boolean) => {
    const heading = headingOf(node)
    if (heading !== undefined) parts.push(createSection(heading))
    else if (node.type === 'text') add(String(node.value))
    else if (node.tagName === 'pre') parts.at(-1)!.blocks.push(getCode(node))
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
  return parts.map(({ texts, ...part }) => ({ ...part, words: joinLinesOfText(texts.join('')) }))
}

function getCode({ children, value }: TreeNode): string {
  return String(value ?? '') + ((children ?? []) as readonly TreeNode[]).map(getCode).join('')
}

/** Returns the plain text of a tree, including headings. */
export function getPlainText(root: TreeNode): string {
  return splitByHeadings(root, { findHeading: () => undefined })[0]!.words
}

const inlineTags = new Set('a b code del em i kbd s strong sub sup'.split(' '))

function joinLinesOfText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](?: |$))/g, '')
    .replace(/( ·)+ ?$/, '')
    .trim()
}
