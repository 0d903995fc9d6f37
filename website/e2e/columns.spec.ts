import { expect, test } from '@playwright/test'
import { open, overflow } from './checks.ts'
import { address } from './site.ts'

test.use({ baseURL: address })

const operation = '/docs/api/post-v-1-risk-evaluations'

for (const [width, isBeside] of [
  [859, false],
  [860, true],
  [996, true],
  [1179, false],
  [1180, true],
  [1280, true],
] as const) {
  test(`at ${width} px the samples of an operation are ${isBeside ? 'next to its text' : 'in its text'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, operation)
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    const body = (await page.locator('section:has(> #request)').boundingBox())!
    const samples = (await page.getByRole('region', { name: 'Samples' }).boundingBox())!

    expect(samples.x > title.x + title.width).toBe(isBeside)
    expect(body.width).toBeGreaterThanOrEqual(width < 996 ? 400 : 432)
    if (isBeside) expect(samples.width).toBeGreaterThanOrEqual(width < 996 ? 360 : 384)
    expect(await overflow(page)).toEqual([])
  })
}

for (const href of [
  '/',
  '/docs/fraud-prevention/risk-evaluation/integration',
  '/docs/api/api-reference',
  operation,
]) {
  test(`lines of ${href} have 75 characters or fewer, at every width`, async ({ page }) => {
    await open(page, href)
    const found: unknown[] = []
    for (const width of [1920, 1440, 1280, 1180, 1100, 997, 996, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const long = await page.evaluate(listLongLines)
      found.push(...long.map((text) => `${width} px: ${text}`))
    }

    expect(found).toEqual([])
  })
}

/** Returns the beginnings of texts whose lines have more than 75 characters on average, without the last line. */
function listLongLines(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd)')].flatMap((element) => {
    const inside = element.querySelector('p, li, dd, pre, table, details')
    if (inside || !element.checkVisibility() || element.closest('pre, table, [data-part]')) return []
    const lines = new Map<number, number>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (let place = 0; place < text.length; place++) {
        range.setStart(text, place)
        range.setEnd(text, place + 1)
        const { width, bottom } = range.getBoundingClientRect()
        const line = Math.round(bottom / 8)
        if (width > 0) lines.set(line, (lines.get(line) ?? 0) + 1)
      }
    }
    const full = [...lines.values()].slice(0, -1)
    const average = full.reduce((sum, count) => sum + count, 0) / full.length
    return full.length > 1 && average > 75 ? [`${element.textContent.slice(0, 40)}: ${average}`] : []
  })
}
