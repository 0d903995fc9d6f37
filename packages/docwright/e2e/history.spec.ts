import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open, saveData } from './checks.ts'
import { sites } from './sites.ts'

test('a navigation begins at the top, tells the new title and puts the focus on the heading', async ({
  page,
}) => {
  await open(page, '/docs/start/')
  await page.mouse.wheel(0, 1200)
  await page.locator('main a[rel="next"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('[data-announcer]')).toHaveText(await page.title())
})

test('back returns to the place that was left, and the focus to the link; forward returns to the top, also of a shorter page', async ({
  page,
}) => {
  await open(page, '/docs/start/')
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

test("an address whose end isn't an escaped text breaks nothing", async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await open(page, '/docs/shed/#100%')
  await page.getByRole('link', { name: 'Start' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  expect(errors).toEqual([])
})

test.describe('what the reader opened and picked', () => {
  const reference = '/docs/api/post-loans'
  // Whether the web font arrives in time for a frame depends on the machine. In data-saving mode, it isn't loaded.
  test.beforeEach(({ page }) => saveData(page))

  test('is as it was left after back, forward and a reload, and so is the place', async ({ page }) => {
    await open(page, reference)
    await openAndPick(page)
    const left = await look(page)
    await follow(page, 'The shed')
    await page.goBack()
    await expect.poll(() => look(page)).toEqual(left)
    await follow(page, 'Reference')
    await page.goBack()
    await expect.poll(() => look(page)).toEqual(left)
    await page.reload()

    await expect.poll(() => look(page)).toEqual(left)
  })

  test('is as it was left by the back button', async ({ page }) => {
    await open(page, '/docs/shed/')
    await follow(page, 'Reference')
    await page.locator(`main a[href="${reference}"]`).first().click()
    await expect(page).toHaveURL(reference)
    await openAndPick(page)
    const left = await look(page)
    await page.goBack()
    await expect(page.locator(field('request.tool'))).toHaveCount(0)
    await page.goForward()

    await expect.poll(() => look(page)).toEqual(left)
  })

  test('is as it was left for another site', async ({ page }) => {
    await open(page, reference)
    await openAndPick(page)
    const left = await look(page)
    await page.goto(sites.other.address)
    await page.goBack()

    await expect.poll(() => look(page)).toEqual(left)
  })

  test('stays picked though the address names another variant', async ({ page }) => {
    const variants = field('request.tool')
    const kit = page.locator(`${variants} [data-tab="kit"] > label`)
    await open(page, `${reference}#request.tool.hand`)
    await kit.click()
    await follow(page, 'The shed')
    await page.goBack()
    await expect(kit.locator('input')).toBeChecked()
    await page.reload()
    await page.locator('html[data-scripted]').waitFor()

    await expect(kit.locator('input')).toBeChecked()
  })

  test('is forgotten by a link to the page, and by its address', async ({ page }) => {
    await open(page, reference)
    const fresh = await look(page)
    await openAndPick(page)
    await follow(page, 'Reference')
    await page.locator(`main a[href="${reference}"]`).first().click()
    await expect.poll(() => look(page)).toEqual(fresh)
    await openAndPick(page)
    await open(page, reference)

    expect(await look(page)).toEqual(fresh)
  })

  test('is forgotten when a new build has been published', async ({ page }) => {
    await open(page, reference)
    await page
      .locator(`${field('request.tool')} summary`)
      .first()
      .click()
    await page.route(reference, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.replace(/data-build="/, '$&other-') })
    })
    await page.reload()
    await page.locator('html[data-scripted]').waitFor()

    await expect(page.locator(`${field('request.tool')} > details`)).not.toHaveAttribute('open')
  })

  test('yields to the language of the code that was picked last', async ({ page }) => {
    await open(page, reference)
    await pickLanguage(page, 'python')
    await follow(page, 'The shed')
    await page.locator('main [data-tab="go"] > label').first().click()
    await page.goBack()

    await expect(page).toHaveURL(reference)
    await expect(page.locator('main [data-tab="go"] input').first()).toBeChecked()
  })
})

const field = (id: string) => `[data-field][id="${id}"]`

/** Opens folds, picks a variant and an example, and scrolls to a field. */
async function openAndPick(page: Page): Promise<void> {
  await page.locator(`${field('request.deposit')} > details > summary`).click()
  await page
    .locator(`${field('request.tool')} summary`)
    .first()
    .click()
  await page.locator(`${field('request.tool')} [data-tab="kit"] > label`).click()
  const samples = page.getByRole('region', { name: 'Samples' })
  // By keyboard: before it clicks, Playwright may scroll up, which brings the navbar back and moves the button away.
  await samples.getByRole('button', { name: /^Example/ }).press('Enter')
  await samples.locator('label:has(> [name="request.example"])').nth(2).click()
  await page.locator(field('request.member')).evaluate((member) => member.scrollIntoView())
}

async function pickLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.locator(`main [data-tab="${name}"] > label`).click()
}

/** Returns the reader's visible choices, and the position of a field on the screen. */
function look(page: Page): Promise<object> {
  return page.evaluate(() => {
    const member = document.getElementById('request.member')
    return {
      folds: [...document.querySelectorAll<HTMLDetailsElement>('main details')].map(({ open }) => open),
      options: [...document.querySelectorAll<HTMLInputElement>('main :checked[type="radio"]')].map(
        ({ name, labels }) => `${name}: ${labels?.[0]?.textContent}`,
      ),
      top: member && Math.round(member.getBoundingClientRect().top),
    }
  })
}

/** By a link of the navbar; not with the pointer, for which Playwright would scroll up until the navbar shows. */
async function follow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name })
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL((await link.getAttribute('href'))!)
  await expect(link).toHaveAttribute('aria-current', 'true')
}
