import type { Page } from '@playwright/test'

/**
 * Counts the layout shifts of each page that's loaded from now on, except those that the reader causes. The font
 * is blocked, because it may shift text a little when it arrives.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly hadRecentInput: boolean
    }
    let count = 0
    const note = (entries: PerformanceEntryList) => {
      count += (entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput).length
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const shiftsSoFar = () => {
      note(observer.takeRecords())
      return count
    }
    Object.assign(globalThis, { shiftsSoFar })
  })
}

/** Returns the number of layout shifts of the current page, including the next two frames. */
export function shiftsSoFar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    return (globalThis as unknown as { shiftsSoFar: () => number }).shiftsSoFar()
  })
}
