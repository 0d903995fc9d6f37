import type { Locator } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open, part } from './checks.ts'
import { address, hrefs } from './site.ts'

test.use({ baseURL: address, viewport: { width: 1280, height: 800 } })

const operations = hrefs.filter((href) => /^\/docs\/api\/(?:post|patch)-/.test(href))
const margin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' }

for (const href of operations) {
  test(`${href} takes at most 16 sheets, which are laid out within 2 s`, async ({ page }) => {
    await open(page, href)
    const session = await page.context().newCDPSession(page)
    // Measure the thread's own time, because the thread waits on a busy machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const laidOut = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'LayoutDuration')!.value
    }
    for (const format of ['A4', 'Letter']) {
      const before = await laidOut()
      const paper = await page.pdf({ format, margin })
      const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)

      expect(sheets!.length).toBeLessThanOrEqual(16)
      expect((await laidOut()) - before).toBeLessThan(2)
    }
  })
}

test('in print, there are no controls, all variants are visible, and each class of status has one example', async ({
  page,
}) => {
  await open(page, '/docs/api/post-v-1-risk-evaluations')
  await page.emulateMedia({ media: 'print' })
  const picked = page.locator('article :is(label, button, input, [role="radiogroup"] > label)')

  await expect(picked.filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('article select')).toHaveCSS('appearance', 'none')
  const shown = part(page, 'Response').locator('[data-printed]').filter({ visible: true })
  expect(await shown.evaluateAll((all) => all.map((each) => each.dataset.printed))).toEqual([
    '200',
    '400',
    '500',
  ])
  for (const name of ['card', 'bank_transfer', 'wallet']) {
    await expect(page.locator(`[id="request.transaction.payment_method.${name}"]`)).toBeVisible()
  }
})

test('in print, each error code begins a line', async ({ page }) => {
  await open(page, '/docs/api/post-v-1-risk-evaluations')
  await page.emulateMedia({ media: 'print' })
  const starts = await page.locator('[data-status] dl').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { left } = list.getBoundingClientRect()
      return [...list.querySelectorAll('dt')].map((code) => code.getClientRects()[0]!.left - left)
    }),
  )

  expect(starts.length).toBeGreaterThan(20)
  expect(new Set(starts)).toEqual(new Set([0]))
})

test('in print, the life cycle on an operation’s page is as wide as the sheet', async ({ page }) => {
  await open(page, '/docs/api/patch-v-1-assets-transactions-id')
  await page.emulateMedia({ media: 'print' })
  const widthOf = async (part: Locator) => (await part.boundingBox())!.width

  expect(await widthOf(page.getByRole('table'))).toBeGreaterThan(
    0.9 * (await widthOf(page.locator('article'))),
  )
})

test('in print, every tab of a guide is below its label', async ({ page }) => {
  await open(page, '/docs/fraud-prevention/rules/cookbook')
  await page.emulateMedia({ media: 'print' })
  const tabs = page.locator('[data-tab-group=""] > [data-tab]')
  await expect(tabs).not.toHaveCount(0)
  for (const tab of await tabs.all()) {
    const name = await tab.locator('> label').boundingBox()
    const shown = await tab.locator('> div').boundingBox()
    expect(name!.y + name!.height).toBeLessThanOrEqual(shown!.y + 2)
  }
})
