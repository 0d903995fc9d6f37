import { expect } from '@playwright/test'
import { firstAnswer, openByKey } from './search-dialog.ts'
import { readingTest as test } from './test.ts'

test('a translator of the page leaves what is found by its name as it is, and not the words of a guide', async ({
  page,
}) => {
  await page.goto('/docs/shed/')
  await openByKey(page)
  await firstAnswer(page, 'reference_taken')
  await expect(page.locator('[data-kind="error"] .search-title').first()).toHaveAttribute('translate', 'no')
  await firstAnswer(page, 'drills')
  await expect(page.locator('[data-kind="guide"] .search-title').first()).not.toHaveAttribute('translate')
})
