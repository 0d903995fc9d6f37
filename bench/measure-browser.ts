import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { open } from '../e2e/checks.ts'
import { chromiumOptions } from '../e2e/chromium.ts'

/** How much slower than this machine the reader's is. */
const slowdown = 4
const samples = 5

export interface Felt {
  readonly paint: number
  readonly blocked: number
  readonly prefetched: number
  readonly unprefetched: number
}

/** What a reader with a slow machine feels, in milliseconds: medians of several tries. */
export async function measureBrowser(address: string, from: string, to: string): Promise<Felt> {
  const browser = await chromium.launch(chromiumOptions)
  try {
    const loads = await times(() => load(browser, address + from))
    return {
      paint: median(loads.map(({ paint }) => paint)),
      blocked: median(loads.map(({ blocked }) => blocked)),
      prefetched: median(await times(() => navigate(browser, { from: address + from, to, isAhead: true }))),
      unprefetched: median(
        await times(() => navigate(browser, { from: address + from, to, isAhead: false })),
      ),
    }
  } finally {
    await browser.close()
  }
}

/** First contentful paint, and the total blocking time after it: what long tasks take beyond 50 ms each. */
async function load(browser: Browser, address: string): Promise<{ paint: number; blocked: number }> {
  const page = await slowPage(browser)
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  await open(page, address)
  await page.waitForTimeout(1000)
  const measured = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const { tasks } = globalThis as unknown as { tasks: PerformanceEntry[] }
    const blocked = tasks.map(
      ({ startTime, duration }) => startTime + duration - Math.max(startTime + 50, paint),
    )
    return { paint, blocked: blocked.reduce((sum, time) => sum + Math.max(0, time), 0) }
  })
  await page.context().close()
  return measured
}

/** From the click to the frame that shows the other page's heading. */
async function navigate(
  browser: Browser,
  { from, to, isAhead }: { from: string; to: string; isAhead: boolean },
): Promise<number> {
  const page = await slowPage(browser)
  if (!isAhead) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
  }
  await open(page, from)
  // Whoever clicks has pointed at the link before, and then the page is drawn ahead, unless the reader saves data.
  await page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.focus())
  await page.waitForTimeout(1500)
  const elapsed = await page.evaluate(async (href) => {
    const before = document.querySelector('main h1')
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!
    const started = performance.now()
    link.click()
    while (document.querySelector('main h1') === before) await new Promise(requestAnimationFrame)
    // Still in the frame that shows it: a task of its own runs when that has been painted.
    await new Promise((resolve) => setTimeout(resolve))
    return performance.now() - started
  }, to)
  await page.context().close()
  return elapsed
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

async function times<T>(run: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let sample = 0; sample < samples; sample++) results.push(await run())
  return results
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
