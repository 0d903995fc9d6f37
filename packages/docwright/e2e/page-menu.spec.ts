import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { faintText, open, overflow, violations } from './checks.ts'
import { losses } from './losses.ts'

const href = '/docs/start/errors'
const publicUrl = 'https://shed.example'

const linkOf = (page: Page) => page.getByRole('link', { name: 'Markdown', exact: true })
const getMenu = (page: Page) => page.getByRole('dialog', { name: 'This page as Markdown' })
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a click on the link to the page’s Markdown opens a menu, whose first item has the focus; the next click closes it', async ({
  page,
}) => {
  await open(page, href)
  await expect(getMenu(page)).toHaveCount(0)
  await expect(linkOf(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await linkOf(page).click()

  await expect(getMenu(page)).toBeVisible()
  await expect(linkOf(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: 'Copy as Markdown', exact: true })).toBeFocused()
  await expect(page).toHaveURL(href)

  await linkOf(page).click()
  await expect(getMenu(page)).toHaveCount(0)
  await expect(linkOf(page)).toHaveAttribute('aria-expanded', 'false')
  await linkOf(page).click()
  await expect(getMenu(page)).toBeVisible()
})

test('Enter opens the menu, Tab goes through all of it and out, and Escape closes it and returns the focus', async ({
  page,
}) => {
  await open(page, href)
  await linkOf(page).press('Enter')
  const names = [
    'Copy as Markdown',
    'View as Markdown',
    'Open in Claude',
    'Open in ChatGPT',
    'Copy the MCP configuration',
  ]
  for (const name of names) {
    await expect(getMenu(page).locator(':focus')).toHaveAccessibleName(name)
    if (name !== names.at(-1)) await page.keyboard.press('Tab')
  }
  expect(await getMenu(page).locator('a, button').count()).toBe(names.length)

  await page.keyboard.press('Escape')
  await expect(getMenu(page)).toHaveCount(0)
  await expect(linkOf(page)).toBeFocused()

  await linkOf(page).press('Enter')
  await page.getByRole('button', { name: 'Copy the MCP configuration' }).press('Tab')
  await expect(getMenu(page)).toHaveCount(0)
  await expect(linkOf(page)).not.toBeFocused()

  await linkOf(page).press('Enter')
  await expect(getMenu(page).locator(':focus')).toHaveAccessibleName('Copy as Markdown')
  await page.keyboard.press('Shift+Tab')
  await expect(getMenu(page)).toHaveCount(0)
  await expect(linkOf(page)).toBeFocused()
})

test('a click elsewhere closes the menu', async ({ page }) => {
  await open(page, href)
  await linkOf(page).click()
  await expect(getMenu(page)).toBeVisible()
  await page.locator('main h1').click()

  await expect(getMenu(page)).toHaveCount(0)
})

for (const { press, button, steps } of [
  { press: 'a press that ends elsewhere', button: 'left', steps: 1 },
  { press: 'a drag', button: 'left', steps: 10 },
  { press: 'a press of another button', button: 'right', steps: 0 },
] as const) {
  test(`after ${press} on the link of the open menu, Enter and a program's click open the menu`, async ({
    page,
  }) => {
    await open(page, href)
    for (const reopen of [
      () => linkOf(page).press('Enter'),
      () => linkOf(page).evaluate((link: HTMLElement) => link.click()),
    ]) {
      await linkOf(page).click()
      await expect(getMenu(page)).toBeVisible()
      await linkOf(page).hover()
      await page.mouse.down({ button })
      if (steps > 0) await page.mouse.move(300, 500, { steps })
      await page.mouse.up({ button })
      await page.locator('main h1').focus()
      await expect(getMenu(page)).toHaveCount(0)

      await reopen()
      await expect(getMenu(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(getMenu(page)).toHaveCount(0)
    }
  })
}

test('the links of the menu name the page’s public Markdown, also on a page that was navigated to, and request nothing before a click', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url())
  })
  await open(page, '/docs/start/')
  await page.locator(`main a[href="${href}"], nav a[href="${href}"]`).first().click()
  await expect(page).toHaveURL(href)
  await linkOf(page).click()

  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', /\/errors\.md$/)
  for (const [name, start] of [
    ['Open in Claude', 'https://claude.ai/new'],
    ['Open in ChatGPT', 'https://chatgpt.com/'],
  ] as const) {
    const link = page.getByRole('link', { name })
    await link.hover()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const { origin, pathname, searchParams } = new URL((await link.getAttribute('href'))!)
    expect(origin + pathname).toBe(start)
    expect([...searchParams]).toEqual([
      ['q', `Read ${publicUrl}${href}.md so that I can ask questions about it.`],
    ])
  }
  expect(elsewhere).toEqual([])
})

test('“View as Markdown” opens the page’s twin', async ({ page }) => {
  await open(page, href)
  await linkOf(page).click()
  await page.getByRole('link', { name: 'View as Markdown' }).click()

  await expect(page).toHaveURL(`${href}.md`)
})

test('“Copy as Markdown” copies the page’s twin', async ({ page, request }) => {
  await open(page, href)
  await linkOf(page).click()
  const button = page.getByRole('button', { name: 'Copy as Markdown' })
  await button.click()

  await expect(button).toHaveAttribute('data-copied')
  await expect(page.locator('[data-announcer]')).toHaveText('Copied')
  expect(await readClipboard(page)).toBe(await (await request.get(`${href}.md`)).text())
  await expect(page).toHaveURL(href)
  await expect(button).not.toHaveAttribute('data-copied')
})

test('“Copy the MCP configuration” copies what an agent needs to query the published site', async ({
  page,
}) => {
  await open(page, href)
  const name = await page.locator('meta[property="og:site_name"]').getAttribute('content')
  await linkOf(page).click()
  await page.getByRole('button', { name: 'Copy the MCP configuration' }).click()

  await expect(page.locator('[data-announcer]')).toHaveText('Copied')
  expect(JSON.parse(await readClipboard(page))).toEqual({
    mcpServers: { [name!]: { command: 'npx', args: ['-y', 'docwright', 'mcp', publicUrl] } },
  })
})

test('where the clipboard is rejected, “Copy as Markdown” opens the twin instead', async ({ page }) => {
  await open(page, href)
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')),
    })
  })
  await linkOf(page).click()
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()

  await expect(page).toHaveURL(`${href}.md`)
})

for (const file of ['page-menu-*.js', 'page-menu-*.css']) {
  test(`where ${file} is gone, the link opens the twin`, async ({ page }) => {
    await page.route(`**/assets/${file}`, losses['is gone']!)
    await open(page, href)
    await linkOf(page).click()

    await expect(page).toHaveURL(`${href}.md`)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link opens the twin', async ({ page }) => {
    await page.goto(href)
    await linkOf(page).click()

    await expect(page).toHaveURL(`${href}.md`)
  })
})

test('a click with Ctrl opens the twin in a new tab, and no menu', async ({ page, context }) => {
  await open(page, href)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    linkOf(page).click({ modifiers: ['Control'] }),
  ])

  await expect(tab).toHaveURL(`${href}.md`)
  await expect(getMenu(page)).toHaveCount(0)
})

test('a click with Alt downloads the twin, and opens no menu', async ({ page }) => {
  await open(page, href)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    linkOf(page).click({ modifiers: ['Alt'] }),
  ])

  expect(download.suggestedFilename()).toBe('errors.md')
  await expect(getMenu(page)).toHaveCount(0)
})

for (const width of [1440, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${width} pixels wide and ${colorScheme}, the open menu is in the window, accessible and legible`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await open(page, href)
      await linkOf(page).click()
      await expect(getMenu(page)).toBeVisible()
      const { x, y, width: wide, height } = (await getMenu(page).boundingBox())!
      const link = (await linkOf(page).boundingBox())!

      expect([x >= 8, x + wide <= width - 8, y >= link.y + link.height, y + height <= 800]).toEqual(
        Array(4).fill(true),
      )
      expect(await overflow(page)).toEqual([])
      expect(await violations(page)).toEqual([])
      expect(await faintText(page, '.page-menu')).toEqual([])
    })
  }
}

test('in forced colors, the item with the focus has an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, href)
  await linkOf(page).press('Enter')

  await expect(getMenu(page).locator(':focus')).toHaveCSS('outline-style', 'solid')
  await expect(getMenu(page)).toHaveCSS('border-style', 'solid')
})
