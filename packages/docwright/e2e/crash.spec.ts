import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { breakPage } from './break-page.ts'
import { open, saveData } from './checks.ts'

const href = '/docs/start/errors'

const waitForCrash = (page: Page) => page.getByRole('heading', { name: 'This page crashed.', exact: true })

test.beforeEach(({ page }) => saveData(page))

test('a page that throws after a click keeps navbar, sidebar and footer, lists no sections, and “Try again” heals it', async ({
  page,
}) => {
  await breakPage(page, href)
  await open(page, '/docs/start/')
  await page.locator(`[data-sidebar] a[href="${href}"]`).click()

  await expect(waitForCrash(page)).toBeVisible()
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('main p')).toHaveText([
    "Something on it couldn't be shown. The rest of the site still works.",
    'A planted mistake.',
  ])
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.locator('[data-sidebar]')).toBeVisible()
  await expect(page.locator('[data-sidebar] [aria-current]')).toHaveCount(0)
  await expect(page.locator('body > footer')).toBeVisible()
  await expect(page.locator('[data-contents-bar], [data-contents]')).toHaveCount(0)

  const again = page.waitForResponse(`**${href}.txt`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await again
  await expect(waitForCrash(page)).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Errors')
  await expect(waitForCrash(page)).toHaveCount(0)
  await expect(page.locator('[data-contents-bar]')).toBeVisible()
})

test("a page that the browser can't draw is whole on its first load, for nothing draws it again", async ({
  page,
}) => {
  await breakPage(page, href)
  await open(page, href)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Errors')
  await expect(waitForCrash(page)).toHaveCount(0)
})
