import type { Locator, Page } from '@playwright/test'

/** The selector of the life cycle explorer. */
export const explorer = '[data-island="LifeCycleExplorer"]'

/** Returns the boxes of the visible drawing. */
export function boxes(page: Page): Locator {
  return page
    .locator(explorer)
    .getByRole('group', { name: /^Statuses/ })
    .filter({ visible: true })
    .locator('a')
}

/** Returns the box of a status. */
export function box(page: Page, status: string): Locator {
  return boxes(page).and(page.locator(`[aria-label^="${status}:"]`))
}

/** Returns the sentence about the selection. */
export function sentence(page: Page): Locator {
  return page.locator(explorer).getByRole('status')
}

/** Returns the visible details. */
export function answers(page: Page): Locator {
  return page.locator(`${explorer} [data-kind][data-picked]`)
}
