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

/** How to read the nodes of a kind of tree. */
interface NodeReaders<Heading> {
  /** Returns the heading that a node is, if it is one. */
  readonly findHeading: (node: TreeNode) => Heading | undefined
  /** Returns the text that is shown for a node without text. */
  readonly getShownText?: (node: TreeNode) => string | undefined
  /** Returns the code of a node that is rendered as a code block. */
  readonly getBlockCode?: (node: TreeNode) => string | undefined
}

/** Splits a tree into plain text by heading. Code blocks and pictures aren't included. */
export function splitByHeadings<Heading>(
  root: TreeNode,
  { findHeading, getShownText, getBlockCode }: NodeReaders<Heading>,
): readonly HeadingSection<Heading>[] {
  const sections = [createSection<Heading>(undefined)]
  const getCurrent = () => sections.at(-1)!
  function read(node: TreeNode, isTerm: boolean): void {
    const heading = findHeading(node)
    if (heading !== undefined) sections.push(createSection(heading))
    else if (node.type === 'text') getCurrent().texts.push(String(node.value))
    else if (node.tagName === 'pre') getCurrent().blocks.push(getCode(node))
    else if (node.tagName !== 'svg') readChildren(node, isTerm)
  }
  function readChildren(node: TreeNode, isTerm: boolean): void {
    const { tagName = '' } = node
    const children = (node.children ?? []) as readonly TreeNode[]
    const { texts, codes, blocks } = getCurrent()
    const separator = inlineTags.has(tagName) ? '' : ' '
    const block = getBlockCode?.(node)
    if (block !== undefined) blocks.push(block)
    texts.push(separator + (getShownText?.(node) ?? ''))
    if (tagName === 'code') codes.push({ code: children.map(({ value }) => value).join(''), isTerm })
    // The first cell of a row says what the row is about.
    const firstCell = tagName === 'tr' && children.find((child) => child.tagName)
    for (const child of children) read(child, isTerm || child === firstCell)
    getCurrent().texts.push(/^t[dh]$/.test(tagName) ? ' · ' : separator)
  }
  read(root, false)
  return sections.map(({ texts, ...section }) => ({ ...section, words: normalizeText(texts.join('')) }))
}

function createSection<Heading>(heading: Heading | undefined) {
  const blocks: string[] = []
  return { heading, texts: [] as string[], codes: [] as WrittenCode[], blocks }
}

function getCode({ children, value }: TreeNode): string {
  return String(value ?? '') + ((children ?? []) as readonly TreeNode[]).map(getCode).join('')
}

/** Returns the plain text of a tree, including headings. */
export function getPlainText(root: TreeNode): string {
  return splitByHeadings(root, { findHeading: () => undefined })[0]!.words
}

const inlineTags = new Set('a b code del em i kbd s strong sub sup'.split(' '))

/** Joins lines, and removes spaces before punctuation and separators after the last cell of a row. */
function normalizeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](?: |$))/g, '')
    .replace(/( ·)+ ?$/, '')
    .trim()
}
