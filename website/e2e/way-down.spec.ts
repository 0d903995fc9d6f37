import { expect, test } from '@playwright/test'
import { open } from './checks.ts'
import { address } from './site.ts'

test.use({ baseURL: address, viewport: { width: 1440, height: 900 } })

const evaluate = '/docs/api/post-v-1-risk-evaluations'
const type = 'request.transaction.payment_method.wallet.type'

test('above a field that an address leads to, breadcrumbs show its path, and they come next in the tab order', async ({
  page,
}) => {
  await open(page, `${evaluate}#${type}`)
  const path = page.getByRole('navigation', { name: 'Path to the field' })
  await expect(path.getByRole('link')).toHaveText(['Request body', 'transaction', 'payment_method', 'wallet'])
  await expect(path).toBeInViewport({ ratio: 1 })
  await expect(page.locator(`[id="${type}"]`)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(path.getByRole('link', { name: 'Request body' })).toBeFocused()
  await path.getByRole('link', { name: 'payment_method' }).click()

  await expect(page).toHaveURL(`${evaluate}#request.transaction.payment_method`)
  await expect(path.getByRole('link')).toHaveText(['Request body', 'transaction'])
  await path.getByRole('link', { name: 'Request body' }).click()
  await expect(path).toHaveCount(0)
})

test('for a field in a variant of a body, the breadcrumbs name the body and the variant', async ({
  page,
}) => {
  await open(page, '/docs/api/patch-v-1-assets-transactions-id#request.settlement.final')
  const path = page.getByRole('navigation', { name: 'Path to the field' })

  await expect(path.getByRole('link')).toHaveText(['Request body', 'settlement'])
  await expect(path).toBeInViewport({ ratio: 1 })
})

test('the breadcrumbs don’t cause a layout shift, because their space is reserved', async ({ page }) => {
  await open(page, `${evaluate}#${type}`)
  const field = page.locator(`[id="${type}"]`)
  const path = page.getByRole('navigation', { name: 'Path to the field' })
  await expect(path).toBeVisible()
  const height = () => field.evaluate(({ clientHeight }) => clientHeight)
  const withWay = await height()
  await path.evaluate((element) => element.remove())

  expect(await height()).toBe(withWay)
})
