import type { BrowserContext } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { sites } from './sites.ts'

/** A test that releases its pending requests when it ends, so that none of them affects the next test. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/**
 * A test that doesn't block any file or store anything, so that these tests share one context and its cache in each
 * worker. A test that leaves data for the next one fails, except for the name of the loaded font, which every page
 * stores.
 */
export const readingTest = base.extend<object, { reader: BrowserContext }>({
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: sites.toolshed.address,
        reducedMotion: 'reduce',
      })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ reader }, use) => {
    await use(reader)
    const { cookies, origins } = await reader.storageState()
    const names = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))
    expect({ cookies, names: names.filter((name) => name !== 'face') }).toEqual({ cookies: [], names: [] })
  },
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await use(page)
    await page.close()
  },
})
