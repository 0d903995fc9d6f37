import { type Browser, expect, test } from '@playwright/test'
import { hrefsIn } from './hrefs.ts'
import { sites } from './sites.ts'

/** All that a page offers: its text, tabs and folded parts and all, and where its links lead. */
async function offersOf(
  browser: Browser,
  address: string,
  { javaScriptEnabled }: { javaScriptEnabled: boolean },
) {
  const context = await browser.newContext({ javaScriptEnabled })
  const page = await context.newPage()
  await page.goto(address)
  if (javaScriptEnabled) await page.waitForLoadState('networkidle')
  const offers = {
    text: await page.locator('body > :not([data-announcer])').allTextContents(),
    links: await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
    tabs: await page.getByRole('radio').count(),
    folded: await page.locator('details').count(),
  }
  await context.close()
  return offers
}

for (const href of hrefsIn(sites.shipped.folder)) {
  test(`${href} offers the same with and without JavaScript`, async ({ browser }) => {
    const address = sites.shipped.address + href
    const scripted = await offersOf(browser, address, { javaScriptEnabled: true })

    expect(await offersOf(browser, address, { javaScriptEnabled: false })).toEqual(scripted)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs show one alternative, and a click shows another', async ({ page }) => {
    await page.goto('/')
    const tabs = page.getByRole('radiogroup', { name: 'Language' }).first()
    const panels = tabs.locator(':scope > [data-tab] > div')
    await expect(panels.nth(0)).toBeVisible()
    await expect(panels.nth(1)).toBeHidden()
    await tabs.locator('label').nth(1).click()

    await expect(panels.nth(0)).toBeHidden()
    await expect(panels.nth(1)).toBeVisible()
  })

  test('folded parts open', async ({ page }) => {
    await page.goto('/docs/api/post-v-1-risk-evaluations')
    const opened = page.locator('main details[open]')
    const before = await opened.count()
    await page.locator('main details:not([open]) > summary').first().click()

    await expect(opened).toHaveCount(before + 1)
  })

  test('the system’s colour mode is followed, and there are no buttons that do nothing', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/docs/get-started/developers/api-request')

    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 20, 24)')
    await expect(page.locator('[data-theme-toggle], [data-copy]').filter({ visible: true })).toHaveCount(0)
  })
})
