import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites } from '../../e2e/sites.ts'

/** The tests of what we publish, and its photographs. */
const ofContent = ['e2e/shipped-*.ts', 'e2e/sheets/**']

test('only tests of what we publish name its addresses, so that a page that is renamed breaks no other', () => {
  const everywhere = hrefsIn(sites.toolshed.folder)
  const ours = hrefsIn(sites.shipped.folder).filter((href) => !everywhere.includes(href))
  const named = globSync('{e2e,test}/**/*.{ts,tsx}', { exclude: ofContent }).flatMap((file) => {
    // In a regular expression a slash has another before it.
    const text = readFileSync(file, 'utf8').replaceAll('\\', '')
    return ours.filter((href) => text.includes(href)).map((href) => `${file}: ${href}`)
  })

  expect(ours.length).toBeGreaterThan(15)
  expect(named).toEqual([])
})
