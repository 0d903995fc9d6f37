import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { whole } from '../../e2e/sites.ts'
import { getHtmlFile } from '../../src/wire.ts'

test.for(whole)('every address that the search of the %s site can lead to has its element in the page', ([
  ,
  { folder },
]) => {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const files = globSync('search/*/*/records-*.json', { cwd: folder })
  const records: string[][] = files.flatMap((file) => JSON.parse(read(file)))
  const hrefs = new Set(records.map(([, href]) => href!))
  const pages = new Map([...new Set([...hrefs].map(listPath))].map((href) => [href, read(getHtmlFile(href))]))
  const missing = [...hrefs].filter((href) => {
    const [, id] = href.split('#')
    return id !== undefined && !pages.get(listPath(href))!.includes(` id="${id}"`)
  })

  expect(hrefs.size).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

function listPath(href: string): string {
  return href.split('#')[0]!
}
