import { expect, test } from '@playwright/test'
import { faintText, open, overflow, violations } from './checks.ts'
import { hrefsIn } from './hrefs.ts'
import { sites } from './sites.ts'

const { folder, address } = sites.shipped

test.use({ baseURL: address })

test('no page that we publish scrolls sideways on a phone or at 400 % zoom', async ({ page }) => {
  const found: Record<string, string[]> = {}
  for (const href of hrefsIn(folder)) {
    await open(page, href)
    await page.setViewportSize({ width: 320, height: 256 })
    const sideways = await overflow(page)
    if (sideways.length > 0) found[href] = sideways
  }

  expect(found).toEqual({})
})

// The sweep goes to every page.
for (const href of [
  '/',
  '/docs/fraud-prevention/risk-evaluation/integration',
  '/docs/api/post-v-1-tools-echo',
]) {
  test(`axe finds nothing wrong with ${href} of the shipped site, in light or dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page, href)
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })

    expect(await faintText(page)).toEqual([])
  })
}
