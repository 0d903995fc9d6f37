import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { searchIndexes } from '../../src/artefacts/search-index.ts'
import { createEngine } from '../../src/browser/search/engine.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { searchRecords } from '../../src/model/search/records.ts'
import type { Manifest } from '../../src/search.ts'
import { searchFolder } from '../../src/search.ts'
import { readSite } from '../../src/site.ts'

/** Kind of query to what is typed to the address expected. */
const queries: Record<string, Record<string, string>> = parse(
  readFileSync(path.join(import.meta.dirname, 'search-queries.yaml'), 'utf8'),
)
const { loaded } = await readConfig(path.resolve('site.config.ts'))
const { site } = await readSite(loaded!)
const files = new Map(searchIndexes(site).map(({ file, content }) => [`/${file}`, String(content())]))
const load = async (href: string) => JSON.parse(files.get(href)!)
const version = site.versions[0]!
const manifest: Manifest = await load(`${searchFolder(version.name)}manifest.json`)
const { find } = createEngine(manifest, load)

interface Answer {
  readonly kind: string
  readonly query: string
  readonly expected: string
  /** The expected address's place among the results, from 0; -1 when it is not there. */
  readonly place: number
  readonly first: string | undefined
}

const answers: Answer[] = await Promise.all(
  Object.entries(queries).flatMap(([kind, each]) =>
    Object.entries(each).map(async ([query, expected]) => {
      const hrefs = (await find(query, 12)).map(({ href }) => href)
      return { kind, query, expected, place: hrefs.indexOf(expected), first: hrefs[0] }
    }),
  ),
)

/** Queries that the content was changed for would flatter the share of the rest. */
const isNewcomers = ({ kind }: Answer) => kind === 'newcomers'
const unseen = answers.filter((answer) => !isNewcomers(answer))

function shareWithin(places: number): number {
  return unseen.filter(({ place }) => place >= 0 && place < places).length / unseen.length
}

function report(failed: readonly Answer[]): string[] {
  return failed.map(
    ({ kind, query, expected, place, first }) =>
      `${kind}: ${query}\n  ${place + 1}: ${expected}\n  1: ${first}`,
  )
}

test('what developers type finds the right place first nine times in ten, and in the first three nearly always', () => {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  console.log(
    `Search: ${unseen.length} queries, ${percent(shareWithin(1))} right first, ${percent(shareWithin(3))} in the first three.`,
  )
  if (process.env.SEARCH_REPORT) console.log(report(answers.filter(({ place }) => place !== 0)).join('\n'))

  expect(answers.length).toBeGreaterThanOrEqual(150)
  expect(shareWithin(1)).toBeGreaterThanOrEqual(0.9)
  expect(shareWithin(3)).toBeGreaterThanOrEqual(0.98)
})

test('what newcomers once typed in vain leads where it should', () => {
  const newcomers = answers.filter(isNewcomers)

  expect(newcomers.length).toBeGreaterThanOrEqual(9)
  expect(report(newcomers.filter(({ place }) => place !== 0))).toEqual([])
})

test('a whole code, name, header or path is always first', () => {
  const exact = answers.filter(({ kind }) => ['codes', 'names', 'headers', 'paths'].includes(kind))

  expect(report(exact.filter(({ place }) => place !== 0))).toEqual([])
})

test('every error code and every name of a field, parameter, header and operation finds its record first', async () => {
  const wrong: string[] = []
  for (const { kind, title, href } of searchRecords(site, version)) {
    if (kind === 'guide' || kind === 'operation' || kind === 'value') continue
    const [first] = await find(title, 1)
    if (first?.href !== href) wrong.push(`${title}: ${first?.href} instead of ${href}`)
  }

  expect(wrong).toEqual([])
})

test('every address that a search can lead to exists', () => {
  const missing = searchRecords(site, version)
    .map(({ href }) => href)
    .filter((href) => {
      const [page = '', id] = href.split('#')
      return id !== undefined && !site.pages.get(page)?.anchors.has(id)
    })

  expect(missing).toEqual([])
})
