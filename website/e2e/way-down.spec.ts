import { expect, test } from '@playwright/test'
import { open } from './checks.ts'
import { address } from './site.ts'

test.use({ baseURL: address, viewport: { width: 1440, height: 900 } })

const evaluate = '/docs/api/post-v-1-risk-evaluations'
const type = 'request.transaction.payment_method.wallet.type'

test('over a field that an address leads to is the way down to it, in links that the keyboard reaches next', async ({
  page,
}) => {
  await open(page, `${evaluate}#${type}`)
  const way = page.getByRole('navigation', { name: 'Way down to the field' })
  await expect(way.getByRole('link')).toHaveText(['Request body', 'transaction', 'payment_method', 'wallet'])
  await expect(way).toBeInViewport({ ratio: 1 })
  await expect(page.locator(`[id="${type}"]`)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(way.getByRole('link', { name: 'Request body' })).toBeFocused()
  await way.getByRole('link', { name: 'payment_method' }).click()

  await expect(page).toHaveURL(`${evaluate}#request.transaction.payment_method`)
  await expect(way.getByRole('link')).toHaveText(['Request body', 'transaction'])
  await way.getByRole('link', { name: 'Request body' }).click()
  await expect(way).toHaveCount(0)
})

test('of a field in one of the variants that a body is, the way down names the body and the variant', async ({
  page,
}) => {
  await open(page, '/docs/api/patch-v-1-assets-transactions-id#request.settlement.final')
  const way = page.getByRole('navigation', { name: 'Way down to the field' })

  await expect(way.getByRole('link')).toHaveText(['Request body', 'settlement'])
  await expect(way).toBeInViewport({ ratio: 1 })
})

test('the way down moves nothing when it comes: its room is there before it', async ({ page }) => {
  await open(page, `${evaluate}#${type}`)
  const field = page.locator(`[id="${type}"]`)
  const way = page.getByRole('navigation', { name: 'Way down to the field' })
  await expect(way).toBeVisible()
  const height = () => field.evaluate(({ clientHeight }) => clientHeight)
  const withWay = await height()
  await way.evaluate((element) => element.remove())

  expect(await height()).toBe(withWay)
})
