import { expect, test } from '@playwright/test'
import { hrefsIn } from './hrefs.ts'
import { sites } from './sites.ts'

const hrefs = hrefsIn(sites.shipped.folder)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const href of hrefs) {
      test(`${href} answers with one heading, its own title and landmarks, and nothing to complain of`, async ({
        page,
      }) => {
        const complaints: string[] = []
        page.on('console', (message) => complaints.push(message.text()))
        page.on('pageerror', (error) => complaints.push(error.message))
        const response = await page.goto(href)
        if (javaScriptEnabled) await page.waitForLoadState('networkidle')

        expect(response?.status()).toBe(200)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('main, header nav, footer').first()).toBeVisible()
        await expect(page.locator('main')).toHaveCount(1)
        await expect(page.locator('body > footer')).toHaveCount(1)
        expect(complaints).toEqual([])
      })
    }

    test('an unknown address answers 404 with a way back', async ({ page }) => {
      const response = await page.goto('/docs/no/such/page')

      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    })
  })
}

test('no two pages have the same title', async ({ request }) => {
  const titles = await Promise.all(
    hrefs.map(async (href) => /<title>(.*?)<\/title>/.exec(await (await request.get(href)).text())?.[1]),
  )

  expect(new Set(titles).size).toBe(hrefs.length)
})
