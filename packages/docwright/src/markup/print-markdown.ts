import type { MarkupElement, MarkupNode } from './markup.ts'
import { findElement, getMarkupText } from './markup.ts'
import type { PrintPlace } from './print-inline.ts'
import { getTexSource, isOmitted, printLine, printParagraph } from './print-inline.ts'
import type { Block } from './print-part-mark.ts'
import { addPartId } from './print-part-mark.ts'
import { printTable } from './print-table.ts'
import { fence, formatQuote, indentFollowingLines } from './text.ts'

type BlockPrinter = (element: MarkupElement, place: PrintPlace) => readonly Block[]

/** Prints a rendered page as Markdown. */
export function printMarkdown(nodes: readonly MarkupNode[], place: PrintPlace): string {
  return joinBlocks(listBlocks(nodes, place))
}

/** Returns the Markdown blocks of nodes. All nodes after a term are its value. */
function listBlocks(nodes: readonly MarkupNode[], place: PrintPlace): readonly Block[] {
  const blocks: Block[] = []
  let words: MarkupNode[] = []
  const endParagraph = () => {
    blocks.push(...createBlocks(printParagraph(words, place)))
    words = []
  }
  for (const [index, node] of nodes.entries()) {
    if (typeof node !== 'string' && node.name === 'dt') {
      endParagraph()
      return [
        ...blocks,
        ...createListBlock([formatTermItem(node, [listBlocks(nodes.slice(index + 1), place)], place)]),
      ]
    }
    if (typeof node === 'string' || !isBlock(node)) {
      words.push(node)
      continue
    }
    endParagraph()
    if (isOmitted(node)) continue
    blocks.push(...printBlock(node, place))
  }
  endParagraph()
  return blocks
}

function printBlock(element: MarkupElement, place: PrintPlace): readonly Block[] {
  const { id } = element.attributes
  if (!id) return getPrinter(element)(element, place)
  return addPartId(getPrinter(element)(element, { ...place, id }), element, place)
}

function createBlocks(text: string): readonly Block[] {
  return text === '' ? [] : [{ text }]
}

const printInside: BlockPrinter = ({ children }, place) => listBlocks(children, place)

const printQuote: BlockPrinter = ({ attributes, children }, place) => {
  const kind = attributes['data-kind']
  const text = joinBlocks(
    [...createBlocks(kind ? `[!${kind.toUpperCase()}]` : ''), ...listBlocks(children, place)],
    kind !== undefined,
  )
  return createBlocks(formatQuote(text))
}

const printHeading: BlockPrinter = (element, place) => {
  const text = printLine([toSpan({ ...element, attributes: { ...element.attributes, id: '' } })], place)
  return createBlocks(text && `${'#'.repeat(Number(element.name[1]))} ${text}`)
}

function toSpan(element: MarkupElement): MarkupElement {
  return { ...element, name: 'span' }
}

/** The printers of block elements. For any other block, its content is printed. */
const blockPrinters: Readonly<Record<string, BlockPrinter>> = {
  h1: printHeading,
  h2: printHeading,
  h3: printHeading,
  h4: printHeading,
  h5: printHeading,
  h6: printHeading,
  ul: (element, place) => printList(element, place, () => '-'),
  ol: (element, place) => {
    const first = Number(element.attributes.start ?? 1)
    return printList(element, place, (index) => `${first + index}.`)
  },
  dl: ({ children }, place) =>
    createListBlock(listTerms(children).map(([term, values]) => formatFactItem(term, values, place))),
  blockquote: printQuote,
  table: (element, place) => createBlocks(printTable(element, place)),
  li: ({ children }, place) => createListBlock([printItem('-', listBlocks(children, place))]),
  hr: () => createBlocks('---'),
  math: (element) => createBlocks(`\`\`\`math\n${getTexSource(element).trim()}\n\`\`\``),
  pre: (element) => createBlocks(printCodeBlock(element)),
  summary: ({ children }, place) => createBlocks(wrapInStrong(printLine(children, place))),
  figure: (element, place) => printFigure(element, place),
  address: (_, { url, href }) => createBlocks(`Address: <${url}${encodeURI(href)}>`),
}

/** Block elements without a printer of their own. */
const containerNames: ReadonlySet<string> = new Set(
  'article aside details div fieldset figcaption footer form header li main nav p section'.split(' '),
)

function isBlock({ name, attributes }: MarkupElement): boolean {
  if (name === 'math') return attributes.display === 'block'
  return containerNames.has(name) || Object.hasOwn(blockPrinters, name)
}

function getPrinter(element: MarkupElement): BlockPrinter {
  const { name, attributes, children } = element
  if (attributes.role === 'note') return printQuote
  if (attributes['data-tab'] !== undefined && children[0] !== undefined) return printTab
  const isChoice = attributes.role === 'radiogroup' && attributes['data-tab-group'] === undefined
  const haveBlocks = children.every((child) => typeof child !== 'string' && child.name === 'div')
  if (isChoice && haveBlocks) return printAlternatives
  return Object.hasOwn(blockPrinters, name) ? blockPrinters[name]! : printInside
}

/** Prints content of which a page shows one alternative at a time. A label that only repeats the content is left out. */
const printAlternatives: BlockPrinter = ({ children }, place) =>
  createListBlock(
    children.map((child) =>
      printItem('-', typeof child === 'string' ? [] : listBlocks(child.children, place)),
    ),
  )

const printTab: BlockPrinter = ({ children: [label, ...rest] }, place) => [
  ...createBlocks(wrapInStrong(label ? printLine([label], place) : '')),
  ...listBlocks(rest, place),
]

function wrapInStrong(text: string): string {
  return text === '' || text.includes('**') ? text : `**${text}**`
}

function printList(
  { children }: MarkupElement,
  place: PrintPlace,
  mark: (index: number) => string,
): readonly Block[] {
  const items = children.filter((child) => typeof child !== 'string')
  return createListBlock(
    items.map((each, index) => {
      const { id = place.id } = each.attributes
      const inside = listBlocks(each.children.flatMap(unwrapDisclosure), { ...place, id })
      return printItem(mark(index), addPartId(inside, each, place))
    }),
  )
}

/** In a list item, replaces a disclosure with its content. */
function unwrapDisclosure(node: MarkupNode): readonly MarkupNode[] {
  if (typeof node === 'string' || node.name !== 'details') return [node]
  return node.children.map((child) =>
    typeof child === 'string' || child.name !== 'summary' ? child : { ...child, name: 'p' },
  )
}

function createListBlock(items: readonly string[]): readonly Block[] {
  const text = items.filter((each) => each !== '').join('\n')
  return text === '' ? [] : [{ text, isList: true }]
}

function printItem(mark: string, blocks: readonly Block[]): string {
  const text = joinBlocks(blocks, true)
  return text && `${mark} ${indentFollowingLines(text, ' '.repeat(mark.length + 1))}`
}

/** Returns the terms of a description list, each with its values. */
function listTerms(nodes: readonly MarkupNode[]): readonly (readonly [MarkupElement, MarkupElement[]])[] {
  const found: [MarkupElement, MarkupElement[]][] = []
  for (const node of nodes) {
    if (typeof node === 'string') continue
    if (node.name === 'dt') found.push([node, []])
    else if (node.name === 'dd') found.at(-1)?.[1].push(node)
    else found.push(...(listTerms(node.children) as typeof found))
  }
  return found
}

function formatFactItem(term: MarkupElement, values: readonly MarkupElement[], place: PrintPlace): string {
  const inside = values.map((value) =>
    listBlocks(value.attributes.translate === 'no' ? [toSpan(value)] : value.children, place),
  )
  return formatTermItem(term, inside, place)
}

/** Prints a term with its value. Text starts on the term's line; several values become a list. */
function formatTermItem(
  term: MarkupElement,
  values: readonly (readonly Block[])[],
  place: PrintPlace,
): string {
  const name = printLine([toSpan(term)], place)
  const [only, ...others] = values.filter(({ length }) => length > 0)
  if (!only) return printItem('-', createBlocks(name))
  if (others.length > 0) {
    return printItem('-', [
      ...createBlocks(`${name}:`),
      ...createListBlock([only, ...others].map((value) => printItem('-', value))),
    ])
  }
  const [first, ...rest] = only
  if (first?.isList && rest.length === 0 && namesOnly.test(first.text)) {
    return printItem('-', createBlocks(`${name}: ${first.text.slice(2).replaceAll('\n- ', ', ')}`))
  }
  const isInLine = first && !first.isList && !first.text.startsWith('```')
  return printItem(
    '-',
    isInLine ? [...createBlocks(`${name}: ${first.text}`), ...rest] : [...createBlocks(`${name}:`), ...only],
  )
}

/** A list of names or values, each followed by one word at most. */
const namesOnly = /^(?:- `[^`\n]+`(?: \w+)?(?:\n|$))+$/

/** Prints a code block, with its figure's title. If lines are marked as added or removed, prints a diff. */
function printCodeBlock(pre: MarkupElement, title?: string): string {
  const lines = findElement([pre], isChangedLine) ? formatDiff(pre) : undefined
  const { 'data-language': place = '', 'data-format': named = place } = pre.attributes
  const language = lines ? 'diff' : /^\d/.test(named) || (named === 'text' && !title) ? '' : named
  return fence(lines ?? getMarkupText(pre), title ? `${language || 'text'} title="${title}"` : language)
}

function isChangedLine({ attributes: { class: names = '' } }: MarkupElement): boolean {
  return /^line\b.*\b(?:added|removed)\b/.test(names)
}

function formatDiff(pre: MarkupElement): string {
  const code = findElement([pre], ({ name }) => name === 'code') ?? pre
  return code.children
    .flatMap((node) => {
      const sign =
        typeof node !== 'string' && isChangedLine(node)
          ? /added/.test(node.attributes.class!)
            ? '+'
            : '-'
          : ' '
      return getMarkupText(node)
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${sign} ${line}`)
    })
    .join('\n')
}

function printFigure(element: MarkupElement, place: PrintPlace): readonly Block[] {
  const caption = findElement(element.children, ({ name }) => name === 'figcaption')
  const pre = findElement(element.children, ({ name }) => name === 'pre')
  if (pre) return createBlocks(printCodeBlock(pre, caption && getMarkupText(caption)))
  const picture = findElement(
    element.children,
    ({ name, attributes }) => name === 'svg' && 'aria-label' in attributes,
  )
  const words =
    'data-diagram' in element.attributes && picture ? `*Diagram: ${picture.attributes['aria-label']}*` : ''
  return [...createBlocks(words), ...printInside(element, place)]
}

/** Joins blocks with blank lines. In a tight item, a list directly follows the text. */
function joinBlocks(blocks: readonly Block[], isTight = false): string {
  return blocks
    .map(({ text, isList = false }, index) => {
      const before = blocks[index - 1]
      if (!before) return text
      const mayFollow = (isList && !startsAfterOne.test(text)) || /^\[![A-Z]+\]$/.test(before.text)
      const follows = before.isList ? isList : isTight && mayFollow
      return `${follows ? '\n' : '\n\n'}${text}`
    })
    .join('')
}

/** Matches a numbered list that doesn't start with 1. Directly below a text, Markdown parses it as a part of the text. */
const startsAfterOne = /^(?!1\.)\d+\./
