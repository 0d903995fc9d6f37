import type { Page } from '@playwright/test'

/** The element that makes the rendering of a page fail. */
const planted = '<i data-planted></i>'

/** Makes a page throw while the browser renders it in place of another page. A page that is loaded from the server isn't affected. */
export async function breakPage(page: Page, href: string): Promise<void> {
  await page.addInitScript((stumbling) => {
    const { set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!
    Object.defineProperty(Element.prototype, 'innerHTML', {
      set(this: Element, html: unknown) {
        if (String(html).includes(stumbling)) throw new Error('A planted mistake.')
        set!.call(this, html)
      },
    })
  }, planted)
  await page.route(`**${href}.txt`, async (route) => {
    const response = await route.fetch()
    const payload = await response.json()
    await route.fulfill({ response, json: { ...payload, html: planted + payload.html } })
  })
}
