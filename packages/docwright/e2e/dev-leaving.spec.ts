import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { hold, open } from './checks.ts'
import { shareLiveServer } from './live-server.ts'
import { test } from './test.ts'

const server = shareLiveServer('inside')

test.afterEach(() => server.restore())

test("an edit doesn't bring back a page that the reader has left meanwhile", async ({ page }) => {
  await open(page, `${server.address}/docs/start/errors`)
  const update = await holdUpdate(page, '**/docs/start/errors.txt')
  await page.locator('main a[rel="prev"]').click()
  await expect(page.locator('main h1')).toContainText('Lend a book')
  await update.release()

  await expect(page.locator('main h1')).toContainText('Lend a book')
})

test("at an address without a page, an edit doesn't keep the reader from leaving it", async ({ page }) => {
  await open(page, `${server.address}/nowhere`)
  const update = await holdUpdate(page, '**/nowhere.txt')
  const arrive = await hold(page, `${server.address}/docs/start/`)
  const next = page.goto(`${server.address}/docs/start/`)
  await page.waitForRequest(`${server.address}/docs/start/`)
  await update.release()
  arrive()
  await next

  await expect(page.locator('main h1')).toContainText('Lend a book')
})

/** Edits a guide, and holds the file with which the page then updates itself. */
async function holdUpdate(page: Page, file: string) {
  const [asked, answered] = [page.waitForRequest(file), page.waitForResponse(file)]
  const release = await hold(page, file)
  server.edit('site/content/guides/start/index.mdx', 'Read about', 'Learn about')
  await asked
  return {
    /** Lets the file arrive, and waits until the page has used it. */
    async release(): Promise<void> {
      release()
      await answered
      await delay(200)
    },
  }
}
