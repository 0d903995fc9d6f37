/** An element of another engine, as a page uses it. */
export interface ElementUse {
  readonly name: string
  readonly parent: ElementUse | undefined
  /** The elements directly in it. */
  readonly children: readonly ElementUse[]
  /** The fences directly in it, each with its title or language. */
  readonly fences: readonly { readonly label: string; readonly text: string }[]
  /** The first of these attributes that is a text. */
  text(...names: readonly string[]): string | undefined
  has(name: string): boolean
  /** A link's address on the new site. */
  address(name: string): string | undefined
  /** A picture's address on the new site. */
  picture(name: string): string | undefined
  /** What is in it, migrated. */
  inner(): string
  /** Code that is in it as a text: between the tags, in braces. */
  code(): string | undefined
  /** The file to include of a part, seen from the page. */
  partAt(address: string): string | undefined
  leave(message: string, hint: string): void
}

/** An element as the migration of a page sees it. */
export interface ReadUse extends ElementUse {
  /** Notes the attributes that no rule asked for. */
  omitUnread(): void
}

/** Writes an element of another engine as this one writes it. */
export type ElementRule = (use: ElementUse) => string

/** What other engines call their notes, and which alert means the same. */
const alertKinds: ReadonlyMap<string, string> = new Map(
  [
    ['NOTE', 'note info secondary callout'],
    ['TIP', 'tip success check'],
    ['IMPORTANT', 'important'],
    ['WARNING', 'warning caution'],
    ['CAUTION', 'danger error'],
  ].flatMap(([kind, names]) => names!.split(' ').map((name) => [name, kind!] as const)),
)

/** An alert; its kind is an attribute, or the name of the element. */
export const alert: ElementRule = (use) => {
  const kind = alertKinds.get((use.text('type') ?? use.name).toLowerCase()) ?? 'NOTE'
  const title = use.text('title')
  const blocks = [...(title ? [`**${asMarkdown(title)}**`] : []), use.inner()].filter((block) => block !== '')
  return `[!${kind}]\n${blocks.join('\n\n')}`.replace(/^/gm, '> ').replace(/^> $/gm, '>')
}

/** Tabs; the attribute names the group whose choice is shared. */
export function tabs(group: string): ElementRule {
  return (use) => element('Tabs', { group: use.text(group) }, use.inner(), '\n')
}

/** One of several tabs, named by the first of these attributes. */
export function tab(...labels: readonly string[]): ElementRule {
  return (use) => element('Tab', { label: use.text(...labels) ?? use.name }, use.inner())
}

/** Fences of which one is shown. */
export const tabsOfFences: ElementRule = ({ fences }) => {
  const labels = fences.map(({ label }, index) =>
    fences.findIndex((each) => each.label === label) === index ? label : `${label} ${index + 1}`,
  )
  const inner = fences.map(({ text }, index) =>
    element('Tab', { label: labels[index] }, text.replace(` title="${fences[index]!.label}"`, '')),
  )
  return element('Tabs', {}, inner.join('\n'), '\n')
}

/** A block that readers open. */
export const details: ElementRule = (use) => {
  const title = asMarkdown(use.text('title', 'summary') ?? 'Details')
  return element('details', {}, `<summary>${title}</summary>\n\n${use.inner()}\n`, '\n')
}

/** Steps that are elements themselves: `<Step title="…">`. */
export const stepsOfElements: ElementRule = (use) => element('Steps', {}, use.inner())

/** One step: an item of a numbered list. */
export const step: ElementRule = (use) => {
  const number = (use.parent?.children.filter(({ name }) => name === use.name).indexOf(use) ?? 0) + 1
  const mark = `${number}. `
  const title = use.text('title')
  const body = [...(title ? [`**${asMarkdown(title)}**`] : []), use.inner()].filter((block) => block !== '')
  return mark + body.join('\n\n').replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)
}

/** Cards, next to each other as columns if some lead nowhere. */
export const cards: ElementRule = (use) =>
  element(use.children.every((card) => card.has('href')) ? 'Cards' : 'Columns', {}, use.inner(), '\n')

/** A card that may lead to a page. */
export const card: ElementRule = (use) => {
  const { parent } = use
  const title = use.text('title') ?? ''
  const body = use.text('description') ?? use.inner()
  const href = use.address('href')
  const isColumn =
    parent !== undefined &&
    groupsOfCards.has(parent.name) &&
    !parent.children.every((each) => each.has('href'))
  const shown = href ? element('Card', { title, href }, body) : `**${asMarkdown(title)}**\n\n${body}`
  return isColumn ? element('div', {}, shown) : shown
}

const groupsOfCards = new Set(['CardGrid', 'CardGroup', 'Columns'])

/** What is in an element, without the element. */
export const unwrapped: ElementRule = (use) => use.inner()

/** Nothing: what the element shows is on every page, or isn't needed. */
export const nothing: ElementRule = () => ''

/** A picture. */
export const picture: ElementRule = (use) => {
  const address = use.picture('src') ?? use.picture('img')
  return address === undefined ? '' : `![${(use.text('alt') ?? '').replace(/[[\]]/g, '\\$&')}](${address})`
}

/** A link that looks like a button. */
export const buttonLink: ElementRule = (use) =>
  `[${use.inner()}](${use.address('href') ?? use.address('to') ?? ''})`

/** A word behind others. */
export const badge: ElementRule = (use) => `**${asMarkdown(use.text('text') ?? use.inner())}**`

/** Code that is the text of an element or an attribute. */
export const codeBlock: ElementRule = (use) => {
  const code = use.text('code') ?? use.code()
  if (code === undefined) {
    use.leave(`The code of <${use.name}> is computed.`, 'write it as a fence')
    return ''
  }
  const title = use.text('title')
  const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  const meta = `${use.text('language', 'lang') ?? 'text'}${title ? ` title="${title}"` : ''}`
  return `${fence}${meta}\n${code.replace(/^\n+|\s+$/g, '')}\n${fence}`
}

/** A name, what is said of it, and its text: a field of a request or a response. */
export function field(...names: readonly string[]): ElementRule {
  return (use) => {
    const facts = [use.text('type'), use.has('required') ? 'required' : undefined]
    const standard = use.text('default')
    const shown = [...facts, standard === undefined ? undefined : `default \`${standard}\``].filter(Boolean)
    const term = `<code>${asMarkdown(use.text(...names) ?? '')}</code>${shown.length > 0 ? ` ${shown.join(', ')}` : ''}`
    return element('dl', {}, `<dt>${term}</dt>\n${element('dd', {}, use.inner())}`, '\n')
  }
}

/** Writes an element of this engine; blocks in it have empty lines around them. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  inner: string,
  gap = '\n\n',
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}=${quoted(value)}`],
  )
  if (inner === '') return `<${name}${written.join('')} />`
  return `<${name}${written.join('')}>${gap}${inner}${gap}</${name}>`
}

/** A text as the value of an attribute. */
export function quoted(text: string): string {
  return `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

/** A text of an attribute in a line of Markdown. */
export function asMarkdown(text: string): string {
  return text.replace(/[{<]/g, '\\$&')
}
