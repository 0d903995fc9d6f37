import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import shipped from '../site.config.ts'
import { hrefsIn } from './hrefs.ts'
import { sites } from './sites.ts'

const { folder, address } = sites.other

test.use({ baseURL: address })

test('another config, other guides and another API description make another site', async ({ page }) => {
  await page.goto('/')

  await expect(page).toHaveTitle('Bakery Kitchen API')
  await expect(page.locator('[data-announcement-bar]')).toContainText('The new oven is hot.')
  await expect(page.locator('header nav a')).toHaveText(['Handbook', 'Recipes', 'Reference'])

  await page.locator('header nav').getByText('Reference').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen')

  await page.locator('[data-sidebar]').getByText('Order something').click()
  await expect(page).toHaveURL('/docs/api/post-orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order something')
})

test('a site without a home page opens on its title, tagline and sections', async ({ page }) => {
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bakery Kitchen API')
  await expect(page.locator('main')).toContainText('Bread by HTTP')
})

test('a light-only site offers no toggle and minds neither the stored nor the system’s choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/')

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('[data-theme-toggle]')).toHaveCount(0)
})

for (const href of hrefsIn(folder)) {
  test(`${href} of the other site has nothing to complain of`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    const response = await page.goto(href, { waitUntil: 'networkidle' })

    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(complaints).toEqual([])
  })
}

test('nothing of the shipped site is in it', () => {
  const ours = [shipped.title.split(' ')[0]!, new URL(shipped.url).host]
  const files = globSync('**/*.{html,txt,xml,json,yaml,md,js,css,svg}', { cwd: folder })
  const leaks = files.filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    return ours.some((word) => text.includes(word))
  })

  expect(files.length).toBeGreaterThan(20)
  expect(leaks).toEqual([])
})
