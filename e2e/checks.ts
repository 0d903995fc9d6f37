import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong with a page, or a part of it, by WCAG 2.2 and by good practice: the rule, and where. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
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

/** Opens a page and waits until its scripts have run and nothing is being fetched. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

/** A reader who saves data: nothing is fetched ahead, so every click makes its own request. */
export async function saveData(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}
