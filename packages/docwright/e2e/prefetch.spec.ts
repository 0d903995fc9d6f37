import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open, saveData } from './checks.ts'
import { test } from './test.ts'

const payload = '/docs/shed/drills.txt'

/** Counts the requests for each payload, by its path. */
function payloadsAsked(page: Page): Map<string, number> {
  const asked = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.txt')) asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
  })
  return asked
}

/** The payloads of pages other than the current one. */
function others(asked: ReadonlyMap<string, number>): string[] {
  return [...asked.keys()].filter((path) => path !== '/docs/shed/index.txt')
}

/** Requests are heard in their order: when a last one has been, so have all before it. */
async function allHeard(page: Page): Promise<void> {
  const last = page.waitForRequest('**/favicon.svg?last')
  await page.evaluate(() => fetch('/favicon.svg?last'))
  await last
}

/** Points at a link and focuses it, and lets a second pass, in which a page would be fetched ahead. */
async function showIntent(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Drills' }).first()
  await link.hover()
  await link.focus()
  await page.clock.runFor(1000)
  await allHeard(page)
}

/** A link to a page that no other link of the page leads to, far below the viewport. */
async function addFarLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a[href^="/docs/shed/drills"]')) link.remove()
    const link = document.createElement('a')
    link.href = '/docs/shed/drills'
    link.id = 'far'
    link.textContent = 'Far away'
    const spacer = document.createElement('p')
    spacer.style.blockSize = '5000px'
    document.querySelector('main')?.append(spacer, link)
  })
}

test('nothing is fetched ahead before the reader moves, though the page scrolls by itself', async ({
  page,
}) => {
  const asked: string[] = []
  await page.setViewportSize({ width: 1280, height: 220 })
  await page.clock.install()
  await open(page, '/docs/shed/')
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.evaluate(() => scrollTo(0, 100))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  await page.clock.runFor(10_000)
  await allHeard(page)
  expect(asked.filter((path) => path !== '/favicon.svg')).toEqual([])

  await page.mouse.move(1, 1)
  await expect.poll(() => asked).toContain(payload)
  expect(asked).toContainEqual(expect.stringMatching(/\/style-[\w-]+\.css$/))
})

test('links near the viewport are fetched once, and a click on one makes no request', async ({ page }) => {
  const asked = payloadsAsked(page)
  await open(page, '/docs/shed/')
  await page.keyboard.press('Shift')
  await expect.poll(() => asked.get(payload)).toBe(1)
  await page.getByRole('link', { name: 'Drills' }).first().click()
  await expect(page).toHaveURL('/docs/shed/drills')
  await allHeard(page)

  expect(asked.get(payload)).toBe(1)
})

test('every payload that is fetched ahead is fetched once', async ({ page }) => {
  const asked = payloadsAsked(page)
  await open(page, '/docs/api/api-reference')
  await page.mouse.wheel(0, 1)
  await expect.poll(() => asked.size).toBeGreaterThan(3)
  await page.mouse.wheel(0, 20_000)
  await page.mouse.wheel(0, -20_000)
  await page.locator('main a').last().hover()
  await allHeard(page)

  expect([...asked].filter(([, times]) => times !== 1)).toEqual([])
})

const intents: Record<string, (page: Page) => Promise<void>> = {
  hover: (page) => page.locator('#far').dispatchEvent('pointerover', { bubbles: true }),
  focus: (page) =>
    page.locator('#far').evaluate((link) => {
      link.blur()
      link.focus({ preventScroll: true })
    }),
  press: (page) => page.locator('#far').dispatchEvent('pointerdown', { bubbles: true, button: 0 }),
}

for (const [name, show] of Object.entries(intents)) {
  test(`${name} fetches a page that is far away, once`, async ({ page }) => {
    await page.clock.install()
    await open(page, '/docs/start/errors')
    const asked = payloadsAsked(page)
    await addFarLink(page)
    await show(page)
    await expect.poll(() => asked.get(payload)).toBe(1)
    await show(page)
    await page.clock.runFor(1000)
    await allHeard(page)

    expect(asked.get(payload)).toBe(1)
  })
}

test('nothing is fetched ahead for a reader who saves data, and a click still works', async ({ page }) => {
  await saveData(page)
  await page.clock.install()
  const asked = payloadsAsked(page)
  await open(page, '/docs/shed/')
  await showIntent(page)
  expect(others(asked)).toEqual([])

  await page.getByRole('link', { name: 'Drills' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Drills')
})

for (const effectiveType of ['slow-2g', '2g']) {
  test(`nothing is fetched ahead on a ${effectiveType} connection`, async ({ page }) => {
    await page.addInitScript((type) => {
      Object.defineProperty(Reflect.get(navigator, 'connection'), 'effectiveType', { get: () => type })
    }, effectiveType)
    const asked = payloadsAsked(page)
    await page.clock.install()
    await open(page, '/docs/shed/')
    await showIntent(page)

    expect(others(asked)).toEqual([])
  })
}

test('a failed fetch ahead does nothing', async ({ page }) => {
  await page.route(`**${payload}`, (route) => route.abort())
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(payload))
  await open(page, '/docs/shed/')
  await page.mouse.move(1, 1)
  await failed
  await allHeard(page)

  expect(errors).toEqual([])
  await expect(page).toHaveURL('/docs/shed/')
})
