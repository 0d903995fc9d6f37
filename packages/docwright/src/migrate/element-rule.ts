import { indexNames } from '../markdown/index-names.ts'
import { fence, formatQuote, indentFollowingLines, joinBlocks } from '../markup/text.ts'

/** An element of another engine in a page, with methods that read and migrate its parts. */
export interface ForeignElement {
  readonly name: string
  readonly parent: ForeignElement | undefined
  /** The elements directly inside it. */
  readonly children: readonly ForeignElement[]
  /** The fences directly inside it, each with its title or language. */
  readonly fences: readonly { readonly label: string; readonly text: string }[]
  /** Returns the first of these attributes that is a string or a number. */
  getText(...names: readonly string[]): string | undefined
  hasAttribute(name: string): boolean
  /** Returns the new address of a link in an attribute. */
  getAddress(name: string): string | undefined
  /** Returns the new address of a picture in an attribute. */
  getPictureAddress(name: string): string | undefined
  /** Returns its content, migrated. */
  getContent(): string
  /** Returns its content if that is code in braces: <CodeBlock>{`npm test`}</CodeBlock>. */
  getCode(): string | undefined
  /** Includes the part at an address, and returns the path of its new file, relative to the page. */
  includePart(address: string): string | undefined
  /** Adds a task for the writer at the element's place. */
  addTask(message: string, hint: string): void
  /** Notes the attributes that no rule has read, because they are lost. */
  addOmissions(): void
}

/** Converts an element of another engine to docwright's syntax. */
export type ElementRule = (element: ForeignElement) => string

/** The names of notes in other engines, and the equivalent alerts. */
const alertKinds = indexNames([
  ['note info secondary callout', 'NOTE'],
  ['tip success check', 'TIP'],
  ['important', 'IMPORTANT'],
  ['warning caution', 'WARNING'],
  ['danger error', 'CAUTION'],
])

/** Converts to an alert. Its kind is an attribute, or the element's name. */
export const convertAlert: ElementRule = (element) => {
  const kind = alertKinds.get((element.getText('type') ?? element.name).toLowerCase()) ?? 'NOTE'
  return formatQuote(`[!${kind}]\n${joinBlocks([getBoldTitle(element), element.getContent()])}`)
}

function getBoldTitle(element: ForeignElement): string | undefined {
  const title = element.getText('title')
  return title && `**${escapeMdxSyntax(title)}**`
}

/** Converts to tabs. The attribute names the group of tabs that share a choice. */
export function createTabsRule(group: string): ElementRule {
  return (element) => formatElement('Tabs', { group: element.getText(group) }, element.getContent(), '\n')
}

/** Converts to a tab, labeled by the first of these attributes. */
export function createTabRule(...labels: readonly string[]): ElementRule {
  return (element) =>
    formatElement('Tab', { label: element.getText(...labels) ?? element.name }, element.getContent())
}

/** Converts a group of fences to tabs. Tabs with the same label get a number. */
export const convertCodeGroup: ElementRule = ({ fences }) => {
  const labels = fences.map(({ label }, index) =>
    fences.findIndex((each) => each.label === label) === index ? label : `${label} ${index + 1}`,
  )
  const tabs = fences.map(({ text }, index) =>
    formatElement('Tab', { label: labels[index] }, text.replace(` title="${fences[index]!.label}"`, '')),
  )
  return formatElement('Tabs', {}, tabs.join('\n'), '\n')
}

/** Converts to a collapsible block. */
export const convertDetails: ElementRule = (element) => {
  const title = escapeMdxSyntax(element.getText('title', 'summary') ?? 'Details')
  return formatElement('details', {}, `<summary>${title}</summary>\n\n${element.getContent()}\n`, '\n')
}

/** Converts to steps, whose content is a numbered list or `<Step>` elements. */
export const convertSteps: ElementRule = (element) => formatElement('Steps', {}, element.getContent())

/** Converts to one step: an item of a numbered list. */
export const convertStep: ElementRule = (element) => {
  const steps = element.parent?.children.filter(({ name }) => name === element.name) ?? [element]
  const marker = `${steps.indexOf(element) + 1}. `
  const body = joinBlocks([getBoldTitle(element), element.getContent()])
  return marker + indentFollowingLines(body, ' '.repeat(marker.length))
}

/** Converts to cards, or to columns if some cards have no link. */
export const convertCards: ElementRule = (element) =>
  formatElement(haveLinks(element.children) ? 'Cards' : 'Columns', {}, element.getContent(), '\n')

/** Converts to a card, or to text if it has no link. Each item of columns is a block of its own. */
export const convertCard: ElementRule = (element) => {
  const { parent } = element
  const title = element.getText('title') ?? ''
  const body = element.getText('description') ?? element.getContent()
  const href = element.getAddress('href')
  const isInColumns = parent !== undefined && cardGroups.has(parent.name) && !haveLinks(parent.children)
  const card = href
    ? formatElement('Card', { title, href }, body)
    : `**${escapeMdxSyntax(title)}**\n\n${body}`
  return isInColumns ? formatElement('div', {}, card) : card
}

const cardGroups = new Set(['CardGrid', 'CardGroup', 'Columns'])

function haveLinks(cards: readonly ForeignElement[]): boolean {
  return cards.every((card) => card.hasAttribute('href'))
}

/** Returns the content without the element. */
export const unwrap: ElementRule = (element) => element.getContent()

/** Removes an element that pages have anyway, or don't need. */
export const remove: ElementRule = () => ''

/** Converts to a picture. */
export const convertPicture: ElementRule = (element) => {
  const address = element.getPictureAddress('src') ?? element.getPictureAddress('img')
  return address === undefined
    ? ''
    : `![${(element.getText('alt') ?? '').replace(/[[\]]/g, '\\$&')}](${address})`
}

/** Converts to a link that looks like a button. */
export const convertButtonLink: ElementRule = (element) =>
  `[${element.getContent()}](${element.getAddress('href') ?? element.getAddress('to') ?? ''})`

/** Converts to bold text, in place of a badge. */
export const convertBadge: ElementRule = (element) =>
  `**${escapeMdxSyntax(element.getText('text') ?? element.getContent())}**`

/** Converts to a code block. The code is the text of the element or of an attribute. */
export const convertCodeBlock: ElementRule = (element) => {
  const code = element.getText('code') ?? element.getCode()
  if (code === undefined) {
    element.addTask(`The code of <${element.name}> is computed.`, 'write it as a fence')
    return ''
  }
  const title = element.getText('title')
  const meta = `${element.getText('language', 'lang') ?? 'text'}${title ? ` title="${title}"` : ''}`
  return fence(code.replace(/^\n+|\s+$/g, ''), meta)
}

/** Converts a field of a request or a response, named by the first of these attributes, to a description list. */
export function createFieldRule(...names: readonly string[]): ElementRule {
  return (element) => {
    const name = `<code>${escapeMdxSyntax(element.getText(...names) ?? '')}</code>`
    const standard = element.getText('default')
    const properties = [
      element.getText('type'),
      element.hasAttribute('required') && 'required',
      standard !== undefined && `default \`${standard}\``,
    ].filter(Boolean)
    const term = [name, properties.join(', ')].filter(Boolean).join(' ')
    return formatElement('dl', {}, `<dt>${term}</dt>\n${formatElement('dd', {}, element.getContent())}`, '\n')
  }
}

/** Formats an element in docwright's syntax. By default, its content is Markdown, which blank lines separate from the tags. */
export function formatElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: string,
  gap = '\n\n',
): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}=${quoteAttribute(value)}`],
  )
  const tag = `<${name}${pairs.join('')}`
  return content === '' ? `${tag} />` : `${tag}>${gap}${content}${gap}</${name}>`
}

/** Formats a text as the value of an attribute. */
export function quoteAttribute(text: string): string {
  return `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

/** Escapes the characters that start an expression or an element in MDX. */
export function escapeMdxSyntax(text: string): string {
  return text.replace(/[{<]/g, '\\$&')
}
