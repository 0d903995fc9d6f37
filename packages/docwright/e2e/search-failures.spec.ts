import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { firstAnswer, openByKey } from './search-dialog.ts'
import { test } from './test.ts'

for (const part of ['assets/dialog-*.js', 'assets/dialog-*.css']) {
  test(`says so when ${part} is gone`, async ({ page }) => {
    await page.route(`/${part}`, (route) => route.fulfill({ status: 404 }))
    await page.goto('/docs/shed/drills')
    await page.locator('html[data-scripted]').waitFor()
    await page.keyboard.press('/')

    await expect(page.locator('[data-notice]')).toHaveText(
      "Search couldn't be loaded. Reload the page and try again.",
    )
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

for (const part of [
  'assets/SearchBox-*.js',
  'assets/react-root-*.js',
  'assets/worker-*.js',
  'search/*/manifest.json',
]) {
  test(`says so in the dialog when ${part} is gone, and goes on when it is back`, async ({ page }) => {
    await page.route(`/${part}`, (route) => route.fulfill({ status: 404 }))
    await page.goto('/docs/shed/drills')
    await openByKey(page)
    await page.getByRole('combobox').fill('drill')
    await expect(page.getByRole('dialog')).toContainText("Search couldn't be loaded. Reload the page")
    await expect(page.getByRole('status').filter({ hasText: "couldn't be loaded" })).toHaveCount(1)
    await expect(page.getByRole('combobox')).toHaveValue('drill')
    await page.unroute(`/${part}`)
    await firstAnswer(page, 'drill bits')
  })
}

for (const part of ['nothing', 'assets/SearchBox-*.js', 'assets/worker-*.js', 'search/*/manifest.json']) {
  test(`closes and opens again within one frame when ${part} is cut in half`, async ({ page }) => {
    await page.route(`/${part}`, async (route) => {
      const body = await (await route.fetch()).body()
      await route.fulfill({ body: body.subarray(0, body.length / 2), contentType: getContentType(part) })
    })
    await page.goto('/docs/shed/drills')
    await openByKey(page)
    await page.getByRole('combobox').fill('drill')
    if (part !== 'nothing') await expect(page.getByRole('dialog')).toContainText("couldn't be loaded")
    await closeAndOpenAtOnce(page)
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    await expect(page.getByRole('combobox')).toBeFocused()
  })
}

test("offline before its first use, it says why it doesn't open", async ({ page, context }) => {
  await page.goto('/docs/shed/drills')
  await page.locator('html[data-scripted]').waitFor()
  await context.setOffline(true)
  await page.keyboard.press('/')

  await expect(page.locator('[data-notice]')).toHaveText("You're offline. Search hasn't been loaded yet.")
})

function getContentType(part: string): string {
  return part.endsWith('.js') ? 'text/javascript' : 'application/json'
}

/**
 * Presses Escape, and then Ctrl+K before the browser has painted a frame and moved the focus out of the closed dialog.
 */
function closeAndOpenAtOnce(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const key of [{ key: 'Escape' }, { key: 'k', ctrlKey: true }]) {
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
      )
    }
  })
}
