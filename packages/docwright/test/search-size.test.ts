import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createRecords } from '../bench/many-records.ts'
import { createSearchIndex } from '../src/artefacts/search-index.ts'
import { createEngine } from '../src/browser/search/engine.ts'
import { contentTexts } from './content-text.ts'

/** Bytes, compressed, that are read until a query of a fresh reader has its first results. */
async function measureBytes(sections: number): Promise<number[]> {
  const records = createRecords(sections)
  const artefacts = createSearchIndex({ records, folder: '/search/1/', synonyms: [] })
  const files = await contentTexts(artefacts)
  const queries = [1, 3, 7, 11].flatMap((step) => {
    const { title } = records[Math.trunc((sections * step) / 13)]!
    return [title, title.split(/[ _]/)[0]!, title.slice(0, 3), title.slice(0, -2)]
  })
  return Promise.all(
    queries.map(async (query) => {
      let bytes = 0
      const load = async (href: string) => {
        bytes += gzipSync(files.get(href)!).length
        return JSON.parse(files.get(href)!)
      }
      const engine = createEngine(await load('/search/1/manifest.json'), load)
      expect((await engine.find(query, { limit: 12 })).results.length).toBeGreaterThan(0)
      return bytes
    }),
  )
}

for (const sections of [500, 10_000]) {
  test(`a first result among ${sections} sections costs at most 60 kB`, async () => {
    const bytes = await measureBytes(sections)
    console.log(
      `Search: ${(Math.max(...bytes) / 1000).toFixed(1)} kB at most before a first result of ${sections} sections.`,
    )

    expect(Math.max(...bytes)).toBeLessThanOrEqual(60_000)
  })
}
