import type { Locator, Page } from '@playwright/test'

/** The event × status explorer of a page. */
export const explorer = '[data-island="LifeCycleExplorer"]'

/** The boxes of the drawing that shows. */
export function boxes(page: Page): Locator {
  return page
    .locator(explorer)
    .getByRole('group', { name: /^Statuses/ })
    .filter({ visible: true })
    .locator('a')
}

/** The box of a status in it. */
export function box(page: Page, status: string): Locator {
  return boxes(page).and(page.locator(`[aria-label^="${status}:"]`))
}

/** What the choice comes to. */
export function sentence(page: Page): Locator {
  return page.locator(explorer).getByRole('status')
}

/** The answers that show, each by the name it is about. */
export function answers(page: Page): Locator {
  return page.locator(`${explorer} [data-kind][data-picked]`)
}
