import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open, saveData } from './checks.ts'
import { sites } from './sites.ts'

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
  const link = page.locator('main a[href*="#"]:not([href^="#"])').first()
  const [path, id] = (await link.getAttribute('href'))!.split('#')
  await link.click()
  await expect(page).toHaveURL(`${path}#${id}`)

  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
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

test.describe('what the reader opened and picked', () => {
  const reference = '/docs/api/post-v-1-risk-evaluations'
  // Whether the face comes in time for a frame is the machine's affair; with data saved it never does.
  test.beforeEach(({ page }) => saveData(page))

  test('is as it was left after back, forward and a reload, and so is the place', async ({ page }) => {
    await open(page, reference)
    await openAndPick(page)
    const left = await look(page)
    await follow(page, 'Tools')
    await page.goBack()
    await expect.poll(() => look(page)).toEqual(left)
    await follow(page, 'APIs')
    await page.goBack()
    await expect.poll(() => look(page)).toEqual(left)
    await page.reload()

    await expect.poll(() => look(page)).toEqual(left)
  })

  test('is as it was left by the back button', async ({ page }) => {
    await open(page, '/docs/tools/overview')
    await follow(page, 'APIs')
    await page.locator(`main a[href="${reference}"]`).first().click()
    await expect(page).toHaveURL(reference)
    await openAndPick(page)
    const left = await look(page)
    await page.goBack()
    await expect(page.locator(field('request.transaction'))).toHaveCount(0)
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
    const variants = field('request.transaction.payment_method')
    const wallet = page.locator(`${variants} [data-tab="wallet"] > label`)
    await open(page, `${reference}#request.transaction.payment_method.card`)
    await wallet.click()
    await follow(page, 'Tools')
    await page.goBack()
    await expect(wallet.locator('input')).toBeChecked()
    await page.reload()
    await page.locator('html[data-scripted]').waitFor()

    await expect(wallet.locator('input')).toBeChecked()
  })

  test('is forgotten by a link to the page, and by its address', async ({ page }) => {
    await open(page, reference)
    const fresh = await look(page)
    await openAndPick(page)
    await follow(page, 'APIs')
    await page.locator(`main a[href="${reference}"]`).first().click()
    await expect.poll(() => look(page)).toEqual(fresh)
    await openAndPick(page)
    await open(page, reference)

    expect(await look(page)).toEqual(fresh)
  })

  test('is forgotten when the site has been published anew', async ({ page }) => {
    await open(page, reference)
    await page
      .locator(`${field('request.transaction.payment_method')} summary`)
      .first()
      .click()
    await page.route(reference, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.replace(/data-build="/, '$&other-') })
    })
    await page.reload()
    await page.locator('html[data-scripted]').waitFor()

    await expect(
      page.locator(`${field('request.transaction.payment_method')} > details`),
    ).not.toHaveAttribute('open')
  })

  test('yields to the language of the code that was picked last', async ({ page }) => {
    await open(page, reference)
    await pickLanguage(page, 'python')
    await follow(page, 'Tools')
    await page.locator('main [data-tab="go"] > label').first().click()
    await page.goBack()

    await expect(page).toHaveURL(reference)
    await expect(page.locator('main [data-tab="go"] input').first()).toBeChecked()
  })
})

const field = (id: string) => `[data-field][id="${id}"]`

/** Opens folds and closes one, picks a variant and an example, and scrolls to a field. */
async function openAndPick(page: Page): Promise<void> {
  await page.locator(`${field('request.transaction.amount')} > details > summary`).click()
  await page
    .locator(`${field('request.transaction.payment_method')} summary`)
    .first()
    .click()
  await page.locator(`${field('request.transaction.payment_method')} [data-tab="wallet"] > label`).click()
  const samples = page.getByRole('region', { name: 'Samples' })
  await samples.getByRole('button', { name: /^Example/ }).click()
  await samples.locator('label:has(> [name="request.example"])').nth(2).click()
  await page.locator(field('request.transaction.merchant')).evaluate((merchant) => merchant.scrollIntoView())
}

async function pickLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.locator(`main [data-tab="${name}"] > label`).click()
}

/** What a reader sees of their choices, and where on the screen a field is. */
function look(page: Page): Promise<object> {
  return page.evaluate(() => {
    const merchant = document.getElementById('request.transaction.merchant')
    return {
      folds: [...document.querySelectorAll<HTMLDetailsElement>('main details')].map(({ open }) => open),
      options: [...document.querySelectorAll<HTMLInputElement>('main :checked[type="radio"]')].map(
        ({ name, labels }) => `${name}: ${labels?.[0]?.textContent}`,
      ),
      top: merchant && Math.round(merchant.getBoundingClientRect().top),
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
