import type { ReactNode } from 'react'
import type { Result, ResultKind } from '../../search.ts'
import type { DialogContent } from './answers.ts'
import type { ResultIcon } from './KindIcon.tsx'
import { KindIcon } from './KindIcon.tsx'
import { createMarker } from './marked.tsx'

/** Options of one kind, and the group's heading. */
export interface Group {
  readonly name: string
  readonly options: readonly SearchOption[]
}

/** One option: a link, or a recent search, which isn't a link. */
export interface SearchOption {
  readonly title: string
  readonly href?: string
  readonly kind?: ResultKind
  readonly inside: ReactNode
}

/** How many results are shown above the groups, as the most likely matches. */
const maxBestResults = 3

const groupNames: Readonly<Record<ResultKind, string>> = {
  guide: 'Guides',
  operation: 'Reference',
  reference: 'Reference',
  parameter: 'Reference',
  header: 'Reference',
  field: 'Reference',
  value: 'Reference',
  error: 'Errors',
}

const icons: Readonly<Record<ResultKind, ResultIcon>> = {
  guide: 'guide',
  operation: 'operation',
  reference: 'operation',
  parameter: 'field',
  header: 'field',
  field: 'field',
  value: 'field',
  error: 'error',
}

/** Kinds of results with a name from code. Translation tools leave these names unchanged. */
const kindsFromCode: ReadonlySet<ResultKind> = new Set(['parameter', 'header', 'field', 'value', 'error'])

/**
 * Returns the options in groups: the best three, then guides, reference, and errors, the better group first. If nothing matches
 * well, adds the closest section. Without a query, returns recent searches and the sections.
 */
export function groupOptions(shown: DialogContent): readonly Group[] {
  const groups =
    'recent' in shown ? [createRecentGroup(shown.recent), createSectionsGroup()] : listResultGroups(shown)
  return groups.filter(({ options }) => options.length > 0)
}

/** Returns the navbar's links to the sections of the site. */
export function findNavbarSections(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-navbar] a[data-section]')]
}

function listResultGroups({
  results,
  fits,
  text,
}: Exclude<DialogContent, { recent: unknown }>): readonly Group[] {
  const markWords = createMarker(text)
  const group = (name: string, some: readonly Result[]) => ({
    name,
    options: some.map((result) => createResultOption(result, markWords)),
  })
  if (!fits) return [group('Nearest', results.slice(0, 1))]
  const others = results.slice(maxBestResults)
  const names = [...new Set(others.map(({ kind }) => groupNames[kind]))]
  return [
    group('Best matches', results.slice(0, maxBestResults)),
    ...names.map((name) =>
      group(
        name,
        others.filter(({ kind }) => groupNames[kind] === name),
      ),
    ),
  ]
}

/** Returns the group of recent searches. Picking one searches again. */
function createRecentGroup(recent: readonly string[]): Group {
  return {
    name: 'Recent searches',
    options: recent.map((title) => ({ title, inside: renderLine('recent', title) })),
  }
}

/** Returns the sections from the navbar, for readers without a query. */
function createSectionsGroup(): Group {
  const options = findNavbarSections().map(({ href, dataset: { section }, textContent }) => {
    const title = textContent ?? ''
    return { title, href, inside: renderLine(section?.startsWith('api') ? 'operation' : 'guide', title) }
  })
  return { name: 'Popular places', options }
}

function renderLine(icon: ResultIcon, title: string): ReactNode {
  return (
    <>
      <KindIcon kind={icon} />
      <span className="search-title">{title}</span>
    </>
  )
}

function createResultOption(result: Result, markWords: (text: string) => readonly ReactNode[]): SearchOption {
  const { kind, href, title, context, excerpt } = result
  const inside = (
    <>
      <KindIcon kind={icons[kind]} />
      <span className="search-title" translate={kindsFromCode.has(kind) ? 'no' : undefined}>
        {markWords(title)}
      </span>
      <span className="search-kind">{kind}</span>
      <span className="search-context">{markWords(context)}</span>
      {excerpt && <span className="search-excerpt">{markWords(excerpt)}</span>}
    </>
  )
  return { title, href, kind, inside }
}
