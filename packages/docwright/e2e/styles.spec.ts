import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open, saveData } from './checks.ts'
import { samples } from './hrefs.ts'
import { test } from './test.ts'

for (const href of samples) {
  test(`${href} looks the same with its own styles as with the styles of all pages, on a screen and on paper`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    for (const [width, media] of [
      [1440, { colorScheme: 'light' }],
      [390, { colorScheme: 'dark' }],
      [700, { media: 'print', colorScheme: null }],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(href)
      await page.emulateMedia(media)
      // A new session resets emulated media when a page is opened, so this follows `goto`.
      expect(await page.evaluate(() => matchMedia('print').matches)).toBe('media' in media)
      const own = await drawn(page, session)
      await showAllStyles(page)
      const all = await drawn(page, session)
      const others = all.filter((fact, place) => fact !== own[place])
      expect(others.slice(0, 20)).toEqual([])
      expect(all.length).toBe(own.length)
    }
    await context.close()
  })
}

test('a page that is drawn after another looks as when it is loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const href = '/docs/api/post-loans'
  // Whether the web font arrives in time for a frame depends on the machine. In data-saving mode, it isn't loaded.
  await saveData(page)
  await open(page, href)
  const loaded = await look(page)
  await open(page, '/docs/api/loans')
  // The mouse stays away: keys of a sample that is pointed at become links.
  await page
    .locator(`main a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  expect(loaded.length).toBeGreaterThan(300)
  await expect.poll(() => look(page)).toEqual(loaded)
})

test('a reader who saves data gets the styles of a mark when they point at a field', async ({ page }) => {
  await saveData(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/docs/api/post-loans')
  await page.mouse.move(1, 1)
  expect(await page.locator('link[rel="stylesheet"]:not([media])').count()).toBe(0)
  await page.locator('[id="request.locker"] > details > summary').hover()

  await expect(page.locator('[data-mark]').first()).toHaveCSS('position', 'absolute')
})

test("styles that don't come are asked for once, however often a reader comes near what wants them", async ({
  page,
}) => {
  let asked = 0
  await page.route('**/assets/style-*.css', (route) => {
    asked += 1
    return route.abort()
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/docs/api/post-loans')
  for (const row of await page.locator('[data-field] > details > summary:visible').all()) await row.focus()
  await page.locator('[id="request.locker"] > details > summary').focus()
  await expect(page.locator('[data-mark]').first()).toBeAttached()

  expect(asked).toBe(1)
})

/** Every element that shows: its place, its size, its colors and its type. Pixels would tell of how a machine smooths corners. */
function look(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, aside *, nav *, main *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, borderColor, font, textDecoration } = getComputedStyle(element)
        const box = [x, y, width, height].map(Math.round).join(' ')
        return [element.localName, box, color, backgroundColor, borderColor, font, textDecoration].join('; ')
      }),
  )
}

/**
 * Returns each rendered box, including `::before` and `::after`, with its name, its position, and all its properties.
 */
async function drawn(page: Page, session: CDPSession): Promise<readonly string[]> {
  const properties = await page.evaluate(() => [...getComputedStyle(document.body)])
  // Tokens aren't properties, places and sizes are the box's, and what can be copied is shown by styles that come once a reader moves.
  const computedStyles = properties.filter((name) => !/^-|block|inline|user-select|origin/.test(name))
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles })
  const { nodes, layout } = documents[0]!
  return layout.nodeIndex.map((node, box) => {
    const values = layout.styles[box]!.map((value) => strings[value])
    return [strings[nodes.nodeName![node]!], ...layout.bounds[box]!, ...values].join('; ')
  })
}

async function showAllStyles(page: Page): Promise<void> {
  const styles = await page.locator('html').getAttribute('data-styles')
  await page.evaluate((href) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.id = 'all-styles'
    document.head.append(link)
  }, styles!)
  await expect
    .poll(() => page.locator('#all-styles').evaluate((link: HTMLLinkElement) => link.sheet !== null))
    .toBe(true)
}
