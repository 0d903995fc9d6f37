import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open } from './checks.ts'
import { address } from './site.ts'

test.use({ baseURL: address })

const operation = '/docs/api/post-v-1-risk-evaluations'
const guide = '/docs/fraud-prevention/risk-evaluation/integration'

for (const javaScriptEnabled of [true, false]) {
  test(`on a phone the menu ${javaScriptEnabled ? 'and the search are' : 'is'} within reach of the thumb`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      baseURL: baseURL!,
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await page.goto(guide)
    const names = javaScriptEnabled ? ['Menu', 'Search'] : ['Menu']
    for (const name of names) {
      const button = page.getByRole('button', { name, exact: true })
      await expect(button).toBeVisible()
      const { y, width, height } = (await button.boundingBox())!
      expect(y).toBeGreaterThan((844 * 2) / 3)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const covered = await page.getByRole('banner').boundingBox()
    const { y, height } = (await last.boundingBox())!

    expect(y + height).toBeLessThanOrEqual(covered!.y)
    await page.close()
  })
}

for (const [width, height] of [
  [320, 256],
  [390, 844],
  [390, 519],
  [844, 390],
  [996, 600],
  [1280, 320],
] as const) {
  test(`in a window of ${width} × ${height} px, bars that stay in sight take at most a fifth of its height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const href of [guide, operation]) {
      await open(page, href)
      expect(await page.evaluate(measureBars)).toBeLessThanOrEqual(height / 5)
    }
  })
}

test('touch targets are at least 28 px high and wide, except for links in text', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const found: Record<string, readonly string[]> = {}
  for (const href of [
    '/',
    guide,
    operation,
    '/docs/api/api-reference',
    '/docs/get-started/developers/error-handling',
  ]) {
    await open(page, href)
    const small = await listSmallTargets(page)
    if (small.length > 0) found[href] = small
  }

  expect(found).toEqual({})
  await page.close()
})

/** Returns the total height of full-width bars that stay fixed while the page scrolls. */
function measureBars(): number {
  const bars = [...document.querySelectorAll<HTMLElement>('[data-navbar], [data-contents-bar]')]
  return bars
    .filter((bar) => bar.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width }) => width > innerWidth * 0.9)
    .reduce((sum, box) => sum + box.height, 0)
}

function listSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, label, summary, select')].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const { width, height } = target.getBoundingClientRect()
      const isInText =
        target.matches('a') && target.closest('p, li, dd, dt, td, th, blockquote, h1, h2, h3, summary')
      const isTold = isInText || width < 2 || target.closest('[popover]:not(:popover-open), svg, pre')
      return isTold || (width >= 27.9 && height >= 27.9)
        ? []
        : [`${Math.round(width)} × ${Math.round(height)} ${target.outerHTML.slice(0, 90)}`]
    }),
  )
}
