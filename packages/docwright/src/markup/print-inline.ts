import { formatInlineCode } from '../markdown/inline-code.ts'
import type { MarkupElement, MarkupNode } from './markup.ts'
import { findElement, getMarkupText } from './markup.ts'

/** Where something is printed: the page's path, and the ID of the surrounding element. */
export interface PrintPlace {
  /** The site's URL. If it's empty, links remain paths. */
  readonly url: string
  readonly href: string
  readonly id?: string | undefined
  /** Checks whether links may lead to the part with this ID. Without it, no IDs are printed. */
  readonly isPart?: (id: string) => boolean
  /** Returns the address to print for a link of the page. Without it, links lead to pages. */
  readonly linkTo?: (href: string) => string
}

/** Prints inline content as Markdown. Keeps the line breaks of the page's source. */
function printInline(nodes: readonly MarkupNode[], place: PrintPlace): string {
  let printed = ''
  let before: MarkupNode = ''
  for (const node of nodes) {
    const isAfterBreak = typeof before !== 'string' && before.name === 'br'
    const words = typeof node === 'string' ? escapeMarkdown(node) : printElement(node, place)
    // A second line break would end the paragraph.
    const text = isAfterBreak ? words.trimStart() : words
    // Adjacent elements are separated on the page, such as two links on separate lines of JSX.
    const areElements = typeof node !== 'string' && typeof before !== 'string'
    if (areElements && /\S$/.test(printed) && /^[`[*]*[\p{L}\p{N}]/u.test(text)) printed += ' '
    printed += text
    if (text !== '') before = node
  }
  return printed
}

/** Prints inline content on one line, without surrounding white space. */
export function printLine(nodes: readonly MarkupNode[], place: PrintPlace): string {
  return printInline(nodes, place)
    .replace(/\\?\s+/g, ' ')
    .trim()
}

function printElement(element: MarkupElement, place: PrintPlace): string {
  if (isOmitted(element)) return ''
  const { id } = element.attributes
  return printContent(element, place) + (id && place.isPart?.(id) ? formatPartMark(id) : '')
}

/** Returns the marker for an ID, which follows a heading or a name. */
export function formatPartMark(id: string): string {
  return `{#${id}}`
}

function printContent(element: MarkupElement, place: PrintPlace): string {
  const { name, attributes, children } = element
  const wrap = markdownMarks.get(name)
  if (wrap !== undefined) return wrapWords(printInline(children, place), wrap)
  switch (name) {
    case 'code':
    case 'samp':
      return printCode(getMarkupText(element))
    case 'math':
      return `$${formatInlineCode(getTexSource(element))}$`
    case 'br':
      return '\\\n'
    case 'img':
      return `![${escapeMarkdown(attributes.alt ?? '')}](${toAbsoluteAddress(attributes.src ?? '', place)})`
    case 'a':
      return printLink(element, place)
    default:
      if (attributes.role === 'img' && children.length === 0) return printTaskMark(attributes)
      return attributes.translate === 'no' ? printNameOrValue(element, place) : printInline(children, place)
  }
}

/** Prints an element with `translate="no"`, which is a name or a value, as code. Nested elements are printed as usual. */
function printNameOrValue(element: MarkupElement, place: PrintPlace): string {
  const parts: (string | MarkupElement)[] = []
  for (const child of element.children) {
    const last = parts.at(-1)
    if (typeof child !== 'string' && child.name === 'wbr') continue
    if (typeof child === 'string' && typeof last === 'string') parts[parts.length - 1] = last + child
    else parts.push(child)
  }
  return parts.map((run) => (typeof run === 'string' ? printCode(run) : printInline([run], place))).join('')
}

/** Returns the TeX source of a formula. */
export function getTexSource(math: MarkupElement): string {
  return getMarkupText(findElement([math], ({ name }) => name === 'annotation') ?? '')
}

function printCode(text: string): string {
  return text.trim() === '' ? '' : formatInlineCode(text.replace(/\s+/g, ' '))
}

function printTaskMark(attributes: MarkupElement['attributes']): string {
  if (attributes['data-done'] !== undefined) return '[x]'
  return attributes['aria-label'] === 'To do' ? '[ ]' : ''
}

/** Markdown's marks for inline elements. */
const markdownMarks: ReadonlyMap<string, string> = new Map([
  ['strong', '**'],
  ['b', '**'],
  ['em', '*'],
  ['i', '*'],
  ['del', '~~'],
  ['s', '~~'],
])

/** Wraps text in marks. White space must be outside the marks. */
function wrapWords(text: string, mark: string): string {
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return words === '' ? text : `${start}${mark}${words}${mark}${end}`
}

function printLink({ attributes, children }: MarkupElement, place: PrintPlace): string {
  const { href = '' } = attributes
  const text = printLine(
    [{ name: 'span', attributes: { translate: attributes.translate ?? '' }, children }],
    place,
  )
  return text === '' || href === '' || href === `#${place.id}`
    ? text
    : `[${text}](${toAbsoluteAddress(href, place)})`
}

/** Returns a link's absolute address, because a twin is read outside its site. */
export function toAbsoluteAddress(href: string, { url, href: page, linkTo }: PrintPlace): string {
  const address = linkTo
    ? linkTo(href)
    : href.startsWith('#')
      ? url + page + href
      : /^\/(?!\/)/.test(href)
        ? (url && new URL(url).origin) + href
        : href
  return /[\s()]/.test(address) ? `<${address}>` : address
}

/** Checks for elements that Markdown doesn't need: controls, navigation, and decorative pictures. */
export function isOmitted({ name, attributes, children }: MarkupElement): boolean {
  return (
    omittedElements.has(name) ||
    (name === 'label' &&
      children.some((child) => typeof child !== 'string' && child.attributes.type === 'checkbox')) ||
    attributes.popover !== undefined ||
    attributes['data-permalink'] !== undefined ||
    attributes['data-copy-page'] !== undefined ||
    attributes['data-footnote-backref'] !== undefined ||
    attributes['aria-hidden'] === 'true'
  )
}

const omittedElements: ReadonlySet<string> = new Set([
  'input',
  'nav',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'wbr',
])

/** Characters that Markdown would interpret. */
const specialCharacters =
  /\\(?=[!-/:-@[-`{-~\n])|`|\*(?=\S)|(?<=\S)\*|(?<![\p{L}\p{N}])_(?=\S)|<(?=[A-Za-z/!?])|&(?=#?\w+;)|~(?=~)|(?<=~)~|\[(?=[^\]]*\][([:])/gu

/** Escapes text for Markdown. */
export function escapeMarkdown(text: string): string {
  return /[\\`*_<&~[]/.test(text) ? text.replace(specialCharacters, '\\$&') : text
}

/** Characters that start a block at the beginning of a line. */
const blockStart =
  /^(?:#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|=+$|-{2,}$|\[(?!\()(?=[^\]]*\]:))|(?<=^\d{1,9})[.)](?=\s|$)/gm

/** Prints a paragraph. Lines that would start another kind of block are escaped. */
export function printParagraph(nodes: readonly MarkupNode[], place: PrintPlace): string {
  const text = printInline(nodes, place)
    .replace(/[ \t\r]*\n[ \t]*/g, '\n')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/(?<!\\)\\\n\s*$/, '')
    .trim()
  return text.replace(blockStart, '\\$&')
}
