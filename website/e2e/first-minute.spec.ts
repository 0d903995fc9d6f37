import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open, overflow } from './checks.ts'
import { address } from './site.ts'

test.use({ baseURL: address })

const getBox = async (part: Locator) => (await part.boundingBox())!
const decisions = (page: Page) => page.getByRole('radiogroup', { name: 'decision' })

test('at 1024 px the decision is next to the headline, as on a wide screen', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 768 })
    await open(page, '/')
    const [title, panel] = [
      await getBox(page.getByRole('heading', { level: 1 })),
      await getBox(decisions(page)),
    ]

    expect(panel.x, `${width} px`).toBeGreaterThan(title.x + title.width)
    expect(panel.y, `${width} px`).toBeLessThan(title.y + title.height / 4)
    expect(await overflow(page)).toEqual([])
  }
})

test('on a phone, both actions are in one row, no decision wraps, and the decision starts above the fold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const main = page.getByRole('main')
  const names = await decisions(page).locator('label').all()
  const heights = await Promise.all(names.map(async (name) => (await getBox(name)).height))
  const [call, reference] = [
    await getBox(main.getByRole('link', { name: 'Make the first call' })),
    await getBox(main.getByRole('link', { name: 'API reference' })),
  ]

  expect(reference.y).toBe(call.y)
  expect(heights).toHaveLength(4)
  expect(Math.max(...heights)).toBeLessThan(48)
  expect((await getBox(decisions(page))).y).toBeLessThan(600)
  expect(await overflow(page)).toEqual([])
})

test('the home page has starting points for trying, integrating and operating, and says how samples were tested', async ({
  page,
}) => {
  await open(page, '/')
  const roles = page.getByRole('main').locator('.prose > ol > li')

  expect(await roles.locator('strong').allTextContents()).toEqual(['Try it', 'Integrate', 'Operate'])
  for (const role of await roles.all()) {
    expect(await role.getByRole('link').count()).toBeGreaterThanOrEqual(3)
  }
  await page.getByRole('link', { name: /^tested in .*8 languages\b/ }).click()
  await expect(page.getByRole('table').filter({ hasText: 'Run with' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the API introduction has a request with its response, servers, keys and operations before its details', async ({
    page,
  }) => {
    await page.goto('/docs/api/api-reference')
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    const call = page.getByRole('region', { name: 'The first call' })

    expect(titles.map((title) => title.replace('#', '').trim()).slice(0, 5)).toEqual([
      ...['First call', 'Servers', 'Authentication', 'Operations', 'Paths'],
    ])
    await expect(call).toContainText(
      "curl --request POST \\\n  'https://api.sandbox.tallyguard.example/v1/tools/echo'",
    )
    await expect(call).toContainText('Authorization: Bearer')
    await expect(call).toContainText('"object": "echo"')
    for (const name of ['set up an application', 'Error handling', 'changelog']) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
    }
  })
})

test('the API introduction fits every width', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/docs/api/api-reference')
    expect(await overflow(page), `${width} px`).toEqual([])
  }
})
