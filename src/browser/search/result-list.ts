import type { Result, ResultKind } from '../../search.ts'
import { withBase } from '../platform/base-path.ts'
import type { PlaceKind } from './kind-icon.ts'
import { kindIcon } from './kind-icon.ts'
import { marker } from './marked.ts'

/** Results that stand above the groups: what the reader most likely means. */
const mostBest = 3

const groupOf: Readonly<Record<ResultKind, string>> = {
  guide: 'Guides',
  operation: 'Reference',
  reference: 'Reference',
  parameter: 'Reference',
  header: 'Reference',
  field: 'Reference',
  value: 'Reference',
  error: 'Errors',
}

/** The results of a query as groups of a listbox: the best three, then guides, reference and errors, the better group first. */
export function resultGroups(results: readonly Result[], query: string): readonly HTMLElement[] {
  const marked = marker(query)
  const best = results.slice(0, mostBest)
  const others = results.slice(mostBest)
  const names = [...new Set(others.map(({ kind }) => groupOf[kind]))]
  const rest = names.map((name) => ({ name, results: others.filter(({ kind }) => groupOf[kind] === name) }))
  return [{ name: 'Best matches', results: best }, ...rest].map((group) =>
    optionGroup(
      group.name,
      group.results.map((result) => resultOption(result, marked)),
    ),
  )
}

/** Where nothing fits well: the section that comes nearest, and no list that looks like answers. */
export function nearestGroup(results: readonly Result[], query: string): readonly HTMLElement[] {
  const [nearest] = results
  return nearest ? [optionGroup('Nearest', [resultOption(nearest, marker(query))])] : []
}

/** What the reader searched for before; picking one searches again. */
export function recentGroup(recent: readonly string[]): readonly HTMLElement[] {
  if (recent.length === 0) return []
  const options = recent.map((query) => {
    const option = element('div', { role: 'option', class: 'search-option', 'data-query': query })
    option.append(kindIcon('recent'), element('span', { class: 'search-title' }, query))
    return option
  })
  return [optionGroup('Recent searches', options)]
}

/** Where readers begin who have nothing to search for yet: the sections that the navbar offers. */
export function placesGroup(): HTMLElement {
  const options = navbarSections().map(({ href, dataset: { section }, textContent }) => {
    const option = element('a', { role: 'option', class: 'search-option', href, tabindex: '-1' })
    const kind = section?.startsWith('api') ? 'operation' : 'guide'
    option.append(kindIcon(kind), element('span', { class: 'search-title' }, textContent ?? ''))
    return option
  })
  return optionGroup('Popular places', options)
}

/** The links of the navbar to the parts of the site. */
export function navbarSections(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-navbar] a[data-section]')]
}

const iconOf: Readonly<Record<ResultKind, PlaceKind>> = {
  guide: 'guide',
  operation: 'operation',
  reference: 'operation',
  parameter: 'field',
  header: 'field',
  field: 'field',
  value: 'field',
  error: 'error',
}

/** What is found by a name that programs write: a translator of the page leaves it as it is. */
const named: ReadonlySet<ResultKind> = new Set(['parameter', 'header', 'field', 'value', 'error'])

function optionGroup(name: string, options: readonly HTMLElement[]): HTMLElement {
  const id = `search-group-${name.toLowerCase().replaceAll(' ', '-')}`
  const group = element('div', { role: 'group', 'aria-labelledby': id, class: 'search-group' })
  group.append(element('div', { id, class: 'search-group-name', role: 'presentation' }, name), ...options)
  return group
}

/** A link, so that a click with any button or key does what it does on every link. */
function resultOption(result: Result, marked: (text: string) => readonly Node[]): HTMLElement {
  const { kind, href, title, context, excerpt } = result
  const option = element('a', {
    role: 'option',
    class: 'search-option',
    href: withBase(href),
    tabindex: '-1',
    'data-kind': kind,
  })
  const heading = element('span', { class: 'search-title', ...(named.has(kind) && { translate: 'no' }) })
  heading.append(...marked(title))
  option.append(kindIcon(iconOf[kind]), heading, element('span', { class: 'search-kind' }, kind))
  const place = element('span', { class: 'search-context' })
  place.append(...marked(context))
  option.append(place)
  if (excerpt) {
    const text = element('span', { class: 'search-excerpt' })
    text.append(...marked(excerpt))
    option.append(text)
  }
  return option
}

/** An element with attributes and, when given, a text. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  text?: string,
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  if (text !== undefined) made.textContent = text
  return made
}
