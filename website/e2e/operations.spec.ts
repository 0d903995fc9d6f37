import { expect, test } from '@playwright/test'
import { open, part, showFace } from './checks.ts'
import { address, hrefs } from './site.ts'

test.use({ baseURL: address })

const operations = hrefs.filter((href) => /^\/docs\/api\/(?:post|patch)-/.test(href))

test('every operation’s page is initially at most 9,000 px high at a width of 1440, with at most 8,000 elements', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const href of operations) {
    await open(page, href)
    const size = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      elements: document.querySelectorAll('*').length,
    }))

    expect(size.height).toBeLessThanOrEqual(9000)
    expect(size.elements).toBeLessThanOrEqual(8000)
  }
})

test('a check mark above a request says how the samples were checked, and links to the explanation', async ({
  page,
}) => {
  await open(page, operations[0]!)
  const word = part(page, 'Request').getByRole('link', { name: /^Tested in / })
  await expect(word).toHaveAccessibleName(/bodies valid$/)
  const id = new URL(await word.evaluate((link: HTMLAnchorElement) => link.href)).hash.slice(1)
  await word.click()

  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await expect(page.getByRole('row', { name: /^cURL curl [\d.]+ .* (\d+) of \1$/ })).toBeVisible()
})

for (const width of [390, 768, 996, 1100, 1280, 1440]) {
  test(`at ${width} px, no option of the filter is alone on its line, and each is at least 24 px from the next line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/docs/api/post-v-1-risk-evaluations')
    await showFace(page)
    const groups = page.getByRole('radiogroup', { name: /^Show what applies to/ })
    const lines = await groups.evaluateAll((all) =>
      all.map((group) => {
        const tops = [...group.querySelectorAll('label')].map((label) => label.getBoundingClientRect().top)
        return [...Map.groupBy(tops, (top) => top)].map(([top, { length }]) => ({ top, length }))
      }),
    )

    expect(lines).toHaveLength(3)
    for (const group of lines) {
      expect(Math.min(...group.map(({ length }) => length))).toBeGreaterThan(1)
      for (const [index, { top }] of group.slice(1).entries()) {
        expect(top - group[index]!.top).toBeGreaterThanOrEqual(24)
      }
    }
  })
}
