import { expect } from '@playwright/test'
import { faintText, open, overflow, violations } from './checks.ts'
import { samples } from './hrefs.ts'
import { sites } from './sites.ts'
import { test } from './test.ts'

const href = '/docs/shed/care'

/** Returns the layout of a frame with a given width. Exactly one of the two layouts should be visible. */
const listLayouts = () => ({
  isWide:
    document.querySelector('[data-sidebar]')?.checkVisibility() === true &&
    document.querySelector('[data-navbar] nav')?.checkVisibility() === true,
  hasDrawer: document.querySelector('[data-menu-button]')?.checkVisibility() === true,
})

/** The navbar's buttons that are too small to hit or stick out of the window. */
const listBadButtons = () =>
  [...document.querySelectorAll('[data-navbar] button')].flatMap((button) => {
    const { left, right, top, bottom, width, height } = button.getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    if (!button.checkVisibility() || (isInside && width >= 24 && height >= 24)) return []
    return [`${innerWidth} px: ${button.outerHTML.slice(0, 120)}`]
  })

for (const [width, isWide] of [
  [997, true],
  [996, false],
] as const) {
  test(`at ${width} px there is ${isWide ? 'the sidebar' : 'a drawer'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(href)

    expect(await page.evaluate(listLayouts)).toEqual({ isWide, hasDrawer: !isWide })
  })
}

test('between 996 and 997 px there is always one of the two', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  // Only a frame can be of a fractional width, and the host forbids frames.
  await page.route(`**${href}`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _policy, 'x-frame-options': _options, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.setContent(`<iframe height="800"></iframe>`)
  const found: unknown[] = []
  for (const width of [996.1, 996.5, 996.9]) {
    // Until it has loaded, the frame still shows the page of the width before.
    await page.locator('iframe').evaluate(
      (frame: HTMLIFrameElement, { width, address }) =>
        new Promise((resolve) => {
          frame.addEventListener('load', resolve, { once: true })
          frame.style.inlineSize = `${width}px`
          frame.src = address
        }),
      { width, address: sites.toolshed.address + href },
    )
    const frame = page.frameLocator('iframe')
    const { isWide, hasDrawer } = await frame.locator('html').evaluate(listLayouts)
    found.push(isWide !== hasDrawer)
  }

  expect(found).toEqual([true, true, true])
})

test('with the font size doubled nothing scrolls sideways, and the buttons stay in the window', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const found: unknown[] = []
  for (const sample of samples) {
    await open(page, sample)
    for (const width of [320, 390, 997, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      found.push(...(await overflow(page)), ...(await page.evaluate(listBadButtons)))
    }
  }

  expect(found).toEqual([])
})

for (const sample of samples) {
  test(`${sample} scrolls sideways neither on phones nor at 400% zoom nor at any break of the layout, and axe finds nothing wrong with it, in light or dark`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page, sample)
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faintText(page)).toEqual([])
    const found: string[][] = []
    for (const width of [320, 390, 600, 768, 996, 997, 1100, 1240, 1920]) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 800 })
      found.push(await overflow(page))
    }
    expect(found.flat()).toEqual([])
  })
}

test('axe finds nothing wrong with the menu of a phone, in light or dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/docs/api/post-loans')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await violations(page, '#menu')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })

  expect(await faintText(page, '#menu')).toEqual([])
})

test('axe finds nothing wrong with announcement, version picker and banner', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `${sites.announcement.address}/docs/start/`)
  expect(await violations(page)).toEqual([])
  await open(page, `${sites.twoVersions.address}/docs/1.0/start/`)
  await page.getByText('Version 1.0', { exact: true }).click()

  expect(await violations(page)).toEqual([])
})

test('the list of a tag’s operations follows its heading closely, however high the call next to it is', async ({
  page,
}) => {
  for (const width of [1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const href of ['/docs/api/loans', '/docs/api/checks']) {
      await page.goto(href)
      const heading = await page.getByRole('heading', { name: 'Operations' }).boundingBox()
      const operation = await page.locator('section:has(> #operations) li').first().boundingBox()

      expect(operation!.y - heading!.y, `${href} at ${width} px`).toBeLessThan(80)
    }
  }
})

for (const width of [320, 390, 1440]) {
  test(`at ${width} px the links to files in the footer are at least 24 px high and don't overlap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(href)
    const boxes = await page
      .getByRole('contentinfo')
      .locator('p > a')
      .evaluateAll((links) =>
        links.map((link) => {
          const { top, bottom, left, right } = link.getBoundingClientRect()
          return { top, bottom, left, right }
        }),
      )

    expect(boxes.length).toBeGreaterThan(1)
    for (const [index, { top, bottom, left, right }] of boxes.entries()) {
      expect(bottom - top).toBeGreaterThanOrEqual(24)
      const others = boxes.slice(index + 1)
      const isAside = (other: (typeof boxes)[number]) =>
        other.left >= right || other.right <= left || other.top >= bottom || other.bottom <= top
      expect(others.every(isAside)).toBe(true)
    }
  })
}
