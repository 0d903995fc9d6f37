import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import axe from 'axe-core'

/**
 * Returns the violations of WCAG 2.2 and of best practices that axe finds in a page or a part of it, each with its rule
 * and its place.
 */
export function violations(page: Page, part?: string): Promise<string[]> {
  return found(page, part)
}

/** Returns the texts with too little contrast. Of axe's rules, only these depend on the color mode. */
export function faintText(page: Page, part?: string): Promise<string[]> {
  return found(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

/**
 * Runs axe after all animations have ended. Collects only violations, and skips frames, because our pages don't have
 * any. This takes half as long.
 */
async function found(page: Page, part: string | undefined, rules: RunOptions = {}): Promise<string[]> {
  await waitForAnimations(page)
  await page.evaluate(axe.source)
  const options: RunOptions = { ...rules, resultTypes: ['violations'] }
  const { violations }: AxeResults = await page.evaluate(
    `axe.run(${part ? JSON.stringify({ include: [part] }) : 'document'}, ${JSON.stringify(options)})`,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Waits for the end of all animations that run by themselves. One that follows the scroll position ends only when a reader scrolls. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ finished }) => finished),
    ),
  )
}

/** By how many pixels a page can be scrolled sideways, and the elements that stick out. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth - clientWidth} px`,
      ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ]
  })
}

/** Opens a page and waits until all its scripts have run. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
}

/** From then on nothing happens on a page but by its reader. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-settled]').waitFor({ state: 'attached' })
}

/** Shows a page in its face, though it came after the first frame. */
export async function showFace(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [href] = document.documentElement.dataset.face!.split(' ')
    const face = new FontFace('Text', `url(${href})`, { weight: '100 900' })
    document.fonts.add(await face.load())
  })
}

/** A reader who saves data: nothing is fetched ahead, so every click makes its own request. */
export async function saveData(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/** Delays every request for some files until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    // A page that was left asks no more.
    await route.continue().catch(() => undefined)
  })
  return resolve
}
