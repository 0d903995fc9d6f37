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

test('a touch screen shows the links of all fields in view', async ({ browser, baseURL }) => {
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
  await context.close()
})
