import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { test } from './test.ts'

const lend = '/docs/api/post-loans'
const change = '/docs/api/patch-loans-id'

test.use({ viewport: { width: 1920, height: 900 } })

/** An option may be in a list that is closed. */
const click = (option: HTMLElement | SVGElement) => (option as HTMLElement).click()

/** Presses a link whose page has been prerendered, without releasing it. */
async function press(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().hover()
  await page.mouse.down()
  await page.locator('[data-beside]').waitFor({ state: 'attached' })
}

/** The options that are picked on the current page. */
const picked = (page: Page) =>
  page
    .locator('#page')
    .first()
    .evaluate((region) =>
      [...region.querySelectorAll<HTMLInputElement>('[type="radio"]:checked')].map(({ value }) => value),
    )

/** Returns the positions of the bars above and below the page, and of the page between them. */
const sides = (page: Page) =>
  page.evaluate(() =>
    ['[data-navbar] > *', 'footer > *', '#page > *', 'main > *'].map((part) => {
      const { left, right } = document.querySelector(part)!.getBoundingClientRect()
      return `${part} from ${left} to ${right}`
    }),
  )

/** Returns the position of the text and the length of the page, which depends on the current font. */
const heights = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('main > *')!.getBoundingClientRect().top,
    document.documentElement.scrollHeight,
  ])

const look = async (page: Page) => ({
  picked: await picked(page),
  sides: await sides(page),
  heights: await heights(page),
})

test('while a link is pressed its page is laid out unseen, and is gone when the link is let go of elsewhere', async ({
  page,
}) => {
  await open(page, lend)
  await page.locator('[name="request.example"]').nth(2).evaluate(click)
  const before = await look(page)
  await press(page, change)
  const heading = page.locator('[data-beside] h1')

  expect((await heading.evaluate((title) => title.getBoundingClientRect().width)) > 0).toBe(true)
  expect(await heading.evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    false,
  )
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lend a tool')
  expect(await look(page)).toEqual(before)
  await page.mouse.move(900, 450)
  await page.mouse.up()
  await expect(page.locator('[data-beside]')).toHaveCount(0)
  await expect(page).toHaveURL(lend)
  expect(await picked(page)).toEqual(before.picked)
})

test("a pressed link whose page can't be had breaks nothing, and lets nothing stay", async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/docs/api/patch-loans-id.txt', (route) => route.abort())
  await open(page, lend)
  const link = page.locator(`a[href="${change}"]:visible`).first()
  await link.hover()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('patch-loans-id.txt'))
  await page.mouse.down()
  await failed
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.locator('[data-beside]')).toHaveCount(0)
  await page.mouse.up()
  // If a page can't be fetched, the browser loads it as a new document.
  await expect(page).toHaveURL(change)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  expect(errors).toEqual([])
})

test('a page that was laid out before the click is the only page after it, and works like any other', async ({
  page,
}) => {
  await open(page, lend)
  await page.locator('[name="request.example"]').nth(2).evaluate(click)
  const left = await picked(page)
  await press(page, change)
  await page.locator('[data-beside] h1').evaluate((title) => Object.assign(globalThis, { title }))
  await page.mouse.up()
  await expect(page).toHaveURL(change)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()

  expect(await heading.evaluate((title) => title === (globalThis as { title?: Element }).title)).toBe(true)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('[data-navbar] ~ div:not(#page, [data-announcer])')).toHaveCount(0)
  const examples = page.locator('[name$="request.example"]')
  await examples.nth(1).evaluate(click)
  await expect(examples.nth(0)).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(lend)
  await expect.poll(() => picked(page)).toEqual(left)
})

for (const { from, to, width } of [
  { from: '/docs/api/api-reference', to: lend, width: 1920 },
  { from: lend, to: '/docs/api/api-reference', width: 1920 },
  { from: '/', to: '/docs/start/', width: 800 },
]) {
  test(`nothing moves while ${to} is pressed on ${from} at ${width} px, and a click shows it as a load does`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, to)
    const loaded = await sides(page)
    await open(page, from)
    await page.locator(`a[href="${to}"]:visible`).first().hover()
    const before = await look(page)
    await press(page, to)
    expect(await look(page)).toEqual(before)
    await page.mouse.up()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await expect.poll(() => sides(page)).toEqual(loaded)
  })
}
