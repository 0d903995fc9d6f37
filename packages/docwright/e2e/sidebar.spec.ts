import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { readingTest as test } from './test.ts'

const locateFolds = (page: Page) =>
  page
    .locator('[data-sidebar] details')
    .evaluateAll((all) => all.map((fold) => (fold as HTMLDetailsElement).open))

test('a category that the reader closed stays closed on the next page and the one after', async ({
  page,
}) => {
  await open(page, '/docs/shed/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const first = page.locator('[data-sidebar] summary').first()
  await first.click()
  const left = await locateFolds(page)
  expect(left).toContain(false)

  for (const link of ['Errors', 'Borrow a tool']) {
    await page.locator('[data-sidebar]').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(link)
    expect(await locateFolds(page)).toEqual(left)
  }
})

test('a closed category opens for a page that is in it', async ({ page }) => {
  await open(page, '/docs/start/')
  await page.locator('[data-sidebar] summary').first().click()
  await page.locator('main a[rel="next"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  expect(await locateFolds(page)).not.toContain(false)
})

test('the sidebar stays scrolled where the reader left it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 })
  await open(page, '/docs/api/post-loans')
  const menu = page.locator('[data-menu]')
  await menu.evaluate((element) => element.scrollTo({ top: 60, behavior: 'instant' }))
  const link = page.locator('[data-sidebar]').getByRole('link', { name: 'Tell what became of a loan' })
  // A click by the mouse would bring the link into view first.
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  expect(await menu.evaluate(({ scrollTop }) => scrollTop)).toBe(60)
})
