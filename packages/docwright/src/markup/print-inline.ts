import { inlineCode } from '../markdown/inline-code.ts'
import type { MarkupElement, MarkupNode } from './markup.ts'
import { findElement, markupText } from './markup.ts'

/** Where something is printed: the page's path on its site, and the ID of the element around it. */
export interface PrintPlace {
  /** The address of the site; if it's empty, links remain paths. */
  readonly url: string
  readonly href: string
  readonly id?: string | undefined
  /** Whether a link may lead to the part of the page with this ID; without it, no IDs are printed. */
  readonly isPart?: (id: string) => boolean
  /** The address that is printed for a link of the page; without it, links lead to pages. */
  readonly linkTo?: (href: string) => string
}

/** Words in a line of Markdown, or in several where the page's source has several. */
function printInline(nodes: readonly MarkupNode[], place: PrintPlace): string {
  let printed = ''
  let before: MarkupNode = ''
  for (const node of nodes) {
    const text = typeof node === 'string' ? asText(node) : printElement(node, place)
    // Two elements that touch are apart on the page, as JSX puts two links of two lines.
    const areElements = typeof node !== 'string' && typeof before !== 'string'
    if (areElements && /\S$/.test(printed) && /^[`[*]*[\p{L}\p{N}]/u.test(text)) printed += ' '
    printed += text
    if (text !== '') before = node
  }
  return printed
}

/** Words as one line, without space at its ends. */
export function printLine(nodes: readonly MarkupNode[], place: PrintPlace): string {
  return printInline(nodes, place)
    .replace(/\\?\s+/g, ' ')
    .trim()
}

function printElement(element: MarkupElement, place: PrintPlace): string {
  if (isLeftOut(element)) return ''
  const { id } = element.attributes
  return printContent(element, place) + (id && place.isPart?.(id) ? partMark(id) : '')
}

/** The ID of a part, as it's written after a heading or a name. */
export function partMark(id: string): string {
  return `{#${id}}`
}

function printContent(element: MarkupElement, place: PrintPlace): string {
  const { name, attributes, children } = element
  const wrap = marks.get(name)
  if (wrap !== undefined) return wrapped(printInline(children, place), wrap)
  switch (name) {
    case 'code':
    case 'samp':
      return code(markupText(element))
    case 'math':
      return `$${inlineCode(texOf(element))}$`
    case 'br':
      return '\\\n'
    case 'img':
      return `![${asText(attributes.alt ?? '')}](${addressIn(attributes.src ?? '', place)})`
    case 'a':
      return printLink(element, place)
    default:
      if (attributes.role === 'img' && children.length === 0) return taskMark(attributes)
      return attributes.translate === 'no' ? printNames(element, place) : printInline(children, place)
  }
}

/** What translators leave as it is are names and values: code, except for what is an element of its own. */
function printNames(element: MarkupElement, place: PrintPlace): string {
  const runs: (string | MarkupElement)[] = []
  for (const child of element.children) {
    const last = runs.at(-1)
    if (typeof child !== 'string' && child.name === 'wbr') continue
    if (typeof child === 'string' && typeof last === 'string') runs[runs.length - 1] = last + child
    else runs.push(child)
  }
  return runs.map((run) => (typeof run === 'string' ? code(run) : printInline([run], place))).join('')
}

/** The TeX that a formula was written as. */
export function texOf(math: MarkupElement): string {
  return markupText(findElement([math], ({ name }) => name === 'annotation') ?? '')
}

function code(text: string): string {
  return text.trim() === '' ? '' : inlineCode(text.replace(/\s+/g, ' '))
}

function taskMark(attributes: MarkupElement['attributes']): string {
  if (attributes['data-done'] !== undefined) return '[x]'
  return attributes['aria-label'] === 'To do' ? '[ ]' : ''
}

/** Markdown's marks around words. */
const marks: ReadonlyMap<string, string> = new Map([
  ['strong', '**'],
  ['b', '**'],
  ['em', '*'],
  ['i', '*'],
  ['del', '~~'],
  ['s', '~~'],
])

/** Marks touch the words inside them. */
function wrapped(text: string, mark: string): string {
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return words === '' ? text : `${start}${mark}${words}${mark}${end}`
}

function printLink({ attributes, children }: MarkupElement, place: PrintPlace): string {
  const { href = '' } = attributes
  const text = printLine(
    [{ name: 'span', attributes: { translate: attributes.translate ?? '' }, children }],
    place,
  )
  return text === '' || href === '' || href === `#${place.id}` ? text : `[${text}](${addressIn(href, place)})`
}

/** A whole address: a twin is read far from its site. */
export function addressIn(href: string, { url, href: page, linkTo }: PrintPlace): string {
  const whole = linkTo
    ? linkTo(href)
    : href.startsWith('#')
      ? url + page + href
      : /^\/(?!\/)/.test(href)
        ? (url && new URL(url).origin) + href
        : href
  return /[\s()]/.test(whole) ? `<${whole}>` : whole
}

/** What a reader of Markdown has no use for: controls, navigation, and pictures of no meaning. */
export function isLeftOut({ name, attributes, children }: MarkupElement): boolean {
  return (
    leftOut.has(name) ||
    (name === 'label' &&
      children.some((child) => typeof child !== 'string' && child.attributes.type === 'checkbox')) ||
    attributes.popover !== undefined ||
    attributes['data-permalink'] !== undefined ||
    attributes['data-copy-page'] !== undefined ||
    attributes['data-footnote-backref'] !== undefined ||
    attributes['aria-hidden'] === 'true'
  )
}

const leftOut: ReadonlySet<string> = new Set([
  'input',
  'nav',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'wbr',
])

/** What Markdown would take for a mark of its own. */
const special =
  /\\(?=[!-/:-@[-`{-~\n])|`|\*(?=\S)|(?<=\S)\*|(?<![\p{L}\p{N}])_(?=\S)|<(?=[A-Za-z/!?])|&(?=#?\w+;)|~(?=~)|(?<=~)~|\[(?=[^\]]*\][([:])/gu

/** Text as Markdown, which is read as it is written. */
export function asText(text: string): string {
  return /[\\`*_<&~[]/.test(text) ? text.replace(special, '\\$&') : text
}

/** What begins a block at the start of a line. */
const opening =
  /^(?:#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|=+$|-{2,}$|\[(?!\()(?=[^\]]*\]:))|(?<=^\d{1,9})[.)](?=\s|$)/gm

/** A paragraph, none of whose lines is taken for a block of another kind. */
export function printParagraph(nodes: readonly MarkupNode[], place: PrintPlace): string {
  const text = printInline(nodes, place)
    .replace(/[ \t\r]*\n[ \t]*/g, '\n')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/(?<!\\)\\\n\s*$/, '')
    .trim()
  return text.replace(opening, '\\$&')
}
