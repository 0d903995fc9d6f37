import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open } from './checks.ts'
import { part } from './sample-part.ts'

/**
 * Returns the focused element: its name, its position in the text, and whether the element and its focus ring are
 * visible.
 */
async function describeFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const shown = element.matches('input') ? element.parentElement! : element
    const { top, bottom, left, right } = shown.getBoundingClientRect()
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    const { outlineStyle, outlineWidth } = getComputedStyle(shown)
    return {
      name: (element.getAttribute('aria-label') ?? shown.textContent ?? '').trim().slice(0, 40),
      tag: element.tagName,
      place: [...document.querySelectorAll('*')].indexOf(element),
      isVisible: isInView && shown.checkVisibility({ visibilityProperty: true }),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    }
  })
}

for (const width of [1280, 390]) {
  test(`at ${width} px the Tab key goes through a page in order, and the focus is always seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/docs/start/')
    const stops: Awaited<ReturnType<typeof describeFocus>>[] = []
    for (let press = 0; press < 70; press++) {
      await page.keyboard.press('Tab')
      const stop = await describeFocus(page)
      if (stop.tag === 'BODY') break
      stops.push(stop)
    }

    expect(stops[0]?.name).toBe('Skip to main content')
    expect(stops.length).toBeGreaterThan(15)
    const places = stops.map(({ place }) => place)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(stops.filter(({ isVisible, hasRing }) => !isVisible || !hasRing)).toEqual([])
  })
}

test('the skip link leads past the navigation', async ({ page }) => {
  await open(page, '/docs/shed/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')

  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the navbar that has left comes back with the focus, and when the reader scrolls up', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/docs/start/errors')
  await page.mouse.wheel(0, 600)
  const top = () => page.locator('[data-navbar]').evaluate((bar) => bar.getBoundingClientRect().bottom)
  await expect.poll(top).toBeLessThanOrEqual(0)
  await page.locator('[data-navbar] a').first().focus()
  await expect.poll(top).toBeGreaterThan(0)

  await page.locator('main').focus()
  await page.mouse.wheel(0, 300)
  await expect.poll(top).toBeLessThanOrEqual(0)
  await page.mouse.wheel(0, -100)
  await expect.poll(top).toBeGreaterThan(0)
})

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('opens by keyboard, keeps the focus, closes by Escape and gives the focus back', async ({ page }) => {
    await open(page, '/docs/shed/')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
    const inside = new Set<boolean>()
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Tab')
      inside.add(
        await page.evaluate(() => {
          const { activeElement } = document
          return activeElement === document.body || activeElement?.closest('#menu') !== null
        }),
      )
    }
    expect([...inside]).toEqual([true])
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true)
    await page.keyboard.press('Escape')

    await expect(page.locator('#menu')).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator('[inert]')).toHaveCount(0)
  })

  test('follows a link, closes, and leaves nothing inert', async ({ page }) => {
    await open(page, '/docs/shed/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('#menu').getByRole('link', { name: 'Drills' }).click()
    await expect(page).toHaveURL('/docs/shed/drills')

    await expect(page.locator('#menu')).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('closes when the screen grows', async ({ page }) => {
    await open(page, '/docs/shed/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.setViewportSize({ width: 1280, height: 800 })

    await expect(page.locator('#menu:popover-open')).toHaveCount(0)
    await expect(page.locator('[inert]')).toHaveCount(0)
  })

  test('opens and leads on without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    })
    const page = await context.newPage()
    await page.goto(`${baseURL}/docs/shed/`)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('#menu').getByRole('link', { name: 'Drills' }).click()

    await expect(page).toHaveURL(`${baseURL}/docs/shed/drills`)
  })
})

test('arrow keys move between tabs, every group of languages follows, and the choice is remembered', async ({
  page,
}) => {
  await open(page, '/docs/start/')
  const tabs = page.getByRole('radiogroup', { name: 'Language' })
  await tabs.first().getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  const second = tabs.first().getByRole('radio').nth(1)
  await expect(second).toBeChecked()
  await expect(second).toBeFocused()
  const language = await second.evaluate((radio) => radio.closest('[data-tab]')?.getAttribute('data-tab'))
  const sameElsewhere = page.locator(`main [data-tab="${language}"] > label > input`)
  expect(await sameElsewhere.count()).toBeGreaterThan(1)
  for (const radio of await sameElsewhere.all()) await expect(radio).toBeChecked()
  await page.reload()

  for (const radio of await sameElsewhere.all()) await expect(radio).toBeChecked()
})

test('categories of the sidebar open and close by keyboard', async ({ page }) => {
  await open(page, '/docs/start/')
  const summary = page.locator('[data-sidebar] summary').first()
  const isOpen = () => summary.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open)
  const before = await isOpen()
  await summary.focus()
  await page.keyboard.press('Enter')

  expect(await isOpen()).toBe(!before)
})

test('the focus on what stays in sight leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/docs/api/post-loans')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect(page.locator('[data-contents-button]')).toHaveAttribute('data-now', /./)
  for (const stays of ['[data-contents-button]', '[data-navbar] a[href="/"]', '[data-search-button]']) {
    await page.locator(stays).first().focus()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => scrollY)).toBe(2000)
  }
})

test('a list closes when the keyboard goes on, which is where it went', async ({ page }) => {
  await open(page, '/docs/api/post-loans')
  const request = part(page, 'Request')
  const button = request.getByRole('button', { name: /^Example/ })
  await button.press('Enter')
  const list = page.getByRole('radiogroup', { name: 'Example' })
  await expect(list.getByRole('radio', { checked: true })).toBeFocused()
  await page.keyboard.press('Tab')

  await expect(list).toBeHidden()
  await expect(request.getByRole('button', { name: /^Language/ })).toBeFocused()
})
