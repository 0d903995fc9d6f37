import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { badLabels, faintText, open, overflow, violations } from './checks.ts'
import { answers, box, boxes, explorer, sentence } from './life-cycle-parts.ts'
import { address } from './site.ts'

// The table needs a wide screen; on narrow screens, lists replace it.
test.use({ baseURL: address, viewport: { width: 1440, height: 900 } })

const guide = '/docs/fraud-prevention/risk-evaluation/report-outcomes'
const operation = '/docs/api/patch-v-1-assets-transactions-id'

/** Returns the highlighted names: lines by their ends, and cells by their content. */
function lit(page: Page, part: string): Promise<readonly string[]> {
  return page.locator(`${explorer} ${part}[data-lit]`).allInnerTexts()
}

test('selecting a status shows its events in the drawing, the table and the list', async ({ page }) => {
  await open(page, guide)
  await box(page, 'settled').click()

  await expect(sentence(page)).toHaveText(
    'In the status settled, you can send: settlement, refund and chargeback. fraud_report and review are allowed in any status.',
  )
  await expect(answers(page)).toHaveCount(1)
  await expect(answers(page)).toContainText('3 events')
  await expect(answers(page).locator('dt > a')).toHaveText(['settlement', 'refund', 'chargeback'])
  expect(await lit(page, 'thead th')).toEqual(['settlement', 'refund', 'chargeback'])
  expect(await lit(page, 'tbody th')).toEqual(['fraud_report', 'review'])
  await expect(page.locator(`${explorer} tbody th[data-picked]`)).toHaveText('settled')
  await expect(boxes(page).and(page.locator('[data-lit]'))).toHaveCount(3)
  await expect(page.locator(`${explorer} [aria-pressed="true"]`).filter({ visible: true })).toHaveCount(2)
  expect(new URL(page.url()).hash).toBe('')
})

test('selecting an event shows the statuses that allow it, and selecting it again shows all', async ({
  page,
}) => {
  await open(page, guide)
  const head = page.locator(`${explorer} thead a`, { hasText: 'refund' })
  await head.click()

  await expect(sentence(page)).toHaveText(
    'refund is allowed in settled, partially_refunded and charged_back. In any other status it returns 409 invalid_state_transition.',
  )
  await expect(answers(page).locator('dt')).toHaveText(['settled', 'partially_refunded', 'charged_back'])
  expect(await lit(page, 'tbody th')).toEqual(['settled', 'partially_refunded', 'charged_back'])
  await expect(head).toHaveAttribute('aria-pressed', 'true')
  await head.click()
  await expect(answers(page)).toHaveCount(0)
  await expect(head).toHaveAttribute('aria-pressed', 'false')
  await expect(sentence(page)).toHaveText('Select a status or an event to see what’s possible.')
})

test('in a final status, only the events allowed in any status are listed', async ({ page }) => {
  await open(page, guide)
  await box(page, 'declined').click()

  await expect(sentence(page)).toHaveText(
    'declined is final: only fraud_report and review are still allowed. Another attempt is a new payment with a new external_id.',
  )
  await expect(answers(page)).toContainText('final')
})

test('each group is one tab stop, and keys move, select and clear the selection', async ({ page }) => {
  await open(page, guide)
  await box(page, 'received').focus()
  await expect(
    page.locator(`${explorer} [role="button"][tabindex="0"]`).filter({ visible: true }),
  ).toHaveCount(3)
  for (const [key, status] of [
    ['ArrowRight', 'authorized'],
    ['ArrowDown', 'declined'],
    ['ArrowLeft', 'authorized'],
    ['End', 'charged_back'],
    ['ArrowRight', 'received'],
    ['ArrowUp', 'charged_back'],
    ['Home', 'received'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(box(page, status)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(box(page, 'received')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Space')
  await expect(box(page, 'received')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(answers(page)).toHaveCount(0)
  await expect(box(page, 'received')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator(`${explorer} thead a`).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator(`${explorer} tbody a`).first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toHaveText(
    /^review is allowed in any status\. The status doesn’t change; the label changes\.$/,
  )
})

test('“Show all” clears the selection and keeps the focus on its item', async ({ page }) => {
  await open(page, guide)
  await box(page, 'settled').click()
  await page.getByRole('button', { name: 'Show all' }).click()

  await expect(answers(page)).toHaveCount(0)
  await expect(box(page, 'settled')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0)
})

test('the names in the details link to their own details', async ({ page }) => {
  await open(page, guide)
  await box(page, 'settled').click()
  await answers(page).locator('dt > a', { hasText: 'refund' }).click()
  await expect(answers(page)).toHaveAttribute('data-kind', 'event')
  await expect(answers(page)).toBeFocused()
  await answers(page).locator('dt > a', { hasText: 'partially_refunded' }).click()

  await expect(answers(page).locator('summary')).toBeFocused()
  await expect(sentence(page)).toContainText('In the status partially_refunded, you can send')
})

test('“field” links to the event’s variant of the body, and “example” selects the event’s example', async ({
  page,
}) => {
  await open(page, guide)
  await box(page, 'settled').click()
  const row = answers(page).locator('dl > div', { hasText: 'refund' }).first()
  await row.getByRole('link', { name: /^example/ }).click()

  await expect(page).toHaveURL(`${address}${operation}#example.partial_refund`)
  await expect(page.locator('[name$="request.example"]:checked')).toHaveAttribute(
    'data-named',
    'partial_refund',
  )
  await expect(page.locator('[name$="response.example"]:checked')).toHaveAttribute(
    'data-named',
    'partial_refund',
  )
  await page.goBack()
  await box(page, 'settled').click()
  await row.getByRole('link', { name: /^field/ }).click()
  await expect(page).toHaveURL(`${address}${operation}#request.refund`)
  await expect(page.locator('[id="request.refund"]')).toBeInViewport()
})

test('an example’s address selects the example when the page loads, on narrow screens too', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `${operation}#example.partial_refund`)

    await expect(page.locator('[name$="request.example"]:checked')).toHaveAttribute(
      'data-named',
      'partial_refund',
    )
    await expect(page.locator('[name$="response.example"]:checked')).toHaveAttribute(
      'data-named',
      'partial_refund',
    )
    await expect(page.locator('[data-part]').first()).toBeInViewport()
    await page.goto('about:blank')
  }
})

// Axe is slow: one state here, the initial state in `layout.spec.ts`, and the others in the sweep.
const states = ['', 'settled', 'declined', 'charged_back']
for (const [width, some, tag] of [
  [1440, ['declined'], []],
  [1440, states, ['@sweep']],
  [390, states, ['@sweep']],
] as const) {
  test(`axe finds nothing wrong with ${some.length} of the states, in light or dark mode, at a width of ${width}, and nothing overflows`, {
    tag: [...tag],
  }, async ({ page }) => {
    const pick = async (state: string) => {
      await box(page, state).click()
      await expect(box(page, state)).toHaveAttribute('aria-pressed', 'true')
    }
    // During a transition between color modes, axe would measure colors of neither mode.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await open(page, guide)
    test.slow()
    for (const state of some) {
      if (state) await pick(state)
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await violations(page, explorer), state).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await faintText(page, explorer), state).toEqual([])
      expect(await overflow(page)).toEqual([])
    }
    await pick('settled')
    await answers(page).locator('dt > a').nth(1).click()
    await expect(answers(page)).toHaveAttribute('data-kind', 'event')
    expect(await violations(page, explorer)).toEqual([])
  })
}

test('names in the drawing are at least 13 px high and overlap nothing at 390, 768, 1280 and 1440 px', async ({
  page,
}) => {
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, guide)
    const drawing = page.locator(`${explorer} [data-drawing]`).filter({ visible: true })

    await expect(drawing).toHaveCount(1)
    expect(await badLabels(drawing, 13), `${width} px`).toEqual([])
  }
})

test('on a phone, the drawing is vertical, and each status is a disclosure that opens when it’s selected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, guide)
  await expect(page.locator(`${explorer} table`)).toBeHidden()
  await expect(page.locator(`${explorer} details`).filter({ visible: true })).toHaveCount(8)
  await expect(page.locator(`${explorer} details[open]`)).toHaveCount(0)
  await box(page, 'refunded').click()

  await expect(page.locator(`${explorer} details[open] > summary`)).toContainText('refunded')
  await answers(page).locator('dt > a', { hasText: 'chargeback' }).click()
  await expect(answers(page)).toContainText('A dispute reached a stage.')
  await expect(answers(page)).toBeInViewport()
})

test('in print, the page has the drawing, every status with its conditions, and the table', async ({
  page,
}) => {
  await open(page, guide)
  await page.emulateMedia({ media: 'print' })

  await expect(page.locator(`${explorer} [data-drawing="across"]`)).toBeVisible()
  await expect(page.locator(`${explorer} [data-drawing="down"]`)).toBeHidden()
  await expect(
    page.locator(`${explorer} dd`, { hasText: 'while a case is open' }).filter({ visible: true }),
  ).toHaveCount(1)
  await expect(page.locator(`${explorer} details`).filter({ visible: true })).toHaveCount(8)
  await expect(page.locator(`${explorer} table`)).toBeVisible()
  await expect(sentence(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('boxes and headers are links that open the details', async ({ page }) => {
    await page.goto(guide)
    await box(page, 'charged_back').click()
    await expect(page.locator('[id="UpdateType.status.charged_back"]')).toBeVisible()
    await expect(page.locator('[id="UpdateType.status.settled"]')).toBeHidden()
    await page.locator(`${explorer} thead a`, { hasText: 'reversal' }).click()

    await expect(page.locator('[id="UpdateType.event.reversal"]')).toContainText(
      'reversal is allowed in received and authorized.',
    )
    await expect(page.locator('[id="UpdateType.status.charged_back"]')).toBeHidden()
  })

  test('on a phone, all disclosures are open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(guide)

    await expect(page.locator(`${explorer} details dl`).filter({ visible: true })).toHaveCount(6)
    await expect(page.locator('[id="UpdateType.status.declined"]')).toBeVisible()
  })

  test('an example’s address shows the example until the reader selects another', async ({ page }) => {
    await page.goto(`${operation}#example.settlement`)
    const code = page.locator('[data-part] pre').filter({ visible: true }).first()
    await expect(code).toContainText('"update_type": "settlement"', { useInnerText: true })
    await expect(code).not.toContainText('"update_type": "authorization"', { useInnerText: true })
    await page.getByRole('button', { name: /^Example/ }).click()
    await page.locator('label', { hasText: 'voided' }).filter({ visible: true }).first().click()

    await expect(code).toContainText('"update_type": "reversal"', { useInnerText: true })
    await expect(code).not.toContainText('"update_type": "settlement"', { useInnerText: true })
  })
})
