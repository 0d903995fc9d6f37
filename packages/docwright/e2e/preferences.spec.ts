import { expect } from '@playwright/test'
import { open, saveData } from './checks.ts'
import { test } from './test.ts'

test('printed, everything is unfolded but samples, nothing is there that only a screen can use, and all of it is light', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const href of ['/docs/api/post-loans', '/']) {
    await open(page, href)
    const hidden = await page
      .locator('main :is(p, li, dt, dd, pre, td, [data-tab] > div)')
      .evaluateAll((elements) =>
        elements
          // The lists of sections, and what else is for a screen, where it can be clicked.
          .filter((element) => !element.closest('nav, [aria-label="Samples"], [data-tab-group="language"]'))
          .filter(({ textContent }) => !/ is also used in |^Show what applies to$/.test(textContent))
          .filter((element) => !element.checkVisibility())
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      )
    expect(hidden).toEqual([])
  }
  await expect(
    page.locator('header, footer, [data-menu], [data-copy]').filter({ visible: true }),
  ).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('printed, no list of options is there', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const href of ['/docs/api/api-reference', '/docs/api/post-loans', '/docs/start/errors']) {
    await open(page, href)

    await expect(page.locator('main [popover]').filter({ visible: true })).toHaveCount(0)
  }
})

test('printed, there is one sample of the request, in the language of the reader, and one of each class of status of the response', async ({
  page,
}) => {
  await open(page, '/docs/api/post-loans')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.locator('main [data-tab="python"] > label').click()
  const samples = page.getByRole('region', { name: 'Samples' })
  await samples
    .locator('[data-of]')
    .last()
    .evaluate((option: HTMLInputElement) => option.click())
  await page.emulateMedia({ media: 'print' })

  await expect(samples.locator('pre').filter({ visible: true })).toHaveCount(2)
  await expect(samples.locator('pre[data-format="python"]').filter({ visible: true })).toHaveCount(1)
  const [request, response] = await samples.locator('[data-part]').all()
  const requests = await request!
    .locator('pre [data-example]')
    .filter({ visible: true })
    .evaluateAll((pieces) => pieces.map((each) => each.dataset.example))
  expect([...new Set(requests)]).toEqual([requests[0]])
  expect(requests.length).toBeGreaterThan(0)
  const shown = await response!
    .locator('pre [data-example]')
    .filter({ visible: true })
    .evaluateAll((examples) => examples.map((each) => getComputedStyle(each, '::before').content))
  const options = await response!.locator('[data-of]').evaluateAll((options) =>
    options.map((option) => ({
      status: option.dataset.of!.replace('response.', ''),
      isFirstSeen: option.hasAttribute('checked'),
    })),
  )
  const cut = await samples
    .locator('pre:visible')
    .evaluateAll((blocks) => blocks.filter((each) => each.scrollHeight > each.clientHeight + 1).length)
  expect(cut).toBe(0)
  const classes = Object.values(Object.groupBy(options, ({ status }) => status.charAt(0)))
  const printed = classes.map((all) => all!.find(({ isFirstSeen }) => isFirstSeen) ?? all![0]!)
  expect(shown).toEqual(printed.map(({ status }) => `"${status}"`))
})

test('printed, no line of code is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await open(page, '/docs/start/')
  const cut = await page
    .locator('main pre')
    .evaluateAll(
      (blocks) => blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
    )

  expect(cut).toBe(0)
})

test("a browser that can't unfold by style unfolds before it prints, and folds again", async ({ page }) => {
  await open(page, '/docs/api/post-loans')
  const folded = page.locator('main details:not([open])')
  const before = await folded.count()
  expect(before).toBeGreaterThan(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await folded.count()).toBe(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  expect(await folded.count()).toBe(before)
})

test('a reader who wants less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await saveData(page)
  await open(page, '/docs/start/')
  await page.route('**/docs/shed/index.txt', () => undefined)
  await page.getByRole('link', { name: 'The shed' }).first().click()
  await expect(page.locator('[data-progress]')).toBeVisible()
  const moving = await page.evaluate(() => {
    const seconds = (style: string) => Math.max(...style.split(',').map(Number.parseFloat))
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element)
        return seconds(transitionDuration) > 0 || animationName !== 'none'
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80))
  })

  expect(moving).toEqual([])
})

test('in forced colors the current link, the picked tab and the focus differ from the rest', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/docs/start/')
  const label = page.locator('[data-tab] > label')
  const border = (index: number) =>
    label.nth(index).evaluate((element) => getComputedStyle(element).borderBlockEndColor)
  expect(await border(0)).not.toBe(await border(1))
  await page.goto('/docs/shed/')
  const current = page.locator('[data-sidebar] [aria-current="page"]')

  await expect(current).toHaveCSS('outline-style', 'solid')
  const other = page.locator('[data-sidebar] a:not([aria-current])').last()
  await expect(other).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await other.focus()
  await expect(other).toHaveCSS('outline-style', 'solid')
})

test('at 400% zoom the drawer opens, scrolls and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/docs/start/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const links = page.locator('#menu').getByRole('link')
  await expect(page.locator('#menu [aria-current="page"]').first()).toBeInViewport()
  const away = await links.evaluateAll((all) =>
    all.findIndex((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return bottom < 0 || top > innerHeight
    }),
  )
  expect(away).toBeGreaterThanOrEqual(0)
  const href = (await links.nth(away).getAttribute('href'))!
  await links.nth(away).click()
  await expect(page).toHaveURL(href)

  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('a page follows the colors chosen in another tab, and those chosen while it was in the back/forward cache', async ({
  page,
  context,
}) => {
  await open(page, '/docs/start/')
  const other = await context.newPage()
  await open(other, '/docs/api/post-loans')
  await other.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('[data-theme-toggle]')).toHaveAttribute('aria-label', 'Colors: dark')

  // A page doesn't receive events for its own changes, and a cached page doesn't receive any.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('[data-theme-toggle]')).toHaveAttribute('aria-label', 'Colors: light')
})
