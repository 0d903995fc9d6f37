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

test('a variant that its address opens is tinted without a focus ring, and its content stays in place', async ({
  page,
}) => {
  const bank = await reach(page, evaluate, 'request.transaction.payment_method.bank_transfer')
  const panel = bank.locator('> [data-variant]')
  const head = panel.locator('> p').first()
  await expect(head).toBeFocused()
  expect(await head.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  await expect(panel).toHaveCSS('border-inline-start-width', '1px')
  await expect(panel).toHaveCSS('background-image', /gradient/)
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

for (const [incomplete, field] of [
  ['request.payment_method.fingerprint', 'request.payment_method.card.fingerprint'],
  ['request.payment_method.rail', 'request.payment_method.bank_transfer.rail'],
  ['response.201.payment_method.scheme', 'request.payment_method.card.scheme'],
] as const) {
  test(`the address ${incomplete}, which leaves out a variant, opens it and leads to ${field}`, async ({
    page,
  }) => {
    await open(page, `${create}#request.payment_method.wallet`)
    await open(page, `${create}#${incomplete}`)

    await expectFocusOn(page, field)
  })
}

test('the address of a write-only field in a response leads to the field in the request, where it says so', async ({
  page,
}) => {
  for (const status of ['200', '201']) {
    for (const [gone, mark] of [
      ['payment_method.card.number_hash', 'deprecated, write-only'],
      ['payment_method.wallet.card.number_hash', 'deprecated, write-only'],
      ['payment_method.card.holder_name', 'write-only'],
    ] as const) {
      await open(page, '/')
      await open(page, `${create}#response.${status}.${gone}`)

      const field = `request.${gone.replace('wallet.', '')}`
      await expectFocusOn(page, field)
      await expect(page.locator(`[id="${field}"] > details > summary`)).toContainText(mark)
    }
  }
})

test('an address that a field has next to its own shows the whole path to the field, below the bar', async ({
  page,
}) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    for (const id of ['request', 'response.200', 'response.201']) {
      await open(page, '/')
      await open(page, `${create}#${id}.payment_method.wallet.card.type`)
      const way = page.locator('[id="request.payment_method.card.type"] > [data-way]')
      await expect(way.getByRole('link', { name: 'card', exact: true })).toBeVisible()
      const isCovered = await way.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect()
        return !element.contains(document.elementFromPoint(left + 5, top + 1))
      })
      expect(isCovered, `${id} at ${size.width} px`).toBe(false)
    }
  }
})

async function expectFocusOn(page: Page, id: string) {
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[id]')?.id)).toBe(id)
}

for (const [gone, around] of [
  ['response.200.fingerprint', 'response.200'],
  ['request.payment_method.card.no_such.field', 'request.payment_method.card'],
  ['response.200.no_such_field', 'response.200'],
] as const) {
  test(`the address of ${gone}, which isn't there, leads to ${around}`, async ({ page }) => {
    await open(page, `${create}#${gone}`)

    await expectFocusOn(page, around)
  })
}
