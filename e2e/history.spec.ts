import { expect, test } from '@playwright/test'
import { open } from './checks.ts'

test('a navigation begins at the top, tells the new title and puts the focus on the heading', async ({
  page,
}) => {
  await open(page, '/docs/fraud-prevention/rules/acl')
  await page.mouse.wheel(0, 1200)
  await page.locator('main a[rel="next"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('[data-announcer]')).toHaveText(await page.title())
})

test('back returns to the place that was left, and the focus to the link', async ({ page }) => {
  await open(page, '/docs/fraud-prevention/rules/acl')
  const link = page.locator('main a[rel="next"]')
  await link.scrollIntoViewIfNeeded()
  await link.focus()
  const left = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()

  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a link to a heading of another page ends there', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Act on the decision' }).click()
  await expect(page).toHaveURL(/integration#act-on-the-decision$/)

  await expect(page.locator('#act-on-the-decision')).toBeInViewport()
})

test('an address whose end is no escaped text breaks nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await open(page, '/docs/tools/overview#100%')
  await page.getByRole('link', { name: 'Get started' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  expect(errors).toEqual([])
})

test('only the clicks that are ours are followed: with Control a link opens a tab', async ({
  page,
  context,
}) => {
  await open(page, '/docs/tools/overview')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('link', { name: 'Get started' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened

  await expect(tab).toHaveURL('/docs/get-started/')
  await expect(page).toHaveURL('/docs/tools/overview')
})
