import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open, violations } from './checks.ts'
import { test } from './test.ts'

const operation = '/docs/api/post-loans'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Presses a row; how high it is in the frames until it is open, each height once, and how long its styles say that takes. */
async function opening(page: Page): Promise<{ heights: number; duration: string }> {
  await open(page, operation)
  const row = page.locator('[id="request.locker"] > details')
  await row.locator(':scope > summary').hover()
  await expect(page.locator('link[rel="stylesheet"]')).not.toHaveCount(0)
  const seen = await row.evaluateHandle((element) => {
    const heights = new Set<number>()
    const look = () => {
      heights.add(element.getBoundingClientRect().height)
      requestAnimationFrame(look)
    }
    look()
    return heights
  })
  await row.locator(':scope > summary').click()
  await expect(page.locator('[id="request.locker.code"]')).toBeVisible()
  const opacity = () => row.evaluate((element) => getComputedStyle(element, '::details-content').opacity)
  await expect.poll(opacity).toBe('1')
  return {
    heights: await seen.evaluate(({ size }) => size),
    duration: await row.evaluate(
      (element) => getComputedStyle(element, '::details-content').transitionDuration,
    ),
  }
}

test('a row that is pressed opens in 140 ms, frame by frame', async ({ page }) => {
  const { heights, duration } = await opening(page)

  expect(duration).toContain('0.14s')
  expect(heights).toBeGreaterThan(2)
})

test('a row that an address opens is open at once', async ({ page }) => {
  await open(page, operation)
  await page.locator('[id="request.deposit"]').hover()
  await expect(page.locator('link[rel="stylesheet"]')).not.toHaveCount(0)
  const isShown = await page.evaluate(async () => {
    const arrived = new Promise((resolve) => addEventListener('hashchange', resolve))
    location.hash = '#request.locker.code'
    await arrived
    return document.getElementById('request.locker.code')!.getBoundingClientRect().height > 0
  })

  expect(isShown).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('request.locker.code')
})

test('for readers who ask for less motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await opening(page)).toEqual({ heights: 2, duration: '0s' })
  const summary = page.locator('[id="request.locker"] > details > summary')
  await summary.hover()
  await page.mouse.down()

  await expect(summary).toHaveCSS('translate', 'none')
  await page.mouse.up()
})

test('a button that is pressed gives way by a pixel, and no other text moves', async ({ page }) => {
  await opening(page)
  const button = page.getByRole('button', { name: 'Copy address' })
  await button.hover()
  await page.mouse.down()

  await expect(button).toHaveCSS('translate', '0px 1px')
  await page.mouse.up()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`cut code fades at its end until a reader has scrolled there, and axe finds nothing: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await open(page, '/docs/api/loans')
    const call = page.getByRole('region', { name: /call$/ })
    const code = call.locator('pre:visible').first()
    const fadeAtEnd = /^linear-gradient\(rgb\(0, 0, 0\) calc\(100% - 48px\)/
    await expect(code).toHaveCSS('mask-image', fadeAtEnd)
    await code.evaluate((element) => element.scrollTo(0, element.scrollHeight))

    await expect(code).not.toHaveCSS('mask-image', fadeAtEnd)
    expect(await violations(page, 'section[aria-label$="call"]')).toEqual([])
  })
}
