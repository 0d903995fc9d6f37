import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { sites } from './sites.ts'
import { test } from './test.ts'

const shed = { address: sites.toolshed.address, hrefs: ['/docs/api/post-loans', '/docs/shed/care'] } as const
const islands = { address: sites.islands.address, hrefs: ['/docs/play/', '/docs/play/more'] } as const

const visits = [
  { pages: 'without islands', ...shed, wake: 'none' },
  { pages: 'whose islands sleep', ...islands, wake: 'none' },
  { pages: 'whose islands are awake when they are left', ...islands, wake: 'whole' },
  { pages: 'whose islands are still waking when they are left', ...islands, wake: 'begun' },
] as const

/** The sample measures after fewer navigations; what grows with each shows in both. */
const lengths = [
  { first: 10, last: 50, tag: [] },
  { first: 30, last: 300, tag: ['@sweep'] },
] as const

/** The element around a page that was left, empty by then, is taken out in an idle time, and may be there or not. */
const leeway = 1.05

for (const { first, last, tag } of lengths) {
  for (const { pages, address, hrefs, wake } of visits) {
    test(`after ${last} navigations no more nodes and listeners are held than after ${first}, on pages ${pages}`, {
      tag: [...tag],
    }, async ({ page }) => {
      await rarelyIdle(page)
      await open(page, address + hrefs[0])
      const browser = await page.context().newCDPSession(page)
      // Islands that wait for React's code are held until it has come, and one that is awake has React's listeners.
      const settle = async () => {
        if (wake === 'begun') await visit(page, { hrefs, times: 2, wake: 'whole' })
      }
      await settle()
      await visit(page, { hrefs, times: first, wake })
      await settle()
      const before = await held(browser)
      await visit(page, { hrefs, times: last - first, wake })
      await settle()

      // An island that's still loading is released a moment later, but a leak remains.
      await expect(async () => {
        const after = await held(browser)
        expect(after.nodes).toBeLessThan(before.nodes * leeway)
        expect(after.listeners).toBeLessThan(before.listeners * leeway)
      }).toPass({ timeout: 20_000 })
    })
  }
}

/** A machine with more to do: an idle time comes only after many pages, when the browser's own time limit ends. */
async function rarelyIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const requestIdleCallback = (run: () => void) => setTimeout(run, 1000)
    Object.assign(globalThis, { requestIdleCallback })
  })
}

interface Visits {
  readonly hrefs: readonly [string, string]
  readonly times: number
  readonly wake: 'none' | 'begun' | 'whole'
}

/** Navigates back and forth between two pages. An even number of times ends on the first page. */
async function visit(page: Page, { hrefs, times, wake }: Visits): Promise<void> {
  // A page adds its listeners after the reader's first interaction.
  await page.mouse.move(1, 1)
  await page.evaluate(
    async ({ hrefs: [first, second], times, wake }) => {
      for (let time = 0; time < times; time++) {
        await navigation.navigate(time % 2 === 0 ? second : first).finished
        const islands = wake === 'none' ? [] : [...document.querySelectorAll<HTMLElement>('[data-island]')]
        for (const island of islands) {
          const target = island.firstElementChild ?? island
          target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        }
        while (wake === 'whole' && islands.some(({ dataset }) => !('live' in dataset))) {
          await new Promise(requestAnimationFrame)
        }
      }
    },
    { hrefs, times, wake },
  )
}

/** Returns the number of nodes and listeners that remain after garbage collection. */
async function held(browser: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await browser.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters')
  return { nodes, listeners }
}
