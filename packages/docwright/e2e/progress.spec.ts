import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { hold, open, saveData } from './checks.ts'
import { test } from './test.ts'

const clickSlowLink = (page: Page) => page.getByRole('link', { name: 'The shed' }).first()
const clickOtherLink = (page: Page) => page.getByRole('link', { name: 'Reference' }).first()
const locateBar = (page: Page) => page.locator('[data-progress]')
const payload = '**/docs/shed/index.txt'

/** Clicks a link on a page whose clock is stopped, and waits until the link's page has been requested. */
async function clickAndAsk(page: Page): Promise<void> {
  const asked = page.waitForRequest(payload)
  await clickSlowLink(page).click()
  await asked
}

// The test controls the clock, so that a busy machine doesn't matter.
test.beforeEach(async ({ page }) => {
  await saveData(page)
  await page.clock.install({ time: 0 })
  await open(page, '/docs/start/')
  await page.clock.pauseAt(3_600_000)
})

test('a page that takes 199 ms shows no bar', async ({ page }) => {
  const release = await hold(page, payload)
  await clickAndAsk(page)
  await page.clock.runFor(199)
  await expect(locateBar(page)).toHaveCount(0)
  release()
  await expect(page).toHaveURL('/docs/shed/')
  await page.clock.runFor(1000)

  await expect(locateBar(page)).toHaveCount(0)
})

test('a page that takes longer shows the bar from 200 ms on, until it is there', async ({ page }) => {
  const release = await hold(page, payload)
  await clickAndAsk(page)
  await page.clock.runFor(199)
  await expect(locateBar(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await page.clock.runFor(4000)
  await expect(locateBar(page)).toBeVisible()
  release()
  await expect(page).toHaveURL('/docs/shed/')

  await expect(locateBar(page)).toHaveCount(0)
})

test('the bar goes away when another link is clicked meanwhile', async ({ page }) => {
  await hold(page, payload)
  await clickAndAsk(page)
  await page.clock.runFor(200)
  await expect(locateBar(page)).toHaveCount(1)
  await clickOtherLink(page).click()
  await expect(page).toHaveURL('/docs/api/api-reference')

  await expect(locateBar(page)).toHaveCount(0)
})

test("the bar goes away when the page can't be had, and the reader is offline", async ({ page, context }) => {
  const { promise: offline, resolve: goOffline } = Promise.withResolvers<void>()
  await page.route(payload, async (route) => {
    await offline
    await context.setOffline(true)
    await route.abort()
  })
  await clickAndAsk(page)
  await page.clock.runFor(200)
  await expect(locateBar(page)).toHaveCount(1)
  goOffline()

  await expect(locateBar(page)).toHaveCount(0)
  await expect(page).toHaveURL('/docs/start/')
})
