import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Engine } from '../../packages/docwright/src/browser/search/engine.ts'
import type { Site } from '../../packages/docwright/src/model/page.ts'
import { withMoved } from './moved-sections.ts'

/** What a reader types, and the addresses that answer it; `none` is that the search says that nothing fits well. */
export interface Asked {
  readonly group: string
  readonly query: string
  readonly answers: readonly string[]
}

/** What became of a query: the place of its first answer among the results, from 0, or -1; and what came first instead. */
export interface Outcome extends Asked {
  readonly place: number
  readonly first: string | undefined
}

/** What a query expects that the site has no answer to. */
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
export function developmentSet(site: Site): readonly Asked[] {
  return setIn('fixtures/search/development.json', site)
}

/** The queries that nobody looks at who works on the search: they are run, and only counts are printed. */
export function heldOutSet(site: Site, file = 'fixtures/search/held-out.json'): readonly Asked[] {
  return setIn(file, site)
}

function setIn(file: string, site: Site): readonly Asked[] {
  if (!existsSync(file)) return []
  return queries.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ group, query, answers }) => ({
    group,
    query,
    answers: answers.flatMap((answer) =>
      typeof answer === 'string' ? withMoved(withSlash(answer, site)) : fieldHrefs(answer, site),
    ),
  }))
}

/** The addresses among the answers of a set that the site does not have. */
export function missingAnswers(asked: readonly Asked[], site: Site): readonly string[] {
  return asked
    .flatMap(({ answers }) => answers)
    .filter((href) => {
      if (href === none) return false
      const [page = '', id] = href.split('#')
      const found = site.pages.get(page)
      return found === undefined || (id !== undefined && !found.anchors.has(id))
    })
}

/** Sections answer with and without the slash at the end; the page is the one with it. */
function withSlash(href: string, { pages }: Site): string {
  const [page = '', id] = href.split('#')
  return !pages.has(page) && pages.has(`${page}/`) ? [`${page}/`, ...(id ? [id] : [])].join('#') : href
}

/**
 * Where a field is shown, be it in several forms of its body or in other answers of the same sort, of which the search keeps
 * one; an address that does not exist when it is nowhere.
 */
function fieldHrefs({ operation, field: written }: z.infer<typeof field>, site: Site): readonly string[] {
  const ids = [...(site.pages.get(operation)?.anchors ?? [])]
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

/** `request.refund.amount` is `request.amount` in one of the forms that the request may have. */
function isWithForms(id: string, wanted: string): boolean {
  const [steps, names] = [id.split('.'), wanted.split('.')]
  if (steps[0] !== names[0] || steps.at(-1) !== names.at(-1)) return false
  let next = 0
  for (const step of steps) if (step === names[next]) next++
  return next === names.length
}

/** Asks an engine every query of a set. */
export function outcomes(asked: readonly Asked[], { find }: Engine): Promise<readonly Outcome[]> {
  return Promise.all(
    asked.map(async (each) => {
      const { results, fits } = await find(each.query, 12)
      // Where the dialog says that nothing fits, the results that it holds back are no answers.
      const hrefs = fits ? results.map(({ href }) => href) : [none]
      return { ...each, place: hrefs.findIndex((href) => each.answers.includes(href)), first: hrefs[0] }
    }),
  )
}

/** How many of them are right first, and in the first so many. */
export function within(places: number, among: readonly Outcome[]): number {
  return among.filter(({ place }) => place >= 0 && place < places).length
}
