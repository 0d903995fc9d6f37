import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { whole } from '../../e2e/sites.ts'
import { getHtmlFile } from '../../src/wire.ts'

test.for(whole)('no two pages of the %s site have the same title', ([, { folder }]) => {
  const hrefs = hrefsIn(folder)
  const titles = hrefs.map(
    (href) => /<title>(.*?)<\/title>/.exec(readFileSync(path.join(folder, getHtmlFile(href)), 'utf8'))?.[1],
  )

  expect(hrefs.length).toBeGreaterThan(9)
  expect(titles).not.toContain(undefined)
  expect(new Set(titles).size).toBe(hrefs.length)
})
