import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { decodeFlight, encodeFlight } from '../src/wire.ts'
import { open, saveData } from './checks.ts'

const href = '/docs/tools/simulation'

/** Makes the text of a page throw while it is rendered in the browser. */
async function breakPage(page: Page): Promise<void> {
  await page.route(`**${href}.txt`, async (route) => {
    const response = await route.fetch()
    const flight = decodeFlight(await response.text())
    const thrown = `${flight.trimEnd().replace(/"\$L\w+"(?=,null,\{"className":"\w+","html")/, '"$Lfff"')}\nfff:E{"digest":"planted"}\n`
    await route.fulfill({ contentType: 'text/plain; charset=utf-8', body: encodeFlight(thrown) })
  })
}

const crashed = (page: Page) => page.getByRole('heading', { name: 'This page crashed.', exact: true })

test.beforeEach(({ page }) => saveData(page))

test('a page that throws after a click keeps navbar, sidebar and footer, and “Try again” heals it', async ({
  page,
}) => {
  await breakPage(page)
  await open(page, '/docs/tools/overview')
  await page.locator(`[data-sidebar] a[href="${href}"]`).click()

  await expect(crashed(page)).toBeVisible()
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('main p')).not.toBeEmpty()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.locator('[data-sidebar]')).toBeVisible()
  await expect(page.locator('body > footer')).toBeVisible()

  const again = page.waitForResponse(`**${href}.txt`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await again
  await expect(crashed(page)).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Simulation')
  await expect(crashed(page)).toHaveCount(0)
})

test('a page whose text throws in the browser is whole on its first load, for nothing draws it again', async ({
  page,
}) => {
  await breakPage(page)
  await open(page, href)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Simulation')
  await expect(crashed(page)).toHaveCount(0)
})
