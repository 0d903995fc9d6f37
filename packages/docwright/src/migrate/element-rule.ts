import { fence } from '../markup/text.ts'

/** An element of another engine in a page. */
interface ElementUse {
  readonly name: string
  readonly parent: ElementUse | undefined
  /** The elements directly inside it. */
  readonly children: readonly ElementUse[]
  /** The fences directly inside it, each with its title or language. */
  readonly fences: readonly { readonly label: string; readonly text: string }[]
  /** Returns the first of these attributes that is a string. */
  text(...names: readonly string[]): string | undefined
  has(name: string): boolean
  /** Returns a link's address on the new site. */
  address(name: string): string | undefined
  /** Returns a picture's address on the new site. */
  picture(name: string): string | undefined
  /** Returns its migrated content. */
  inner(): string
  /** Returns the code that it contains as text, between the tags or in braces. */
  code(): string | undefined
  /** Returns the path of an included part, relative to the page. */
  partAt(address: string): string | undefined
  leave(message: string, hint: string): void
}

/** The use of an element, with methods for the page's migration. */
export interface ReadUse extends ElementUse {
  /** Reports the attributes that no rule has read. */
  omitUnread(): void
}

/** Converts an element of another engine to docwright's syntax. */
export type ElementRule = (use: ElementUse) => string

/** The names of notes in other engines, and the equivalent alerts. */
const alertKinds: ReadonlyMap<string, string> = new Map(
  [
    ['NOTE', 'note info secondary callout'],
    ['TIP', 'tip success check'],
    ['IMPORTANT', 'important'],
    ['WARNING', 'warning caution'],
    ['CAUTION', 'danger error'],
  ].flatMap(([kind, names]) => names!.split(' ').map((name) => [name, kind!] as const)),
)

/** Converts to an alert. Its kind is an attribute, or the element's name. */
export const alert: ElementRule = (use) => {
  const kind = alertKinds.get((use.text('type') ?? use.name).toLowerCase()) ?? 'NOTE'
  const title = use.text('title')
  const blocks = [...(title ? [`**${asMarkdown(title)}**`] : []), use.inner()].filter((block) => block !== '')
  return `[!${kind}]\n${blocks.join('\n\n')}`.replace(/^/gm, '> ').replace(/^> $/gm, '>')
}

/** Converts to tabs. The attribute names the group of tabs that share a choice. */
export function createTabsRule(group: string): ElementRule {
  return (use) => formatElement('Tabs', { group: use.text(group) }, use.inner(), '\n')
}

/** Converts to a tab, labeled by the first of these attributes. */
export function createTabRule(...labels: readonly string[]): ElementRule {
  return (use) => formatElement('Tab', { label: use.text(...labels) ?? use.name }, use.inner())
}

/** Converts a group of fences, of which one is shown, to tabs. */
export const tabsOfFences: ElementRule = ({ fences }) => {
  const labels = fences.map(({ label }, index) =>
    fences.findIndex((each) => each.label === label) === index ? label : `${label} ${index + 1}`,
  )
  const inner = fences.map(({ text }, index) =>
    formatElement('Tab', { label: labels[index] }, text.replace(` title="${fences[index]!.label}"`, '')),
  )
  return formatElement('Tabs', {}, inner.join('\n'), '\n')
}

/** Converts to a collapsible block. */
export const details: ElementRule = (use) => {
  const title = asMarkdown(use.text('title', 'summary') ?? 'Details')
  return formatElement('details', {}, `<summary>${title}</summary>\n\n${use.inner()}\n`, '\n')
}

/** Converts to steps that are elements: `<Step title="…">`. */
export const stepsOfElements: ElementRule = (use) => formatElement('Steps', {}, use.inner())

/** Converts to one step: an item of a numbered list. */
export const step: ElementRule = (use) => {
  const number = (use.parent?.children.filter(({ name }) => name === use.name).indexOf(use) ?? 0) + 1
  const mark = `${number}. `
  const title = use.text('title')
  const body = [...(title ? [`**${asMarkdown(title)}**`] : []), use.inner()].filter((block) => block !== '')
  return mark + body.join('\n\n').replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)
}

/** Converts to cards, or to columns if some cards have no link. */
export const cards: ElementRule = (use) =>
  formatElement(use.children.every((card) => card.has('href')) ? 'Cards' : 'Columns', {}, use.inner(), '\n')

/** Converts to a card, with or without a link. */
export const card: ElementRule = (use) => {
  const { parent } = use
  const title = use.text('title') ?? ''
  const body = use.text('description') ?? use.inner()
  const href = use.address('href')
  const isColumn =
    parent !== undefined &&
    groupsOfCards.has(parent.name) &&
    !parent.children.every((each) => each.has('href'))
  const shown = href ? formatElement('Card', { title, href }, body) : `**${asMarkdown(title)}**\n\n${body}`
  return isColumn ? formatElement('div', {}, shown) : shown
}

const groupsOfCards = new Set(['CardGrid', 'CardGroup', 'Columns'])

/** Returns the content without the element. */
export const unwrapped: ElementRule = (use) => use.inner()

/** Removes the element, because its content is on every page or isn't needed. */
export const nothing: ElementRule = () => ''

/** Converts to a picture. */
export const picture: ElementRule = (use) => {
  const address = use.picture('src') ?? use.picture('img')
  return address === undefined ? '' : `![${(use.text('alt') ?? '').replace(/[[\]]/g, '\\$&')}](${address})`
}

/** Converts to a link that looks like a button. */
export const buttonLink: ElementRule = (use) =>
  `[${use.inner()}](${use.address('href') ?? use.address('to') ?? ''})`

/** Converts to bold text, in place of a badge. */
export const badge: ElementRule = (use) => `**${asMarkdown(use.text('text') ?? use.inner())}**`

/** Converts to a code block. The code is the text of the element or of an attribute. */
export const codeBlock: ElementRule = (use) => {
  const code = use.text('code') ?? use.code()
  if (code === undefined) {
    use.leave(`The code of <${use.name}> is computed.`, 'write it as a fence')
    return ''
  }
  const title = use.text('title')
  const meta = `${use.text('language', 'lang') ?? 'text'}${title ? ` title="${title}"` : ''}`
  return fence(code.replace(/^\n+|\s+$/g, ''), meta)
}

/** Converts a field of a request or a response: its name, its properties, and its text. */
export function createFieldRule(...names: readonly string[]): ElementRule {
  return (use) => {
    const facts = [use.text('type'), use.has('required') ? 'required' : undefined]
    const standard = use.text('default')
    const shown = [...facts, standard === undefined ? undefined : `default \`${standard}\``].filter(Boolean)
    const term = `<code>${asMarkdown(use.text(...names) ?? '')}</code>${shown.length > 0 ? ` ${shown.join(', ')}` : ''}`
    return formatElement('dl', {}, `<dt>${term}</dt>\n${formatElement('dd', {}, use.inner())}`, '\n')
  }
}

/** Formats an element in docwright's syntax. Blocks inside it are surrounded by blank lines. */
export function formatElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  inner: string,
  gap = '\n\n',
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}=${quoteAttribute(value)}`],
  )
  if (inner === '') return `<${name}${written.join('')} />`
  return `<${name}${written.join('')}>${gap}${inner}${gap}</${name}>`
}

/** Formats a text as the value of an attribute. */
export function quoteAttribute(text: string): string {
  return `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

/** Converts the text of an attribute to inline Markdown. */
export function asMarkdown(text: string): string {
  return text.replace(/[{<]/g, '\\$&')
}
