import type { Locator, Page } from '@playwright/test'

/** A part of the samples beside an operation: its "Request", or its "Response". */
export function part(page: Page, title: string): Locator {
  return page.locator('[data-part]').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}
