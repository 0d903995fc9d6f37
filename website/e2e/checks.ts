import type { Locator, Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import axe from 'axe-core'

/** Opens a page and waits until all its scripts have run. */
export async function open(page: Page, href: string): Promise<void> {
  await page.goto(href)
  await page.locator('html[data-settled]').waitFor({ state: 'attached' })
}

/** Applies the web font, even if it arrived after the first frame. */
export async function showFace(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [href] = document.documentElement.dataset.face!.split(' ')
    const face = new FontFace('Text', `url(${href})`, { weight: '100 900' })
    document.fonts.add(await face.load())
  })
}

/** Returns axe's findings on a page, or a part of it, after all animations: the rule and the location. */
export async function violations(page: Page, part = 'html', rules: RunOptions = {}): Promise<string[]> {
  await waitForAnimations(page)
  await page.evaluate(axe.source)
  const options: RunOptions = { ...rules, resultTypes: ['violations'] }
  const results: AxeResults = await page.evaluate(
    `axe.run(${JSON.stringify({ include: [part] })}, ${JSON.stringify(options)})`,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
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

/** Returns text with too little contrast. Only these rules of axe depend on the color mode. */
export function faintText(page: Page, part?: string): Promise<string[]> {
  return violations(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

/** Returns the elements that make a page scroll horizontally. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth - clientWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120))]
  })
}

/** Returns a part of an operation's sample panel: "Request" or "Response". */
export function part(page: Page, title: string): Locator {
  return page.locator('[data-part]').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** Returns the labels that are too small, overflow their figure or box, or overlap another label. */
export function badLabels(drawing: Locator, smallest: number): Promise<readonly string[]> {
  return drawing.evaluate((picture, size) => {
    const texts = [...picture.querySelectorAll('text')]
    const boxes = texts.map((text) => text.getBoundingClientRect())
    const { left, right } = picture.getBoundingClientRect()
    const isBad = (text: Element, index: number) => {
      const box = boxes[index]!
      const isOnAnother = boxes.some(
        (other, place) =>
          place !== index &&
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 5,
      )
      const style = getComputedStyle(text)
      const frame = style.textAnchor === 'middle' ? text.parentElement!.querySelector('rect') : null
      const isWide = frame !== null && box.width > frame.getBoundingClientRect().width - 4
      const isSmall = Number.parseFloat(style.fontSize) < size || box.height < size
      return isSmall || isWide || box.left < left - 1 || box.right > right + 1 || isOnAnother
    }
    return texts.filter(isBad).map((text) => text.textContent)
  }, smallest)
}
