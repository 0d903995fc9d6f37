import type { Page } from '@playwright/test'

/** Notes every shift of the layout in each page that is loaded from now on, but for what a reader's press moves. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly hadRecentInput: boolean
      readonly sources: readonly { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    const shifts: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { startTime, sources, hadRecentInput } of entries as Shift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.cloneNode() ? new XMLSerializer().serializeToString(node.cloneNode()) : node?.nodeName} from ${place(previousRect)} to ${place(currentRect)}`,
        )
        shifts.push(`${location.pathname} after ${startTime} ms: ${moved.join('; ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const shiftsSoFar = () => {
      note(observer.takeRecords())
      return shifts
    }
    Object.assign(globalThis, { shiftsSoFar })
  })
}

/** What shifted in the page in hand, until two frames from now. */
export function shiftsSoFar(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    return (globalThis as unknown as { shiftsSoFar: () => string[] }).shiftsSoFar()
  })
}
