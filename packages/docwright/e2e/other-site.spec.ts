import { expect, test } from '@playwright/test'
import { open } from './checks.ts'
import { part } from './sample-part.ts'
import { sites } from './sites.ts'

test.use({ baseURL: sites.other.address })

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

test('an error that no example shows says so above the response, until one that has an example is opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/docs/api/post-orders')
  const response = part(page, 'Response')
  await page.locator('[data-status]').getByRole('link', { name: '409', exact: true }).click()

  await expect(response.getByText('No example shows 409.')).toBeVisible()
  await expect(response.locator('pre [data-example]:visible')).toContainText('"bakery"')

  await page.locator('[data-status]').getByRole('link', { name: '404', exact: true }).click()
  await expect(response.getByText('No example shows')).toHaveCount(0)
  await expect(response.locator('pre [data-example]:visible')).toContainText('"cake"')
})
