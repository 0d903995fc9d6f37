import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { hrefsIn } from './hrefs.ts'
import { sites } from './sites.ts'
import { test } from './test.ts'

const start = '/docs/start/'
const errors = '/docs/start/errors'

test.use({ viewport: { width: 1440, height: 900 } })

/** Counts the documents that the browser has requested so far. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') count++
  })
  return () => count
}

test('clicking through every sidebar loads one document, and each click marks its link, shows its title and focuses its heading', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await open(page, start)
  const sections = await page.locator('header nav [data-section]').count()
  let visited = 0

  for (let section = 0; section < sections; section++) {
    await page.locator('header nav [data-section]').nth(section).click()
    await expect(page.locator('header nav [data-section]').nth(section)).toHaveAttribute(
      'aria-current',
      'true',
    )
    const links = page.locator('[data-sidebar] a')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    for (const href of hrefs) {
      await page.locator(`[data-sidebar] a[href="${href}"]`).click()
      await expect(page).toHaveURL(href)
      await expect(page.locator(`[data-sidebar] a[href="${href}"]`)).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('[data-sidebar] [aria-current="page"]')).toHaveCount(1)
      await expect(page.locator('main h1')).toBeFocused()
      const heading = await page.locator('main h1').innerText()
      expect(await page.title()).toContain(heading.trim())
      visited++
    }
  }

  // Every page but the home page.
  expect(visited).toBe(hrefsIn(sites.toolshed.folder).length - 1)
  expect(documents()).toBe(1)
})

test('the pager leads through a section and back without loading a document', async ({ page }) => {
  const documents = countDocuments(page)
  await open(page, start)
  const way = [start]

  for (let next = page.locator('main a[rel="next"]'); await next.count(); ) {
    const href = (await next.getAttribute('href'))!
    await next.click()
    await expect(page).toHaveURL(href)
    await expect(page.locator('main h1')).toBeFocused()
    way.push(href)
  }
  for (const href of way.toReversed().slice(1)) {
    await page.locator('main a[rel="prev"]').click()
    await expect(page).toHaveURL(href)
    await expect(page.locator('main h1')).toBeFocused()
  }

  expect(way).toEqual([start, '/docs/start/later/returns', errors])
  expect(documents()).toBe(1)
})

test('back brings the page to where the reader left it, and forward does too', async ({ page }) => {
  const documents = countDocuments(page)
  await open(page, start)
  await page.evaluate(() => scrollTo(0, 500))
  // A click by the mouse would bring the link into view first.
  await page
    .locator('[data-sidebar] a')
    .last()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('main h1')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo(0, 300))

  await page.goBack()
  await expect(page).toHaveURL(start)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)

  await page.goForward()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  expect(documents()).toBe(1)
})

test('a link into another page brings its heading into view and loads no document', async ({ page }) => {
  const documents = countDocuments(page)
  await open(page, start)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, id: 'to-heading', textContent: 'there' })
    document.querySelector('main')!.prepend(link)
  }, `${errors}#malformed-json`)
  await page.locator('#to-heading').click()

  await expect(page).toHaveURL(`${errors}#malformed-json`)
  await expect(page.locator('#malformed-json')).toBeInViewport()
  await expect(page.locator('#malformed-json')).toBeFocused()
  expect(documents()).toBe(1)
})

test('a link within the page leads to its heading, and neither the link nor the back button loads a document', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await open(page, errors)
  const link = page.locator('[data-contents] a').nth(1)
  const hash = new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).hash
  await link.click()

  await expect(page).toHaveURL(errors + hash)
  await expect(page.locator(hash)).toBeInViewport()
  await expect(page.locator(hash)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(errors)
  expect(documents()).toBe(1)
})

test('a click with Control opens a tab and leaves the page as it is', async ({ page, context }) => {
  await open(page, start)
  const opened = context.waitForEvent('page')
  await page
    .locator('[data-sidebar] a')
    .last()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened

  await expect(tab).toHaveURL(errors)
  await expect(page).toHaveURL(start)
})

test('a link to another site is the browser’s', async ({ page }) => {
  await page.route('https://*.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
  await open(page, start)
  await page.locator('header nav a[href^="https://"]').first().click()

  await expect(page).toHaveURL(/^https:\/\/[^/]+\.example/)
})

test('a click on a link to the current page scrolls to its top and loads no document', async ({ page }) => {
  const documents = countDocuments(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, errors)
  await page.evaluate(() => scrollTo(0, 400))
  // With the navbar the sidebar moves up, which is over before the click.
  await page.locator('header[data-hidden]').waitFor()
  await page.locator('[data-sidebar] a[aria-current="page"]').click()

  await expect(page.locator('main h1')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main h1')).toHaveCount(1)
  expect(documents()).toBe(1)
})

test('if several pages are rendered ahead, a click shows the page that it leads to, every time', async ({
  page,
}) => {
  await open(page, '/docs/shed/')
  const [drills, saws, shed] = ['Drills', 'Saws', 'The shed']
  const hrefs = new Map([
    [drills, '/docs/shed/drills'],
    [saws, '/docs/shed/saws'],
    [shed, '/docs/shed/'],
  ])
  const link = (href: string) => page.locator(`[data-sidebar] a[href="${href}"]`)
  for (const title of [drills, saws, shed, drills]) {
    const href = hrefs.get(title)!
    for (const other of [...hrefs.values(), href]) await link(other).focus()
    await link(href).press('Enter')

    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

for (const { from, to, height } of [
  { from: '/docs/api/loans', to: '/docs/api/post-loans', height: 900 },
  { from: start, to: '/docs/start/errors', height: 900 },
  { from: start, to: '/docs/start/errors', height: 2400 },
]) {
  test(`the first frame that a click shows of ${to} fills a window of ${height} px, and the rest is laid out later`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height })
    await open(page, from)
    const { first, end } = await page.evaluate(async (to) => {
      const heading = () => document.querySelector('main h1')?.textContent
      const hidden = () =>
        [...document.querySelectorAll('main > .prose > *, main [data-level] > *')].filter(
          (part) => !part.checkVisibility({ contentVisibilityAuto: true }) || part.matches('[data-later]'),
        )
      const before = heading()
      document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click()
      while (heading() === before) await new Promise(requestAnimationFrame)
      // A separate task runs after the rest of this frame.
      await new Promise((resolve) => setTimeout(resolve))
      const first = hidden().map((part) => part.getBoundingClientRect().top - innerHeight)
      while (hidden().length > 0) await new Promise(requestAnimationFrame)
      return { first, end: document.querySelectorAll('[data-later]').length }
    }, to)

    expect(first.length).toBeGreaterThan(0)
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0)
    expect(end).toBe(0)
  })
}

test('a page that a click shows hears nothing itself of where the reader points and clicks, which would cost time', async ({
  page,
}) => {
  await open(page, start)
  await page.locator('[data-sidebar] a').last().click()
  await expect(page.locator('main h1')).toBeFocused()
  const browser = await page.context().newCDPSession(page)
  const { result } = await browser.send('Runtime.evaluate', { expression: 'document.getElementById("page")' })
  const { listeners } = await browser.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })

  expect(listeners.map(({ type }) => type)).toEqual([])
})
