import { expect, test } from '@playwright/test'
import { badLabels, faintText, open, overflow, violations } from './checks.ts'
import { address } from './site.ts'

test.use({ baseURL: address })

/** The figures, by component, with the guides that contain them. */
const figures = [
  ['CombinedResults', '/docs/fraud-prevention/rules/risk', 'Threshold'],
  ['EvaluationOrder', '/docs/fraud-prevention/', '50, 70, 85 by default'],
  ['LabelDelay', '/docs/fraud-prevention/risk-evaluation/report-outcomes', '120'],
  ['Deadlines', '/docs/get-started/developers/plan-for-outages', '1000 ms'],
  ['PaymentFlow', '/docs/get-started/', 'Tallyguard'],
  ['CallsOfAPayment', '/docs/fraud-prevention/', 'our deadline 800 ms, yours 1000 ms'],
  ['BackfillLane', '/docs/fraud-prevention/risk-evaluation/populate', '409: stop, ask support'],
  ['KeyRotation', '/docs/get-started/developers/authentication', 'then 401 credential_expired'],
] as const

for (const [component, href, label] of figures) {
  test(`the figure ${component} has a text alternative, labels of at least 13 px that fit at 390, 996 and 1440 px, a border around its caption too, and no axe findings in light or dark mode`, async ({
    page,
  }) => {
    await open(page, href)
    const part = `[data-component=${component}]`
    const picture = page.locator(part).getByRole('img')
    await expect(picture).toHaveAccessibleName(/decision|signal|label|key/)
    for (const width of [390, 996, 1440]) {
      await page.setViewportSize({ width, height: 900 })

      await expect(picture.getByText(label, { exact: true })).toBeVisible()
      expect(await badLabels(picture, 13), `${width} px`).toEqual([])
      expect(await overflow(page)).toEqual([])
    }
    const caption = page.locator(part).locator('figcaption')
    expect((await picture.boundingBox())!.x).toBe((await caption.boundingBox())!.x)
    expect(await violations(page, part)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faintText(page, part)).toEqual([])
  })
}
