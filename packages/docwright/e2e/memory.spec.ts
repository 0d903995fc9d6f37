import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { test } from './test.ts'

test('pages that were left quickly are let go, though their links never had their turn', async ({ page }) => {
  // After the first idle time, in which the page's own code starts, none ever comes: what waits for one waits on.
  await page.addInitScript(() => {
    let isStarted = false
    const requestIdleCallback = (run: () => void) => {
      if (!isStarted) setTimeout(run)
      isStarted = true
    }
    Object.assign(globalThis, { requestIdleCallback })
  })
  await open(page, '/docs/shed/')
  const browser = await page.context().newCDPSession(page)
  const elements = async () => {
    await browser.send('HeapProfiler.collectGarbage')
    return (await browser.send('Memory.getDOMCounters')).nodes
  }
  const follow = async (rel: 'next' | 'prev') => {
    await page.locator(`main a[rel="${rel}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await follow('next')
  await follow('prev')
  const before = await elements()
  for (let round = 0; round < 10; round++) {
    await follow('next')
    await follow('prev')
  }

  expect(await elements()).toBeLessThan(before * 1.5)
})
