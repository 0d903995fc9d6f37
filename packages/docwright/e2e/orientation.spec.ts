import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { test } from './test.ts'

const operation = '/docs/api/post-loans'
const locateSections = (page: Page) => page.locator('[data-sidebar] [data-contents] a')

test('the sidebar lists the sections of an operation, also without JavaScript, and each leads to its heading', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${baseURL}${operation}`)
  // A link's text is followed by the number of items on the page that it leads to.
  const listed = await locateSections(page).evaluateAll((links) =>
    links.map((link) => link.firstChild?.textContent),
  )
  expect(listed).toEqual([
    'Authorization',
    'Parameters',
    'Request body',
    'Responses',
    '200 and 201',
    'Errors',
    'Response headers',
    'Next calls',
  ])
  await locateSections(page).last().click()

  await expect(page.locator('#next-calls')).toBeInViewport()
})

test('the sidebar says which section is being read', async ({ page }) => {
  await open(page, operation)
  const current = page.locator('[data-sidebar] [aria-current="location"]')
  for (const id of ['request', 'response\\.200', 'parameters']) {
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    await expect(current).toHaveCount(1)
    await expect(current).toHaveAttribute('href', `#${id.replace('\\', '')}`)
  }
})

for (const href of [operation, '/docs/start/errors']) {
  test(`on a phone ${href} keeps a bar in sight that names the section and leads to the others`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, href)
    const bar = page.locator('[data-contents-button]')
    await page.evaluate(() => scrollTo(0, 3000))
    await expect(bar).toHaveAttribute('data-now', /./)
    await expect.poll(() => getTop(page, '[data-contents-bar]')).toBe(0)
    // Clicks with mouse coordinates, because Playwright's `click` first scrolls elements that are in the scroll padding.
    const { x, y } = (await bar.boundingBox())!
    await page.mouse.click(x + 20, y + 20)
    const link = page.locator('#contents a').last()
    const hash = new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).hash
    await link.click()

    const target = page.locator(`[id="${hash.slice(1)}"]`)
    await expect(target).toBeFocused()
    await expect(page.locator('#contents')).toBeHidden()
    const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect
      .poll(() => target.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(bottom)
  })
}

test('what stays in sight moves up when the navbar leaves, and down when it returns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 800 })
  await open(page, '/docs/start/errors')
  const tops = () => Promise.all(['[data-menu]', '[data-contents-bar]'].map((part) => getTop(page, part)))
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(tops).toEqual([0, 0])
  await page.mouse.wheel(0, -200)
  const height = await page
    .locator('[data-navbar]')
    .evaluate((bar) => Math.floor(bar.getBoundingClientRect().height))

  await expect.poll(tops).toEqual([height - 1, height - 1])
})

test.describe('focus', () => {
  test('goes with a link to a heading or a field, and on from there', async ({ page }) => {
    await open(page, operation)
    await page.setViewportSize({ width: 1440, height: 800 })
    await locateSections(page).nth(2).click()
    await expect(page.locator('#request')).toBeFocused()
    await expect(page.locator('#request')).toBeInViewport()
    await page.evaluate(() => {
      location.hash = '#request.deposit.value'
    })

    await expect(page.locator('[id="request.deposit.value"]')).toBeFocused()
    await expect(page.locator('[id="request.deposit.value"]')).toBeInViewport()
  })

  test('is on the field that the address of a page names', async ({ page }) => {
    await open(page, `${operation}#request.locker.code`)

    await expect(page.locator('[id="request.locker.code"]')).toBeFocused()
    await expect(page.locator('[id="request.locker.code"]')).toBeInViewport()
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('keeps the page behind it from scrolling', async ({ page }) => {
    await open(page, operation)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.mouse.move(380, 400)
    await page.mouse.wheel(0, 600)
    await page.mouse.move(100, 400)
    await page.mouse.wheel(0, 5000)

    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('closes by a swipe to its edge, not by one along it', async ({ page }) => {
    await open(page, operation)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await swipe(page, { x: 250, y: 500 }, { x: 180, y: 200 })
    await expect(page.locator('#menu')).toBeVisible()
    await swipe(page, { x: 250, y: 500 }, { x: 90, y: 520 })

    await expect(page.locator('#menu')).toBeHidden()
  })
})

interface Point {
  readonly x: number
  readonly y: number
}

async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }])
  await touch('touchMove', [to])
  await touch('touchEnd', [])
}

function getTop(page: Page, part: string): Promise<number> {
  return page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top))
}

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript the sections of an operation link to its next calls, each of which is listed once`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 1440, height: 900 } })
    await page.goto(`${baseURL}${operation}`)
    await page.locator('[data-sidebar] a[href="#next-calls"]').click()

    await expect(page.locator('#next-calls ~ ul a').first()).toBeInViewport()
    await expect(page.getByText(', after 200 and 201')).toHaveCount(2)
    await page.close()
  })
}
