import { test as base } from '@playwright/test'

/** A test whose page lets go of the requests it still holds when it ends, so that none outlives it. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
