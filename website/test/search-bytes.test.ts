import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { searchIndexes } from '../../packages/docwright/src/artefacts/search-sources.ts'
import { createEngine } from '../../packages/docwright/src/browser/search/engine.ts'
import { readConfig } from '../../packages/docwright/src/config/read-config.ts'
import { searchFolder } from '../../packages/docwright/src/search.ts'
import { readSite } from '../../packages/docwright/src/site.ts'
import { developmentSet, tunedSet } from './search-sets.ts'

/** What the dialog, React in it, and the worker leave of the 130 kB before a first result. */
const most = 46_000

test('no query, however long, reads more of the index than the budget leaves', async () => {
  const { loaded } = await readConfig(path.resolve('docwright.config.ts'))
  const { site } = await readSite(loaded!)
  const files = new Map(
    searchIndexes(site).map(({ file, content }) => {
      const text = String(content())
      return [`/${file}`, { parsed: JSON.parse(text), size: brotliCompressSync(text).length }]
    }),
  )
  const rows = []
  for (const { query } of [...tunedSet(), ...developmentSet(site)]) {
    let bytes = 0
    const load = async (href: string) => {
      bytes += files.get(href)!.size
      return files.get(href)!.parsed
    }
    await createEngine(await load(`${searchFolder(site.versions[0]!.name)}manifest.json`), load).find(
      query,
      12,
    )
    rows.push({ query, bytes })
  }
  const sorted = rows.toSorted((a, b) => b.bytes - a.bytes)
  const kilobytes = ({ bytes } = { bytes: 0 }) => (bytes / 1000).toFixed(1)
  console.log(
    `Search: ${kilobytes(sorted[sorted.length >> 1])} kB in the median, ${kilobytes(sorted[0])} at most.`,
  )

  expect(rows.length).toBeGreaterThan(500)
  expect(rows.filter(({ bytes }) => bytes > most)).toEqual([])
})
