import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open } from './checks.ts'

const href = '/docs/api/post-v-1-risk-evaluations'

test.use({ viewport: { width: 1440, height: 900 } })

test('pointing at a field, or focusing it, marks its line in the example beside it', async ({ page }) => {
  await open(page, `${href}#request.transaction.device.ip`)
  await page.locator('[id="request.transaction.device.ip"] p').first().hover()
  await expect.poll(() => marked(page)).toBe('"ip": "203.0.113.24",')

  await page.locator('[id="request.stage"] a').first().focus()
  await expect.poll(() => marked(page)).toBe('"stage": "pre_authorization",')
})

test('pointing at a line of an example marks its field', async ({ page }) => {
  await open(page, `${href}#response.200.decision`)
  const { x, y } = await page
    .locator('[data-example-of="response.200"] pre')
    .first()
    .evaluate((pre) => {
      pre.closest('section')?.scrollTo(0, 10_000)
      const range = document.createRange()
      const key = [...pre.querySelectorAll('*')].find(({ textContent }) => textContent === '"decision"')
      range.selectNodeContents(key!)
      key!.scrollIntoView({ block: 'nearest' })
      const box = range.getBoundingClientRect()
      return { x: box.x + 4, y: box.y + 4 }
    })
  await page.mouse.move(x, y)

  await expect(page.locator('[data-field][data-marked]')).toHaveAttribute('id', 'response.200.decision')
})

test('picking an example of the request shows its response, in the status that has it', async ({ page }) => {
  await open(page, '/docs/api/post-assets-transactions')
  const status = (name: string) => page.getByRole('radio', { name, exact: true })
  const responses = page.locator('[data-example-of^="response."]')
  const request = page.locator('[data-example-of="request"]')
  await expect(status('200')).toBeChecked()
  await request.getByText('3 examples').click()
  await request.getByText('Contactless payment at a terminal', { exact: true }).click()

  await expect(status('201')).toBeChecked()
  await expect(responses.locator('pre:visible')).toContainText('"channel": "pos"')

  await request.getByText('Card payment in a web shop, authorised', { exact: true }).click()
  await expect(status('201')).toBeChecked()
  await expect(responses.locator('pre:visible')).toContainText('"external_id": "ord-2026-000117"')
})

/** The text that is marked in an example. */
function marked(page: Page): Promise<string> {
  return page.evaluate(() => [...(CSS.highlights.get('field') ?? [])].join())
}
