import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites } from '../../e2e/sites.ts'
import { htmlFile } from '../../src/wire.ts'

const { folder } = sites.shipped

test('no two pages have the same title', () => {
  const hrefs = hrefsIn(folder)
  const titles = hrefs.map(
    (href) => /<title>(.*?)<\/title>/.exec(readFileSync(path.join(folder, htmlFile(href)), 'utf8'))?.[1],
  )

  expect(hrefs.length).toBeGreaterThan(20)
  expect(titles).not.toContain(undefined)
  expect(new Set(titles).size).toBe(hrefs.length)
})
