import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { test } from './test.ts'

const operation = '/docs/api/post-loans'

test('the keyboard stops at tables and code only where they scroll, and a table is named by its heading', async ({
  page,
}) => {
  const scrollers = () =>
    page.locator('main :is(.scrolls, pre)').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => ({
          scrolls: each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1,
          isStop: (each as HTMLElement).tabIndex >= 0,
        })),
    )
  await open(page, '/docs/start/borrow')
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => (await scrollers()).every(({ scrolls, isStop }) => scrolls === isStop))
      .toBe(true)
  }
})

test('a field has its link next to its name on hover and on focus', async ({ page }) => {
  await open(page, operation)
  const row = page.locator('section:has(> [id="request"]) li[data-field]:has(> details)').first()
  const link = row.locator('> [data-permalink]')
  await expect(link).toHaveCount(0)
  await row.locator('> details > summary').focus()
  await expect(link).toHaveCSS('opacity', '1')
  await expect(link).toHaveAccessibleName(/^Link to \S+$/)
  await page.keyboard.press('Tab')

  await expect(link).toBeFocused()
})

test('a variant has its link next to its name on hover and on focus, and it copies its address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${operation}#request.tool`)
  const variant = page.locator('[id="request.tool.hand"]')
  await page.locator('[data-tab="hand"] > label').first().click()
  const name = variant.locator('> p > a')
  const link = variant.locator('> [data-permalink]')
  const height = (await variant.boundingBox())!.height
  await name.hover()
  await expect(link).toHaveCSS('opacity', '1')
  await expect(link).toHaveAccessibleName('Link to hand')
  const [text, mark] = [await name.boundingBox(), await link.boundingBox()]
  expect(mark!.x).toBeCloseTo(text!.x + text!.width, 0)
  expect(mark!.y).toBeCloseTo(text!.y, 0)
  expect((await variant.boundingBox())!.height).toBe(height)
  await page.mouse.move(0, 0)
  await expect(link).toHaveCSS('opacity', '0')
  await name.focus()
  await expect(link).toHaveCSS('opacity', '1')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')

  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/#request\.tool\.hand$/)
})

test('a touch screen shows the links of all fields and variants in view', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}${operation}#request`)
  await page.mouse.wheel(0, 50)
  const shown = page.locator('li[data-field]:visible > [data-permalink]')

  await expect(shown).not.toHaveCount(0)
  await expect(shown.first()).toHaveCSS('opacity', '1')
  await page.goto(`${baseURL}${operation}#request.tool.hand`)
  await page.mouse.wheel(0, 50)
  await expect(page.locator('[id="request.tool.hand"] > [data-permalink]')).toHaveCSS('opacity', '1')
  await context.close()
})
