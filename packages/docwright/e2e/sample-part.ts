import type { Locator, Page } from '@playwright/test'

/** A part of the samples next to an operation: its "Request", or its "Response". */
export function part(page: Page, title: string): Locator {
  return page.locator('[data-part]').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** Brings a place to where a reader reads. */
export async function read(page: Page, id: string): Promise<void> {
  await page.evaluate((place) => {
    const { top } = document.getElementById(place)!.getBoundingClientRect()
    scrollBy({ top: top - innerHeight / 3 + 5, behavior: 'instant' })
  }, id)
}
