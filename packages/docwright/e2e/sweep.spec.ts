import { expect, test } from '@playwright/test'
import { faintText, open, overflow, violations } from './checks.ts'
import { hrefsIn } from './hrefs.ts'
import { whole } from './sites.ts'

const widths = [320, 360, 390, 480, 600, 601, 768, 900, 996, 997, 1100, 1239, 1240, 1280, 1440, 1920]

test.setTimeout(600_000)

const pages = whole.flatMap(([site, { folder, address }]) =>
  [...hrefsIn(folder), '/no/such/page'].map((href) => ({ site, address, href })),
)

for (const { site, address, href } of pages) {
  test(`${href} of the ${site} site scrolls sideways at no width, and axe finds nothing wrong with it or its menu at 1280 and 390 px, in light or dark`, {
    tag: '@sweep',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page, address + href)
    const found: Record<string, string[]> = {}
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      found[`${width} px`] = await overflow(page)
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [colorScheme, wrong] of [
        ['dark', faintText],
        ['light', violations],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        found[`axe, ${colorScheme}, ${width} px`] = await wrong(page)
      }
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    found['axe, menu, light'] = await violations(page, '#menu')
    await page.emulateMedia({ colorScheme: 'dark' })
    found['axe, menu, dark'] = await faintText(page, '#menu')

    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])))
  })
}
