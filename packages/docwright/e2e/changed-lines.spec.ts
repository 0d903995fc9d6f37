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

test('“Compare with …” compares request and response by one press, and the code keeps its height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, lend)
  const code = part(page, 'Request').locator('pre:visible')
  const before = (await code.boundingBox())!.height
  await pickSecond(page)
  const buttons = page.getByRole('button', { name: /^Compare with “/ })
  await expect(buttons).toHaveCount(2)
  expect((await code.boundingBox())!.height).toBe(before)
  await buttons.first().click()

  for (const button of await buttons.all()) await expect(button).toHaveAttribute('aria-pressed', 'true')
  for (const title of ['Request', 'Response']) {
    await expect(part(page, title).locator('[data-differs]')).not.toHaveCount(0)
  }
  await buttons.last().click()
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('[data-differs]')).toHaveCount(0)
})

test('an error isn’t compared with a success', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, lend)
  const response = part(page, 'Response')
  await pickSecond(page)
  const compare = response.getByRole('button', { name: /^Compare/ })
  await expect(compare).toBeVisible()
  await response.locator('[popovertarget="pick.4xx"]').click()
  await page.getByRole('group', { name: '404' }).locator('label').first().click()
  await expect(response.locator('pre')).toContainText('"status": 404')

  await expect(compare).toHaveCount(0)
  await expect(response.locator('[data-differs]')).toHaveCount(0)
})
