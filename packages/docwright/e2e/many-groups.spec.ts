import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { sites } from './sites.ts'
import { test } from './test.ts'

/** The groups of the current page, without the groups of the page that a press prerenders behind it. */
const locateGroups = (page: Page) =>
  page.locator('[data-sidebar]:not([data-beside] *) > ul > li').locator('> a, > div > a')
/** The current page's link to more of the sidebar. */
const countMoreItems = (page: Page, way: 'up' | 'down') =>
  page.locator(`[data-sidebar]:not([data-beside] *) [data-more="${way}"]`)
const address = `${sites.manyGroups.address}/docs/api/zinc-bolts`

test('every group of a long sidebar is within reach in place, in the order of the file', async ({ page }) => {
  await open(page, address)
  const before = await locateGroups(page).allTextContents()
  expect(before.length).toBeLessThan(40)

  for (const way of ['down', 'up'] as const) {
    const more = countMoreItems(page, way)
    while ((await more.count()) > 0) {
      const label = await more.textContent()
      await more.click()
      await expect(page.locator('[data-sidebar] [data-more]', { hasText: label! })).toHaveCount(0)
    }
  }

  const after = await locateGroups(page).allTextContents()
  expect(after).toHaveLength(91)
  expect(new Set(after).size).toBe(91)
  expect(after.slice(0, 2)).toEqual(['Introduction', 'Brass screws'])
  expect(after.at(-1)).toBe('Zinc washers')
  expect(page.url()).toBe(address)
  await expect(page.locator('[data-sidebar] [aria-current]')).toHaveText('Zinc bolts')
})

test('what comes is focused where it begins, and leads to its page', async ({ page }) => {
  await open(page, address)
  const more = countMoreItems(page, 'down')
  const last = await page.locator('[data-sidebar] > ul > li:nth-last-child(2)').textContent()
  await more.focus()
  await more.press('Enter')

  // Until more comes, the link that fetches it keeps the focus.
  const focused = page.locator('[data-sidebar] a:focus:not([data-more])')
  await expect(focused).not.toHaveText(last!)
  const name = (await focused.textContent())!
  await focused.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.locator('[data-sidebar] [aria-current]')).toBeInViewport()
})

test('on a narrow screen the drawer stays open while more of it comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, address)
  await page.locator('[data-menu-button]').click()
  const before = await locateGroups(page).count()
  await countMoreItems(page, 'down').click()

  await expect.poll(() => locateGroups(page).count()).toBeGreaterThan(before + 20)
  await expect(page.locator('[data-menu]:popover-open')).toHaveCount(1)
})

test('without a network the rest of a long sidebar is a link to where it is shown', async ({ page }) => {
  await open(page, address)
  await page.route('**/*.txt', (route) => route.abort())
  await countMoreItems(page, 'up').click()

  await expect(page).not.toHaveURL(address)
  await expect(page.locator('[data-sidebar] [aria-current]')).toBeInViewport()
})

test("a group that the sidebar doesn't show is found by its name in the search", async ({ page }) => {
  await open(page, address)
  await page.keyboard.press('/')
  await page.keyboard.type('copper washers')

  await expect(page.getByRole('option').first()).toContainText('Copper washers')
})
