import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites, unvisited } from '../../e2e/sites.ts'
import { getHtmlFile } from '../../src/wire.ts'
import { mistakesInHtml } from '../valid-html.ts'

/** The number of pages to check for each site, spread over the whole site. The largest pages take a second each. */
const most = 6

test.for(
  [...Object.values(sites), ...unvisited].map(({ folder }) => folder),
)('the HTML of pages of %s is valid', { timeout: 60_000 }, async (folder) => {
  const hrefs = ['/404', ...hrefsIn(folder)]
  const step = Math.ceil(hrefs.length / most)
  const sampled = hrefs.filter((_href, index) => index % step === 0)
  const found = await Promise.all(
    sampled.map(async (href) => {
      const html = readFileSync(path.join(folder, getHtmlFile(href)), 'utf8')
      return [href, await mistakesInHtml(html)] as const
    }),
  )

  expect(sampled.length).toBeGreaterThan(1)
  expect(found.filter(([, mistakes]) => mistakes.length > 0)).toEqual([])
})
