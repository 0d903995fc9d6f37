import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { test } from './test.ts'

const operation = '/docs/api/post-loans'

/** How long a row takes to open, by its styles. */
async function timeToOpen(page: Page): Promise<string> {
  await open(page, operation)
  await page.locator('[id="request.locker"] > details > summary').hover()
  await expect(page.locator('link[rel="stylesheet"]')).not.toHaveCount(0)
  return page
    .locator('[id="request.locker"] > details')
    .evaluate((row) => getComputedStyle(row, '::details-content').transitionDuration)
}

test('a row opens in 140 ms once a reader has come near anything', async ({ page }) => {
  expect(await timeToOpen(page)).toContain('0.14s')
})

test('for readers who ask for less motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await timeToOpen(page)).toBe('0s')
  const summary = page.locator('[id="request.locker"] > details > summary')
  await summary.hover()
  await page.mouse.down()

  await expect(summary).toHaveCSS('translate', 'none')
  await page.mouse.up()
})

test('a button that is pressed gives way by a pixel, and no other text moves', async ({ page }) => {
  await timeToOpen(page)
  const button = page.getByRole('button', { name: 'Copy address' })
  await button.hover()
  await page.mouse.down()

  await expect(button).toHaveCSS('translate', '0px 1px')
  await page.mouse.up()
})
