import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { part } from './sample-part.ts'
import { test } from './test.ts'

const lend = '/docs/api/post-loans'

async function pickSecond(page: Page): Promise<void> {
  await part(page, 'Request')
    .getByRole('button', { name: /^Example/ })
    .click()
  await page.getByRole('radiogroup', { name: 'Example' }).locator('label').nth(1).click()
}

test('an example that is picked shows its first changed line, and tints what it changes for a moment', async ({
  page,
}) => {
  await open(page, lend)
  const request = part(page, 'Request')
  const tints = request.locator('[data-differs]')
  await pickSecond(page)

  await expect(tints).not.toHaveCount(0)
  const code = (await request.locator('pre:visible').boundingBox())!
  const first = (await tints.first().boundingBox())!
  expect(first.y).toBeGreaterThanOrEqual(code.y)
  expect(first.y + first.height).toBeLessThanOrEqual(code.y + code.height)
  await expect(tints).toHaveCount(0)
})

test('“Compare with …” keeps the tint of what differs, whatever is picked, until it is left', async ({
  page,
}) => {
  await open(page, lend)
  const request = part(page, 'Request')
  const tints = request.locator('[data-differs]')
  await pickSecond(page)
  const compare = request.getByRole('button', { name: /^Compare with “/ })
  await expect(tints).toHaveCount(0)
  await compare.click()
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  await expect(tints).not.toHaveCount(0)
  await compare.click()

  await expect(compare).toHaveAttribute('aria-pressed', 'false')
  await expect(tints).toHaveCount(0)
})
