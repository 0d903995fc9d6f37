import { expect, test } from 'vitest'
import { contentTexts } from '../../../test/content-text.ts'
import { readSiteOf, siteOf } from '../../../test/small-sites.ts'
import { createFullTextFiles } from './twins.ts'

async function indexFiles(length: number): Promise<ReadonlyMap<string, string>> {
  const { pages, config } = await readSiteOf(siteOf({}))
  const all = createFullTextFiles({ config, textOf: () => 'x'.repeat(length) })
  const full = [...pages.values()].slice(0, 3).flatMap((page) => [...all.add(page, length)])
  return contentTexts([...full, ...all.rest()])
}

test('the twins of a site are in one file', async () => {
  const files = await indexFiles(10)

  expect([...files.keys()]).toEqual(['/llms-full.txt'])
  expect(files.get('/llms-full.txt')!.match(/x{10}\n---/g)).toHaveLength(3)
})

test('twins too long for one file are parts of at most 5 MB, and the file lists these', async () => {
  const files = await indexFiles(2_400_000)

  expect([...files.keys()]).toEqual(['/llms-full-1.txt', '/llms-full-2.txt', '/llms-full.txt'])
  expect([...files.values()].map(({ length }) => length < 5_000_000)).toEqual([true, true, true])
  expect(files.get('/llms-full-1.txt')!.match(/x{99}\n---/g)).toHaveLength(2)
  expect(files.get('/llms-full.txt')).toMatchInlineSnapshot(`
    "# Lending desk

    All pages in parts, in the order of the site:

    - [llms-full-1.txt](https://lending.example/llms-full-1.txt): 2 pages, from “Errors” to “Lend a book”
    - [llms-full-2.txt](https://lending.example/llms-full-2.txt): “Return a book”
    "
  `)
})
