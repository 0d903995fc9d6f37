import { expect, type Page, test } from '@playwright/test'
import { open, saveData } from './checks.ts'

const slowLink = (page: Page) => page.getByRole('link', { name: 'Fraud prevention' }).first()
const otherLink = (page: Page) => page.getByRole('link', { name: 'Tools', exact: true }).first()

/** When the bar came and went, in milliseconds after the last click. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { came?: number; went?: number } = {}
    let clicked = 0
    Object.assign(globalThis, { bar: seen })
    addEventListener('pointerdown', () => {
      clicked = performance.now()
    })
    new MutationObserver(() => {
      const isThere = document.querySelector('.progress') !== null
      if (isThere) seen.came ??= performance.now() - clicked
      else if (seen.came !== undefined) seen.went ??= performance.now() - clicked
    }).observe(document.body, { childList: true })
  })
}

async function barOf(page: Page): Promise<{ came?: number; went?: number }> {
  return page.evaluate(() => (globalThis as unknown as { bar: object }).bar)
}

async function delay(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/docs/fraud-prevention/index.txt', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue().catch(() => undefined)
  })
}

test.beforeEach(async ({ page }) => {
  await saveData(page)
  await open(page, '/docs/get-started/')
  await watchBar(page)
})

test.describe('a quick page', () => {
  // 120 ms at the server and the way there; a machine that is busy elsewhere makes it a slow page.
  test.describe.configure({ retries: 3 })

  test('a page that takes 150 ms shows no bar', async ({ page }) => {
    await delay(page, 120)
    await slowLink(page).click()
    await expect(page).toHaveURL('/docs/fraud-prevention/')
    await page.waitForTimeout(300)

    expect(await barOf(page)).toEqual({})
  })
})

test('a page that takes 600 ms shows the bar from 200 ms on, until it is there', async ({ page }) => {
  await delay(page, 600)
  await slowLink(page).click()
  await expect(page).toHaveURL('/docs/fraud-prevention/')
  await expect(page.locator('.progress')).toHaveCount(0)
  const { came, went } = await barOf(page)

  expect(came).toBeGreaterThanOrEqual(200)
  expect(came).toBeLessThan(450)
  expect(went).toBeGreaterThanOrEqual(600)
})

test('the bar goes away when another link is clicked meanwhile', async ({ page }) => {
  await delay(page, 5000)
  await slowLink(page).click()
  await expect(page.locator('.progress')).toHaveCount(1)
  await otherLink(page).click()
  await expect(page).toHaveURL('/docs/tools/overview')

  await expect(page.locator('.progress')).toHaveCount(0, { timeout: 1000 })
})

test('the bar goes away when the page cannot be had, and the reader is offline', async ({
  page,
  context,
}) => {
  await page.route('**/docs/fraud-prevention/index.txt', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await context.setOffline(true)
    await route.abort()
  })
  await slowLink(page).click()
  await expect(page.locator('.progress')).toHaveCount(1)

  await expect(page.locator('.progress')).toHaveCount(0)
  await expect(page).toHaveURL('/docs/get-started/')
})
