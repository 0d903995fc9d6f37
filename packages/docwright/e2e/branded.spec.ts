import { expect } from '@playwright/test'
import { faintText, open, overflow, violations } from './checks.ts'
import { shiftsSoFar, watchShifts } from './shifts.ts'
import { sites } from './sites.ts'
import { test } from './test.ts'

test.use({ baseURL: sites.branded.address })

const hrefs = ['/', '/docs/start/', '/docs/api/post-bookings']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('a site of another brand is readable, fits every width, asks nobody else, and its policy refuses nothing', async ({
      page,
      baseURL,
    }) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('request', (request) => request.url().startsWith(baseURL!) || complaints.push(request.url()))
      for (const href of hrefs) {
        await open(page, href)
        expect(await (colorScheme === 'light' ? violations(page) : faintText(page)), href).toEqual([])
        for (const width of [390, 996, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await overflow(page), `${href} at ${width}`).toEqual([])
        }
      }
      expect(complaints).toEqual([])
    })

    test('the logo of the mode shows, and the other is not fetched', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await open(page, '/')
      const logo = page.getByRole('img', { name: 'Skerry' })
      await expect(logo).toHaveCount(1)
      await expect(logo).toHaveAttribute('src', new RegExp(`/assets/brand/logo-${colorScheme}-`))
      const other = colorScheme === 'light' ? 'dark' : 'light'
      await expect.poll(() => asked.filter((href) => href.includes(`logo-${colorScheme}-`))).toHaveLength(1)
      expect(asked.filter((href) => href.includes(`logo-${other}-`))).toEqual([])

      await page.locator('[data-theme-toggle]').click()
      await expect(logo).toHaveCount(1)
    })
  })
}

test('faces of the brand are there from the second page on, and nothing shifts', async ({ page }) => {
  await watchShifts(page)
  const kept = () => page.evaluate(() => localStorage.face === document.documentElement.dataset.face)
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
  await open(page, '/docs/start/')
  await expect.poll(kept).toBe(true)
  await page.getByRole('link', { name: 'Boats', exact: true }).first().click()
  await expect(page).toHaveURL('/docs/boats/')
  await expect.poll(faces).toEqual(expect.arrayContaining(['Text', 'Code']))
  for (const href of hrefs) {
    await open(page, href)
    await expect.poll(faces).toEqual(expect.arrayContaining(['Text', 'Code']))
    expect(await shiftsSoFar(page)).toEqual([])
  }
})

test('the text is nearly as wide before its face is there as with it', async ({ page }) => {
  await open(page, '/docs/start/')
  const [before, after] = await page.evaluate(async () => {
    const widthOf = (family: string) => {
      const line = document.createElement('span')
      line.append(
        'A booking is confirmed when the boat has room, and waiting otherwise: see where a boat is.',
      )
      line.style.setProperty('font', `400 100px ${family}`)
      line.style.setProperty('white-space', 'nowrap')
      line.style.setProperty('position', 'absolute')
      document.body.append(line)
      return line.getBoundingClientRect().width
    }
    const [href] = document.documentElement.dataset.face!.split(/[ ,]/)
    document.fonts.add(await new FontFace('Whole', `url(${href})`, { weight: '100 900' }).load())
    return ["'Like Text'", 'Whole'].map(widthOf)
  })

  expect(Math.abs(before! / after! - 1)).toBeLessThan(0.02)
})

test('what a slot imports may be alive', async ({ page }) => {
  await open(page, '/docs/start/')
  await page.getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByText('Thank you: Not yet.')).toBeVisible()
})
