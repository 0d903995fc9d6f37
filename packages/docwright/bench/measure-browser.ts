import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { open } from '../e2e/checks.ts'
import { chromiumOptions } from '../e2e/chromium.ts'
import { findMedian, repeatMeasurement } from './samples.ts'

/** The factor by which the browser's processor is slowed down, to simulate a reader's machine. */
const slowdown = 4
/** The time for which a link is pressed, in milliseconds. */
const pressMs = 80

export interface InteractionTimes {
  readonly paint: number
  readonly blocked: number
  /** One value for each link, in the given order. */
  readonly prefetched: readonly number[]
  readonly unprefetched: number
}

/** A link from one page to another. */
interface Navigation {
  readonly from: string
  readonly to: string
}

/** Response times for a reader with a slow machine, in milliseconds. Each is the median of several runs. */
export async function measureBrowser(
  address: string,
  ways: readonly [Navigation, ...Navigation[]],
): Promise<InteractionTimes> {
  const browser = await chromium.launch(chromiumOptions)
  try {
    const prefetched: number[] = []
    for (const way of ways) {
      prefetched.push(
        findMedian(await repeatMeasurement(() => navigate(browser, address, { ...way, isAhead: true }))),
      )
    }
    const loads = await repeatMeasurement(() => load(browser, address + ways[0].from))
    return {
      paint: findMedian(loads.map(({ paint }) => paint)),
      blocked: findMedian(loads.map(({ blocked }) => blocked)),
      prefetched,
      unprefetched: findMedian(
        await repeatMeasurement(() => navigate(browser, address, { ...ways[0], isAhead: false })),
      ),
    }
  } finally {
    await browser.close()
  }
}

/** Measures the first contentful paint, and the total blocking time after it: what each long task takes beyond 50 ms. */
async function load(browser: Browser, address: string): Promise<{ paint: number; blocked: number }> {
  const page = await openSlowPage(browser)
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

/** Returns the time from the click to the frame that shows the other page's heading. */
async function navigate(
  browser: Browser,
  address: string,
  { from, to, isAhead }: Navigation & { isAhead: boolean },
): Promise<number> {
  const page = await openSlowPage(browser)
  if (!isAhead) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
  }
  await open(page, address + from)
  // A reader who clicks has pointed at the link before, and presses it for a moment. During this time, the page is
  // prerendered.
  await page.locator(`a[href="${to}"]:visible`).first().hover()
  await page.waitForTimeout(1500)
  const elapsed = page.evaluate(async () => {
    const before = document.querySelector('main h1')
    await new Promise((resolve) => addEventListener('click', resolve, { capture: true, once: true }))
    const started = performance.now()
    while (document.querySelector('main h1') === before) await new Promise(requestAnimationFrame)
    // Runs in the frame that shows the page. A separate task runs after that frame has been painted.
    await new Promise((resolve) => setTimeout(resolve))
    return performance.now() - started
  })
  await page.mouse.down()
  await page.waitForTimeout(pressMs)
  await page.mouse.up()
  const measured = await elapsed
  await page.context().close()
  return measured
}

async function openSlowPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}
