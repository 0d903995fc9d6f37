import type { ReactNode } from 'react'
import type { Result, ResultKind } from '../../search.ts'
import type { Offer } from './answers.ts'
import type { ResultIcon } from './KindIcon.tsx'
import { KindIcon } from './KindIcon.tsx'
import { marker } from './marked.tsx'

/** Options of one sort, and the name above them. */
export interface Group {
  readonly name: string
  readonly options: readonly Offered[]
}

/** One line of the list: a link, or without an address a search to be made again. */
export interface Offered {
  readonly title: string
  readonly href?: string
  readonly kind?: ResultKind
  readonly inside: ReactNode
}

/** Results that are above the groups: what the reader most likely means. */
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

const iconOf: Readonly<Record<ResultKind, ResultIcon>> = {
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

/**
 * What there is to choose from, in groups: the best three, then guides, reference and errors, the better group first; where
 * nothing fits well, the section that comes nearest; with nothing in the box, what was searched for before, and the
 * sections.
 */
export function groupsOf(shown: Offer): readonly Group[] {
  const groups = 'recent' in shown ? [recentGroup(shown.recent), placesGroup()] : resultGroups(shown)
  return groups.filter(({ options }) => options.length > 0)
}

/** The links of the navbar to the parts of the site. */
export function navbarSections(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-navbar] a[data-section]')]
}

function resultGroups({ results, fits, text }: Exclude<Offer, { recent: unknown }>): readonly Group[] {
  const marked = marker(text)
  const group = (name: string, some: readonly Result[]) => ({
    name,
    options: some.map((result) => resultOption(result, marked)),
  })
  if (!fits) return [group('Nearest', results.slice(0, 1))]
  const others = results.slice(mostBest)
  const names = [...new Set(others.map(({ kind }) => groupOf[kind]))]
  return [
    group('Best matches', results.slice(0, mostBest)),
    ...names.map((name) =>
      group(
        name,
        others.filter(({ kind }) => groupOf[kind] === name),
      ),
    ),
  ]
}

/** Picking one searches again. */
function recentGroup(recent: readonly string[]): Group {
  return {
    name: 'Recent searches',
    options: recent.map((title) => ({ title, inside: line('recent', title) })),
  }
}

/** Where readers begin who have nothing to search for yet: the sections that the navbar offers. */
function placesGroup(): Group {
  const options = navbarSections().map(({ href, dataset: { section }, textContent }) => {
    const title = textContent ?? ''
    return { title, href, inside: line(section?.startsWith('api') ? 'operation' : 'guide', title) }
  })
  return { name: 'Popular places', options }
}

function line(icon: ResultIcon, title: string): ReactNode {
  return (
    <>
      <KindIcon kind={icon} />
      <span className="search-title">{title}</span>
    </>
  )
}

function resultOption(result: Result, marked: (text: string) => readonly ReactNode[]): Offered {
  const { kind, href, title, context, excerpt } = result
  const inside = (
    <>
      <KindIcon kind={iconOf[kind]} />
      <span className="search-title" translate={named.has(kind) ? 'no' : undefined}>
        {marked(title)}
      </span>
      <span className="search-kind">{kind}</span>
      <span className="search-context">{marked(context)}</span>
      {excerpt && <span className="search-excerpt">{marked(excerpt)}</span>}
    </>
  )
  return { title, href, kind, inside }
}
