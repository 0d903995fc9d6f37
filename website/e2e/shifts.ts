import type { Page } from '@playwright/test'

/**
 * Counts the shifts of the layout in each page that is loaded from now on, except for what a reader's press moves. The font
 * doesn't come, since it may move text a little whenever it does.
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

/** Returns how many shifts the current page has had, two frames later included. */
export function shiftsSoFar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    return (globalThis as unknown as { shiftsSoFar: () => number }).shiftsSoFar()
  })
}
