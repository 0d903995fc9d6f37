import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { test } from './test.ts'

test('text is as wide and as high before its face is there as with it', async ({ page }) => {
  // However slow the machine is, the page has come soon enough to ask for its face.
  await page.addInitScript(() => {
    performance.now = () => 1
  })
  for (const href of ['/docs/start/', '/docs/api/post-loans']) {
    await page.unrouteAll()
    await page.route('**/*.woff2', (route) => route.abort())
    await open(page, href)
    const standsIn = await page.evaluate(() => document.fonts.check('16px "Like Geist"'))
    test.skip(!standsIn, 'This machine has neither Arial nor Liberation Sans.')
    const without = await sizes(page)
    await page.unrouteAll()
    await page.goto(href)
    await page.evaluate(async () => {
      const [face] = [...document.fonts].filter(({ family }) => family === 'Geist')
      face!.display = 'swap'
      await face!.load()
    })
    const within = await sizes(page)

    expect(without.length).toBeGreaterThan(20)
    expect(Math.abs(sum(without, 'width') / sum(within, 'width') - 1)).toBeLessThan(0.01)
    const others = without.filter(({ lines }, place) => lines !== within[place]!.lines)
    expect(others.length / without.length).toBeLessThan(0.03)
  }
})

interface Size {
  readonly width: number
  readonly lines: number
}

function sum(sizes: readonly Size[], side: keyof Size): number {
  return sizes.reduce((all, size) => all + size[side], 0)
}

/** Of each text that shows: how wide it would be on one line, and how many lines it takes. */
function sizes(page: Page): Promise<readonly Size[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, dt), nav a')]
    return texts
      .filter((each) => each.checkVisibility() && each.textContent && !each.querySelector('code'))
      .map((each) => {
        const { height } = each.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(each)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        each.style.cssText = 'white-space: nowrap; display: inline-block; inline-size: max-content'
        const { width } = each.getBoundingClientRect()
        each.style.cssText = ''
        return { width, lines: height > 0 ? lines : 0 }
      })
  })
}
