import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { faintText, open, overflow, violations } from './checks.ts'
import { answers, box, boxes, explorer, sentence } from './life-cycle-parts.ts'
import { shiftsSoFar, watchShifts } from './shifts.ts'
import { address } from './site.ts'

test.use({ baseURL: address })

const operation = '/docs/api/patch-v-1-assets-transactions-id'

const fold = (page: Page) => page.locator(`${explorer} > details`)
const summary = (page: Page) => fold(page).locator('> summary')

test('the explorer is complete before its disclosure opens, nothing shifts, and selections link to fields and examples of the page', async ({
  page,
}) => {
  await watchShifts(page)
  await page.setViewportSize({ width: 1920, height: 1000 })
  await open(page, operation)
  await summary(page).evaluate((each) => each.scrollIntoView({ block: 'center' }))
  expect(await page.locator(`${explorer} :is(svg, [data-kind])`).count()).toBe(0)
  const before = await shiftsSoFar(page)
  await summary(page).hover()
  await expect(page.locator(`${explorer} [aria-pressed]`).first()).toBeAttached()
  await expect(fold(page)).not.toHaveAttribute('open')
  await expect(page.locator(`${explorer} svg`).first()).toBeAttached()
  expect(await shiftsSoFar(page)).toEqual(before)
  await summary(page).click()
  await expect(boxes(page)).toHaveCount(8)
  await box(page, 'authorized').click()

  await expect(sentence(page)).toContainText(
    'In the status authorized, you can send: settlement, reversal and chargeback.',
  )
  await expect(answers(page).locator('dt > a')).toHaveText(['settlement', 'reversal', 'chargeback'])
  await expect(page.locator(`${explorer} tbody th[data-picked]`)).toHaveText('authorized')
  await answers(page)
    .getByRole('link', { name: /^example.*Payment voided in full$/ })
    .click()
  await expect(page.locator('[name$="request.example"]:checked')).toHaveAttribute('data-named', 'reversal')
  await answers(page).getByRole('link', { name: 'field of settlement' }).click()
  await expect(page.locator('[id="request.settlement"]')).toBeInViewport()
  await expect(answers(page)).toContainText('Approved in full or in part')
})

test('an address of the explorer’s section opens its disclosure', async ({ page }) => {
  await open(page, operation)
  await page.getByRole('link', { name: 'Life cycle', exact: true }).first().click()

  await expect(page.getByRole('heading', { name: 'Life cycle' })).toBeInViewport()
  await expect(fold(page)).toHaveAttribute('open')
  await open(page, `${operation}#life-cycle`)
  await expect(fold(page)).toHaveAttribute('open')
  await expect(page.getByRole('heading', { name: 'Life cycle' })).toBeInViewport()
})

test('a click before hydration opens the whole explorer, with a list of statuses instead of the table on narrow screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, operation)
  await summary(page).evaluate((each) => each.scrollIntoView({ block: 'center' }))
  await summary(page).click()

  await expect(fold(page)).toHaveAttribute('open')
  await expect(boxes(page)).toHaveCount(8)
  await expect(
    page.locator(`${explorer} details > summary:has(small)`).filter({ visible: true }),
  ).toHaveCount(8)
  await expect(page.locator(`${explorer} table`)).toBeHidden()
})

test('an open disclosure doesn’t change on hydration until the reader selects something, and then leads there', async ({
  page,
}) => {
  for (const width of [1920, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, operation)
    await fold(page).evaluate((details: HTMLDetailsElement) => {
      details.open = true
    })
    const head = page.locator(`${explorer} tbody a`, { hasText: 'settled' })
    const height = () => fold(page).evaluate((details) => details.getBoundingClientRect().height)
    const before = await height()
    await head.hover()
    await expect(head).toHaveAttribute('aria-pressed', 'false')
    expect(await page.locator(`${explorer} :is(svg, [data-kind])`).count()).toBe(0)
    expect(await height()).toBe(before)
    await head.click()

    await expect(answers(page).locator('summary')).toBeFocused()
    await expect(answers(page)).toBeInViewport()
    await expect(sentence(page)).toContainText('In the status settled, you can send')
    await page.goto('about:blank')
  }
})

test('on a narrow screen the table fades where it’s cut, until it’s scrolled to its end, and what scrolls disappears behind the first column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, operation)
  await fold(page).evaluate((details: HTMLDetailsElement) => {
    details.open = true
  })
  const table = page.locator(`${explorer} table`)
  const scroller = table.locator('xpath=..')
  await expect(scroller).toHaveCSS('mask-image', /100% - 48px/)
  await scroller.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  await expect(scroller).not.toHaveCSS('mask-image', /48px/)
  const heads = table.locator('tr > th:first-child')
  for (const head of await heads.all()) await expect(head).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test("if React doesn't load, the disclosure opens with the table, whose headers are links", async ({
  page,
}) => {
  await open(page, operation)
  await page.route('**/assets/*.js', (route) => route.abort())
  await summary(page).click()

  await expect(fold(page)).toHaveAttribute('open')
  await page.locator(`${explorer} table`).getByRole('link', { name: 'refund', exact: true }).click()
  await expect(page.locator('[id="request.refund"]')).toBeInViewport()
  expect(await page.locator(`${explorer} :is(svg, [data-kind])`).count()).toBe(0)
})

// Axe is slow, and `life-cycle.spec.ts` runs it on the same explorer in a guide.
for (const width of [1920, 1440, 390]) {
  test(`axe finds nothing wrong with the explorer, with and without a selection, in light and dark mode, at a width of ${width}, and nothing overflows`, {
    tag: '@sweep',
  }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await open(page, operation)
    await fold(page).evaluate((details: HTMLDetailsElement) => {
      details.open = true
    })
    expect(await violations(page, explorer), 'the table').toEqual([])
    expect(await overflow(page)).toEqual([])
    await page.locator(`${explorer} tbody a`, { hasText: 'settled' }).click()
    await expect(answers(page)).toBeVisible()
    expect(await violations(page, explorer), 'the whole').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faintText(page, explorer)).toEqual([])
    expect(await overflow(page)).toEqual([])
  })
}

test('in print, the table and everything opened with it is as wide as the page', async ({ page }) => {
  await open(page, operation)
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const table = page.locator(`${explorer} table`)
  await expect(table).toBeVisible()
  const { width } = (await table.boundingBox())!
  expect(width).toBeGreaterThan(600)
  expect(await overflow(page)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  await summary(page).click()
  await expect(boxes(page)).toHaveCount(8)
  await page.emulateMedia({ media: 'print' })

  await expect(page.locator(`${explorer} [data-drawing="across"]`)).toBeVisible()
  await expect(page.locator(`${explorer} [data-kind="status"]`).filter({ visible: true })).toHaveCount(8)
  await expect(table).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table’s headers are links to fields of the page', async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(operation)
      await page.locator(`${explorer} > details > summary`).click()
      const table = page.locator(`${explorer} table`)
      await expect(table).toBeVisible()
      await expect(table.getByRole('row', { name: /^declined/ })).toContainText('refused')
      await table.getByRole('link', { name: 'refund', exact: true }).click()
      await expect(page).toHaveURL(`${operation}#request.refund`)
      await expect(page.locator('[id="request.refund"]')).toBeInViewport()
      await table.getByRole('link', { name: 'settled', exact: true }).click()
      await expect(page).toHaveURL(`${operation}#response.200.status`)
      await expect(page.locator('[id="response.200.status"]')).toBeInViewport()
    }
  })
})
