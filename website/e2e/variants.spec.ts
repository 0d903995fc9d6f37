import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open, part } from './checks.ts'
import { address } from './site.ts'

test.use({ baseURL: address, viewport: { width: 1440, height: 900 } })

const create = '/docs/api/post-assets-transactions'
const evaluate = '/docs/api/post-v-1-risk-evaluations'
const update = '/docs/api/patch-v-1-assets-transactions-id'

/** Opens the variant with this address, including the fields around it. */
async function reach(page: Page, href: string, id: string) {
  await open(page, `${href}#${id}`)
  return page.locator('[data-tab]', { has: page.locator(`[id="${id}"]`) }).last()
}

test('opening a variant, or following its link, shows its example', async ({ page }) => {
  const card = await reach(page, evaluate, 'request.transaction.payment_method.card')
  const shown = part(page, 'Request').locator('pre:visible')
  for (const [label, words, example] of [
    ['wallet', '"provider": "apple_pay"', 'Apple Pay in an app, approved'],
    ['bank_transfer', '"rail": "sepa_instant"', 'Instant bank transfer, sent to review'],
    ['card', '"type": "card"', 'Known customer, approved'],
  ] as const) {
    const tab = card.locator('xpath=..').locator(`> [data-tab="${label}"]`)
    await tab.locator('> label').click()
    await expect(shown).toContainText(words)
    await expect(tab.getByRole('link', { name: `Example: ${example}` })).toBeVisible()
  }
})

test('a variant without an example says so, in the samples too, which highlight no other lines', async ({
  page,
}) => {
  const wallet = await reach(page, update, 'response.200.payment_method.wallet')
  await expect(wallet.getByText('No example has this variant.')).toBeVisible()
  await expect(part(page, 'Response').getByText('No example has the variant')).toBeVisible()
  await expect(part(page, 'Request').getByText('No example has the variant')).toBeHidden()
  await expect(page.locator('[data-mark]')).toHaveCount(0)
  await wallet
    .locator(
      '[id="response.200.payment_method.wallet.type"] summary, [id="response.200.payment_method.wallet.type"]',
    )
    .first()
    .hover()
  await expect(page.locator('[data-mark]')).toHaveCount(0)

  await wallet.locator('xpath=..').locator('> [data-tab="card"] > label').click()
  await expect(part(page, 'Response').getByText('No example has the variant')).toBeHidden()
  await page.locator('[id="response.200.payment_method.card.type"]').hover()
  await expect(page.locator('[data-mark]')).not.toHaveCount(0)
})

test('without JavaScript, a variant’s link shows its example', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}${create}#request.payment_method.wallet`)
  await page.getByRole('link', { name: /^Example: Google Pay|^Example: Contactless/ }).click()

  await expect(part(page, 'Request').locator('pre:visible')).toContainText('"type": "wallet"')
  await context.close()
})

test('a field’s link copies the address in the selected variant, and leads there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/docs/api/post-assets-transactions')
  const row = page.locator('[id="request.payment_method"]')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const link = row.locator('> [data-permalink]')
  await row.locator('> details > summary').click()
  await link.click()
  await expect.poll(copied).toMatch(/#request\.payment_method$/)
  await row.locator('[data-tab="wallet"] > label').first().click()
  await link.click()

  await expect.poll(copied).toMatch(/#request\.payment_method\.wallet$/)
  await expect(page).toHaveURL(await copied())
  await expect(page.locator('[id="request.payment_method.wallet"]')).toBeVisible()
})

for (const [gone, around] of [
  ['response.200.payment_method.card.number_hash', 'response.200.payment_method.card'],
  ['request.payment_method.card.no_such.field', 'request.payment_method.card'],
  ['response.200.no_such_field', 'response.200'],
] as const) {
  test(`the address of ${gone}, which isn't there, leads to ${around}`, async ({ page }) => {
    await open(page, `${create}#${gone}`)

    await expect(page.locator(`[id="${around}"]`)).toBeInViewport()
    expect(await page.evaluate(() => document.activeElement?.closest('[id]')?.id)).toBe(around)
  })
}
