import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Docs, SearchAnswer } from 'docwright/testing'
import { parse } from 'yaml'
import { z } from 'zod'
import { withMoved } from './moved-sections.ts'

/** A query, and the addresses that answer it. `none`: the search should say that it found nothing. */
export interface Asked {
  readonly group: string
  readonly query: string
  readonly answers: readonly string[]
}

/** The outcome of a query: the index of its first answer in the results, or -1, and the first result. */
export interface Outcome extends Asked {
  readonly place: number
  readonly first: string | undefined
}

/** The site in which expected addresses are looked up. */
type Pages = Pick<Docs, 'pages'>

/** Runs a query. */
type Search = (query: string, most: number) => Promise<Pick<SearchAnswer, 'results' | 'fits'>>

/** The expected answer of a query about a topic that the site doesn't have. */
export const none = 'none'

const field = z.strictObject({ operation: z.string(), field: z.string() })
const queries = z.array(
  z.strictObject({ group: z.string(), query: z.string(), answers: z.array(z.union([z.string(), field])) }),
)

/** The queries that weights and content may be tuned on. */
export function tunedSet(): readonly Asked[] {
  const kinds: Record<string, Record<string, string>> = parse(
    readFileSync(path.join(import.meta.dirname, 'search-queries.yaml'), 'utf8'),
  )
  return Object.entries(kinds).flatMap(([group, each]) =>
    Object.entries(each).map(([query, href]) => ({ group, query, answers: withMoved(href) })),
  )
}

/** The queries that were written while the search was worked on: weights and content may be tuned on them, too. */
export function developmentSet(site: Pages): readonly Asked[] {
  return setIn('fixtures/search/development.json', site)
}

/** The queries that no one looks at who works on the search: they are run, and only counts are printed. */
export function heldOutSet(site: Pages, file = 'fixtures/search/held-out.json'): readonly Asked[] {
  return setIn(file, site)
}

function setIn(file: string, site: Pages): readonly Asked[] {
  if (!existsSync(file)) return []
  return queries.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ group, query, answers }) => ({
    group,
    query,
    answers: answers.flatMap((answer) =>
      typeof answer === 'string' ? withMoved(withSlash(answer, site)) : listFieldHrefs(answer, site),
    ),
  }))
}

/** The addresses among the answers of a set that the site doesn't have. */
export function missingAnswers(asked: readonly Asked[], site: Pages): readonly string[] {
  const hrefs = asked.flatMap(({ answers }) => answers)
  return missingAmong(
    hrefs.filter((href) => href !== none),
    site,
  )
}

/** The addresses that lead to no page, or to no place on it. */
export function missingAmong(hrefs: readonly string[], { pages }: Pages): readonly string[] {
  const anchors = new Map(pages.map((page) => [page.href, new Set(page.anchors)]))
  return hrefs.filter((href) => {
    const [page = '', id] = href.split('#')
    const found = anchors.get(page)
    return found === undefined || (id !== undefined && !found.has(id))
  })
}

/** Sections answer with and without the slash at the end; the page is the one with it. */
function withSlash(href: string, { pages }: Pages): string {
  const [page = '', id] = href.split('#')
  const isPage = (address: string) => pages.some((each) => each.href === address)
  return !isPage(page) && isPage(`${page}/`) ? [`${page}/`, ...(id ? [id] : [])].join('#') : href
}

/**
 * Returns the addresses of a field: in each variant of its body, and in similar responses, of which the search keeps only one.
 * Returns an address that doesn't exist if the field isn't on the page.
 */
function listFieldHrefs(
  { operation, field: written }: z.infer<typeof field>,
  site: Pages,
): readonly string[] {
  const ids = site.pages.find(({ href }) => href === operation)?.anchors ?? []
  const wanted = written.replace(/^response (?=\d)/, 'response.')
  const header = /^header (.+)$/.exec(written)?.[1]
  const isWanted = (id: string) =>
    header === undefined ? id === wanted : `.${id}`.toLowerCase().endsWith(`.header.${header}`.toLowerCase())
  const sort = (id: string) =>
    id.replace(/^response\.(?:[123]\d\d|([45])\d\d)/, (_, isError) => (isError ? 'error' : 'answer'))
  const exact = ids.filter((id) => isWanted(id) || sort(id) === sort(wanted))
  const found = exact.length > 0 ? exact : ids.filter((id) => isWithForms(id, wanted))
  return found.length > 0 ? found.map((id) => `${operation}#${id}`) : [`${operation}#${written}`]
}

/** Checks for a field in a variant: `request.refund.amount` is `request.amount` in the variant `refund`. */
function isWithForms(id: string, wanted: string): boolean {
  const [steps, names] = [id.split('.'), wanted.split('.')]
  if (steps[0] !== names[0] || steps.at(-1) !== names.at(-1)) return false
  let next = 0
  for (const step of steps) if (step === names[next]) next++
  return next === names.length
}

/** Runs every query of a set. */
export function outcomes(asked: readonly Asked[], search: Search): Promise<readonly Outcome[]> {
  return Promise.all(
    asked.map(async (each) => {
      const { results, fits } = await search(each.query, 12)
      // If the dialog says that it found nothing, it doesn't show these results.
      const hrefs = fits ? results.map(({ href }) => href) : [none]
      return { ...each, place: hrefs.findIndex((href) => each.answers.includes(href)), first: hrefs[0] }
    }),
  )
}

/** Counts the queries whose answer is among the first results. */
export function within(places: number, among: readonly Outcome[]): number {
  return among.filter(({ place }) => place >= 0 && place < places).length
}
