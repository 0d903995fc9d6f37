import type { Page } from '@playwright/test'

/** By how much a page may shift when its face takes the place of the stand-in. */
const maxFontShift = 0.01

/**
 * Records every layout shift on each page that is loaded from now on, except shifts caused by the reader's input, and
 * shifts caused by the web font, up to their limit.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((maxFontShift) => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    const shifts: string[] = []
    const now = performance.now.bind(performance)
    const add = document.fonts.add.bind(document.fonts)
    /** The frames in which the face came, which the first script and the later one may each bring. */
    const swaps: { readonly start: number; end: number }[] = []
    let moved = 0
    document.fonts.add = (face) => {
      if (face.family.replaceAll('"', '') === 'Text') {
        const swap = { start: now(), end: Number.POSITIVE_INFINITY }
        swaps.push(swap)
        requestAnimationFrame(() => requestAnimationFrame(() => (swap.end = now())))
      }
      return add(face)
    }
    const note = (entries: PerformanceEntryList) => {
      for (const { startTime, sources, value, hadRecentInput } of entries as Shift[]) {
        if (hadRecentInput) continue
        if (swaps.some(({ start, end }) => startTime >= start && startTime <= end)) {
          moved += value
          if (moved <= maxFontShift) continue
        }
        const places = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.cloneNode() ? new XMLSerializer().serializeToString(node.cloneNode()) : node?.nodeName} from ${place(previousRect)} to ${place(currentRect)}`,
        )
        shifts.push(`${location.pathname} after ${startTime} ms: ${places.join('; ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const shiftsSoFar = () => {
      note(observer.takeRecords())
      return shifts
    }
    Object.assign(globalThis, { shiftsSoFar })
  }, maxFontShift)
}

/** Returns what has shifted on the current page, two frames later included. */
export function shiftsSoFar(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    return (globalThis as unknown as { shiftsSoFar: () => string[] }).shiftsSoFar()
  })
}
