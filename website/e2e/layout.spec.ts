import { expect, test } from '@playwright/test'
import { faintText, open, overflow, showFace, violations } from './checks.ts'
import { address, hrefs } from './site.ts'

test.use({ baseURL: address })

test('no page scrolls horizontally on a phone or at 400% zoom, or logs an error', async ({ page }) => {
  const found: Record<string, string[]> = {}
  let complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.setViewportSize({ width: 320, height: 256 })
  for (const href of hrefs) {
    await open(page, href)
    const wrong = [...complaints, ...(await overflow(page))]
    if (wrong.length > 0) found[href] = wrong
    complaints = []
  }

  expect(found).toEqual({})
})

test('no table of a guide scrolls on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const found: Record<string, string[]> = {}
  for (const href of hrefs.filter((each) => !each.includes('/api/'))) {
    await open(page, href)
    await showFace(page)
    const wide = await page
      .locator('main :has(> table)')
      .evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(
            ({ scrollWidth, clientWidth, textContent }) =>
              `${scrollWidth - clientWidth} px: ${textContent.slice(0, 60)}`,
          ),
      )
    if (wide.length > 0) found[href] = wide
  }

  expect(found).toEqual({})
})

test('a page after a group in the sidebar is separated from the group’s pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/docs/get-started/go-live')
  const sidebar = page.locator('[data-sidebar]')
  const gap = async (above: string, below: string) => {
    const box = (name: string) => sidebar.getByRole('link', { name, exact: true }).boundingBox()
    const [first, second] = [(await box(above))!, (await box(below))!]
    return second.y - first.y - first.height
  }

  expect(await gap('Go live', 'Data protection')).toBeLessThan(4)
  expect(await gap('Authentication', 'Go live')).toBeGreaterThan(8)
})

// The sweep tests every page.
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
