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
 * A test that blocks no file and stores nothing, so that all such tests of a worker share one context and what it has loaded. One that
 * leaves something for the next test fails; only the name of the face that has loaded is kept, which every page writes down.
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
