import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createSearchIndexes } from '../../src/artefacts/search-sources.ts'
import { createEngine } from '../../src/browser/search/engine.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { getReferenceHref } from '../../src/model/api-hrefs.ts'
import { getSearchFolder } from '../../src/search.ts'
import { openSite } from '../../src/site.ts'
import { contentTexts } from '../content-text.ts'
import { foreignDescriptions } from '../foreign-descriptions.ts'
import { siteOf } from '../small-sites.ts'

const half = z.record(z.string(), z.array(z.string()).min(1))
const sets = z
  .record(z.string(), z.strictObject({ tuned: half, 'held out': half }))
  .parse(parse(readFileSync(path.join(import.meta.dirname, 'action-queries.yaml'), 'utf8')))

/** The files, of the four that have queries, that the folder of other people's descriptions contains. Missing ones are reported. */
const here = new Map(foreignDescriptions().map((file) => [path.basename(file), file]))
const missing = Object.keys(sets).filter((name) => !here.has(name))
if (missing.length > 0)
  console.warn(`Queries for an action in ${missing.join(', ')} aren't run: not in OPENAPI_FOLDER.`)

describe.skipIf(missing.length === Object.keys(sets).length)('queries that name an action', () => {
  test.for(
    Object.keys(sets).filter((name) => here.has(name)),
  )('of those about %s, nearly all find their operation in the first three, and more than half first', async (name) => {
    const engine = await getEngine(here.get(name)!)
    const places: number[] = []
    for (const [part, queries] of Object.entries(sets[name]!)) {
      const own = await Promise.all(Object.entries(queries).map((each) => engine.place(each)))
      console.log(`Actions, ${name}, ${part}: ${countResults(own)}.`)
      places.push(...own)
    }

    expect(places.filter((place) => place === 0).length / places.length).toBeGreaterThanOrEqual(0.5)
    expect(places.filter((place) => place >= 0 && place < 3).length / places.length).toBeGreaterThanOrEqual(
      0.7,
    )
  })
})

function countResults(places: readonly number[]): string {
  const within = (most: number) => places.filter((place) => place >= 0 && place < most).length
  return `${within(1)} right first and ${within(3)} in the first three of ${places.length}`
}

/** Tells the place of the first answer of a query among the results for a description, or -1. */
async function getEngine(file: string) {
  const kinds = ['structure', 'references', 'names', 'enums', 'examples', 'links']
  const site = siteOf({
    'content/openapi.yaml': readFileSync(file, 'utf8'),
    'docwright.config.ts': `export default { title: 'Theirs', url: 'https://theirs.example', content: './content', version: '1', sections: [{ id: 'start', label: 'Start' }], problems: { ${kinds.map((kind) => `${kind}: 'warn'`).join(', ')} } }\n`,
  })
  const { loaded } = await readConfig(path.join(site, 'docwright.config.ts'))
  const { site: read } = await openSite(loaded!)
  const [version] = read.versions
  const [api] = version!.apis
  const hrefs = new Map(
    api!.operations.map((each) => [`${each.method} ${each.path}`, getReferenceHref(each, api!.root)]),
  )
  const files = await contentTexts(createSearchIndexes(read))
  const load = async (href: string) => JSON.parse(files.get(href)!)
  const engine = createEngine(await load(`${getSearchFolder(version!.name)}manifest.json`), load)
  return {
    async place([query, answers]: readonly [string, readonly string[]]): Promise<number> {
      const wanted = answers.flatMap((answer) => hrefs.get(answer) ?? [])
      const { results } = await engine.find(query, { limit: 12 })
      return results.findIndex(({ href }) => wanted.includes(href))
    },
  }
}
