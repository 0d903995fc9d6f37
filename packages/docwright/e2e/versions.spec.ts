import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open } from './checks.ts'
import { sites } from './sites.ts'

test.use({ baseURL: sites.twoVersions.address })

const key = 'docs-preferred-version'
const readPickedVersion = (page: Page) => page.evaluate((key) => localStorage.getItem(key), key)
const startInNavbar = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Start' })

async function pick(page: Page, name: string): Promise<void> {
  const picker = page.getByRole('navigation', { name: 'Versions' })
  await picker.locator('summary').click()
  await picker.getByRole('link', { name }).click()
}

test('a link that a component draws leads into the version of its guide, as built and as drawn in the browser', async ({
  page,
  request,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await open(page, '/docs/1.0/start/')
  const ways = page.locator('[data-island="Ways"]')
  const shelves = ways.getByRole('link', { name: 'To the shelves' })
  await expect(shelves).toHaveAttribute('href', '/docs/1.0/start/shelves')

  await ways.getByRole('button').click()
  await expect(ways.getByRole('link', { name: 'To the start' })).toHaveAttribute(
    'href',
    '/docs/1.0/start/#ways',
  )
  await expect(shelves).toHaveAttribute('href', '/docs/1.0/start/shelves')
  expect(complaints).toEqual([])
  expect(await (await request.get('/docs/1.0/start/index.md')).text()).toContain(
    '/docs/1.0/start/shelves.md)',
  )
})

test('the picker leads to the same page of the other version, and the choice is remembered', async ({
  page,
}) => {
  await open(page, '/docs/start/shelves')
  expect(await readPickedVersion(page)).toBeNull()
  await pick(page, '1.0')

  await expect(page).toHaveURL('/docs/1.0/start/shelves')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelves, version 1')
  expect(await readPickedVersion(page)).toBe('1.0')
})

test('a page that the other version lacks leads to the beginning of its section', async ({ page }) => {
  await open(page, '/docs/start/borrow')
  await pick(page, '1.0')

  await expect(page).toHaveURL('/docs/1.0/start/')
})

test('the links of the navbar follow the version of the page, then the choice', async ({ page }) => {
  await open(page, '/docs/start/')
  await pick(page, '1.0')
  await expect(startInNavbar(page)).toHaveAttribute('href', '/docs/1.0/start/')

  await open(page, '/')
  await expect(startInNavbar(page)).toHaveAttribute('href', '/docs/1.0/start/')
  await startInNavbar(page).click()
  await expect(page).toHaveURL('/docs/1.0/start/')

  await open(page, '/docs/start/')
  await expect(startInNavbar(page)).toHaveAttribute('href', '/docs/start/')
})

test('an old version says so, and its banner leads to the same page of the current one', async ({ page }) => {
  await open(page, '/docs/1.0/start/shelves')
  const banner = page.getByRole('complementary', { name: 'Old version' })
  await expect(banner).toContainText('You are reading version 1.0.')
  await banner.getByRole('link').click()

  await expect(page).toHaveURL('/docs/start/shelves')
  await expect(banner).toHaveCount(0)
  expect(await readPickedVersion(page)).toBe('2.0')
})

for (const [root, title] of [
  ['/docs', 'Shelves'],
  ['/docs/1.0', 'Shelves, version 1'],
]) {
  test(`the search on a page below ${root} finds the pages of its version`, async ({ page }) => {
    await open(page, `${root}/start/shelves`)
    await page.locator('html[data-scripted]').waitFor()
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('shelves')
    const first = page.getByRole('option').first()
    await expect(first).toHaveAttribute('href', `${root}/start/shelves`)
    await expect(first).toContainText(`${title}`)
  })
}

test('a version that no longer exists is forgotten', async ({ page }) => {
  await page.goto('/')
  await page.evaluate((key) => localStorage.setItem(key, '0.1'), key)
  await open(page, '/')

  expect(await readPickedVersion(page)).toBeNull()
  await expect(startInNavbar(page)).toHaveAttribute('href', '/docs/start/')
})

test('without JavaScript the picker and the banner work', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${sites.twoVersions.address}/docs/start/shelves`)
  await pick(page, '1.0')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelves, version 1')
  await page.getByRole('complementary', { name: 'Old version' }).getByRole('link').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelves')
})

test('a site with one version offers no choice and shows no banner', async ({ page }) => {
  await page.goto(`${sites.toolshed.address}/docs/shed/`)

  await expect(page.getByRole('navigation', { name: 'Versions' })).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Old version' })).toHaveCount(0)
})
