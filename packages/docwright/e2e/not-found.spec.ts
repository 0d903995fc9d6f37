import { expect, test } from '@playwright/test'
import { open } from './checks.ts'
import { shiftsSoFar, watchShifts } from './shifts.ts'

test('an unknown address suggests the one most like it, and nothing shifts', async ({ page }) => {
  await watchShifts(page)
  await open(page, '/docs/shed/drils')
  await expect(page.getByText('Did you mean')).toHaveText('Did you mean /docs/shed/drills?')
  expect(await shiftsSoFar(page)).toEqual([])
  await page.getByRole('link', { name: '/docs/shed/drills' }).click()

  await expect(page).toHaveURL('/docs/shed/drills')
})

test('an address like none gets no suggestion, but the sections', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/wp-admin/setup.php')

  await expect.poll(() => asked).toContain('/sitemap.xml')
  await expect(page.getByText('Did you mean')).toHaveCount(0)
  await expect(page.locator('main').getByRole('link')).toHaveText(['Start', 'The shed', 'Reference'])
})

test("other pages don't read the list of addresses", async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/docs/shed/')

  expect(asked).not.toContain('/sitemap.xml')
})

test('a link to a page that is gone ends at the not-found page, once', async ({ page }) => {
  await open(page, '/docs/shed/')
  await page.locator('main a[rel="next"]').evaluate((link: HTMLAnchorElement) => {
    link.href = '/docs/shed/gone'
  })
  await page.locator('main a[rel="next"]').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page).toHaveURL('/docs/shed/gone')
})
