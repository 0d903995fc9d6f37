import { expect, test } from 'vitest'
import { docs } from './docs.ts'
import type { Outcome } from './search-sets.ts'
import {
  developmentSet,
  heldOutSet,
  missingAmong,
  missingAnswers,
  outcomes,
  tunedSet,
  within,
} from './search-sets.ts'

const { search, findable } = docs
const asked = { tuned: tunedSet(), development: developmentSet(docs), heldOut: heldOutSet(docs) }
const found = {
  tuned: await outcomes(asked.tuned, search),
  development: await outcomes(asked.development, search),
  heldOut: await outcomes(asked.heldOut, search),
}

/** Queries that the content was tuned for, or that don't have an answer, would distort the share. */
const isOther = ({ group }: Outcome) => group === 'newcomers' || group === 'nothing'
const tuned = found.tuned.filter((outcome) => !isOther(outcome))

function shareWithin(places: number, among: readonly Outcome[]): number {
  return within(places, among) / among.length
}

function report(failed: readonly Outcome[]): string[] {
  return failed.map(
    ({ group, query, answers, place, first }) =>
      `${group}: ${query}\n  ${place + 1}: ${answers[0]}\n  1: ${first}`,
  )
}

function formatFigures(name: string, among: readonly Outcome[]): string {
  const percent = (places: number) => `${(shareWithin(places, among) * 100).toFixed(1)} %`
  return `${name}: ${among.length} queries, ${percent(1)} right first, ${percent(3)} in the first three`
}

test('developers’ queries find the right result first in 9 of 10 cases, and in the first three nearly always', () => {
  console.log(`Search, ${formatFigures('tuned', tuned)}; ${formatFigures('development', found.development)}.`)
  if (process.env.SEARCH_REPORT)
    console.log(report(found.tuned.filter(({ place }) => place !== 0)).join('\n'))

  expect(found.tuned.length).toBeGreaterThanOrEqual(150)
  expect(shareWithin(1, tuned)).toBeGreaterThanOrEqual(0.955)
  expect(shareWithin(3, tuned)).toBeGreaterThanOrEqual(0.99)
  expect(shareWithin(1, found.development)).toBeGreaterThanOrEqual(0.885)
  expect(shareWithin(3, found.development)).toBeGreaterThanOrEqual(0.953)
})

// Print only counts, so that no one tunes the search to the queries that it misses.
test('the search answers held-out queries, by people who didn’t know it, nearly as well', () => {
  const groups = Map.groupBy(found.heldOut, ({ group }) => group)
  const counts = [...groups].map(
    ([group, each]) => `${group} ${within(1, each)} and ${within(3, each)} of ${each.length}`,
  )
  console.log(`Search, ${formatFigures('held out', found.heldOut)}: ${counts.join('; ')}.`)

  expect(found.heldOut.length).toBeGreaterThanOrEqual(150)
  expect(shareWithin(1, found.heldOut)).toBeGreaterThanOrEqual(0.785)
  expect(shareWithin(3, found.heldOut)).toBeGreaterThanOrEqual(0.895)
})

test('every address that the queries expect exists', () => {
  const missing = Object.values(asked).flatMap((each) => missingAnswers(each, docs))

  expect(missing).toEqual([])
})

test('queries about missing topics nearly always return no results', () => {
  const nothing = found.tuned.filter(({ group }) => group === 'nothing')

  expect(nothing.length).toBeGreaterThanOrEqual(10)
  expect(shareWithin(1, nothing)).toBeGreaterThanOrEqual(0.9)
})

test('queries that once failed for newcomers find the right result', () => {
  const newcomers = found.tuned.filter(({ group }) => group === 'newcomers')

  expect(newcomers.length).toBeGreaterThanOrEqual(9)
  expect(report(newcomers.filter(({ place }) => place !== 0))).toEqual([])
})

test('an exact code, name, header or path is always the first result', () => {
  const exact = found.tuned.filter(({ group }) => ['codes', 'names', 'headers', 'paths'].includes(group))

  expect(report(exact.filter(({ place }) => place !== 0))).toEqual([])
})

test('every error code and every name of a field, parameter, header and operation finds its record first', async () => {
  const wrong: string[] = []
  for (const { kind, title, href } of findable) {
    if (kind === 'guide' || kind === 'operation' || kind === 'reference' || kind === 'value') continue
    const { results } = await search(title, 1)
    const [first] = results
    if (first?.href !== href) wrong.push(`${title}: ${first?.href} instead of ${href}`)
  }

  expect(wrong).toEqual([])
})

test('every address in the search index exists', () => {
  const hrefs = findable.map(({ href }) => href)

  expect(hrefs.length).toBeGreaterThan(500)
  expect(missingAmong(hrefs, docs)).toEqual([])
})

test('a field of several operations at different depths is one result, which names them', async () => {
  const { results } = await search('3ds', 12)
  const fields = results.filter(({ kind, title }) => kind === 'field' && /(^|\.)three_ds$/.test(title))
  const contexts = fields.map(({ context }) => context)

  expect(contexts[0]).toBe('POST /assets/transactions › Request; POST /v1/risk-evaluations › Request')
  expect(contexts.filter((context) => context.includes('/v1/risk-evaluations › Request'))).toHaveLength(1)
})

test('a method, or the first verb of an operation’s title, finds the operation first', async () => {
  const found = await Promise.all(
    ['evaluate', 'update', 'create', 'PATCH'].map(async (query) => (await search(query, 1)).results[0]?.href),
  )
  const [evaluate, update, create] = [
    'post-v-1-risk-evaluations',
    'patch-v-1-assets-transactions-id',
    'post-assets-transactions',
  ]

  expect(found).toEqual([evaluate, update, create, update].map((slug) => `/docs/api/${slug}`))
})
