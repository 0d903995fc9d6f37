import { expect, test } from '@playwright/test'
import { open, overflow, violations } from './checks.ts'
import { hrefsIn } from './hrefs.ts'
import { sites } from './sites.ts'

const widths = [320, 360, 390, 480, 600, 601, 768, 900, 996, 997, 1100, 1239, 1240, 1280, 1440, 1920]

test.setTimeout(180_000)

for (const href of [...hrefsIn(sites.shipped.folder), '/no/such/page']) {
  test(`${href} scrolls sideways at no width`, async ({ page }) => {
    await open(page, href)
    const found: Record<number, string[]> = {}
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      found[width] = await overflow(page)
    }

    expect(found).toEqual(Object.fromEntries(widths.map((width) => [width, []])))
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test(`${href} in ${colorScheme} at ${width} px has nothing that axe finds wrong`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        await open(page, href)

        expect(await violations(page)).toEqual([])
        if (width > 996) return
        await page.getByRole('button', { name: 'Menu' }).click()
        expect(await violations(page, '#menu')).toEqual([])
      })
    }
  }
}
