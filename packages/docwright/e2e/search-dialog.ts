import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Opens the search of a page whose script runs, by `/` or another key. */
export async function openByKey(page: Page, key = '/'): Promise<void> {
  await page.locator('html[data-scripted]').waitFor()
  await page.keyboard.press(key)
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
}

/** Puts a query into the box and waits for its results. */
export async function firstAnswer(page: Page, query: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(query)
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
}
