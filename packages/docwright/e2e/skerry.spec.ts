import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { faintText, open, overflow, violations } from './checks.ts'
import { originOf } from './place.ts'
import { shiftsSoFar, watchShifts } from './shifts.ts'
import { sites } from './sites.ts'
import { test } from './test.ts'

test.use({ baseURL: sites.skerry.address })

const hrefs = ['/', '/start/', '/start/tickets', '/api/post-tickets', '/1.0/start/']

test('a site with another brand is readable in light and dark, fits every width, requests nothing from other origins, and violates no policy', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('request', (request) => request.url().startsWith(baseURL!) || complaints.push(request.url()))
  for (const href of [...hrefs, '/nowhere']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, href)
    for (const width of [390, 996, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${href} at ${width}`).toEqual([])
    }
    expect(await violations(page), href).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faintText(page), href).toEqual([])
  }
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test("the logo of the mode shows, and the other isn't fetched", async ({ page }) => {
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

test('a showcase of fewer cases than four gives them its whole width', async ({ page }) => {
  await open(page, '/')
  const panel = page.getByRole('radiogroup', { name: 'status' })
  const labels = panel.locator('label')
  await expect(labels).toHaveText(['confirmed', 'waiting'])
  const rightOf = async (which: typeof panel) => {
    const { x, width } = (await which.boundingBox())!
    return x + width
  }

  expect(Math.abs((await rightOf(panel)) - (await rightOf(labels.last())))).toBeLessThan(2)
})

test('faces of the brand are there from the second page on, and nothing shifts', async ({ page }) => {
  await watchShifts(page)
  const kept = () => page.evaluate(() => localStorage.face === document.documentElement.dataset.face)
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
  await open(page, '/start/')
  await expect.poll(kept).toBe(true)
  await page.locator('header nav').getByRole('link', { name: 'Crossings' }).click()
  await expect(page).toHaveURL('/crossings/')
  await expect.poll(faces).toEqual(expect.arrayContaining(['Text', 'Code']))
  for (const href of hrefs) {
    await open(page, href)
    await expect.poll(faces).toEqual(expect.arrayContaining(['Text', 'Code']))
    expect(await shiftsSoFar(page)).toEqual([])
  }
})

test('the text is nearly as wide before its face is there as with it', async ({ page }) => {
  await open(page, '/start/')
  const [before, after] = await page.evaluate(async () => {
    const widthOf = (family: string) => {
      const line = document.createElement('span')
      line.append('A ticket is confirmed when the boat has room, and waiting otherwise: see where a boat is.')
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
  await open(page, '/start/')
  await page.getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByText('Thank you: Not yet.')).toBeVisible()
})

test("what the policy doesn't name neither loads nor is asked", async ({ page }) => {
  await open(page, '/start/')
  const elsewhere = createServer((_, response) => response.writeHead(200).end('globalThis.slipped = true'))
  elsewhere.listen(0, 'localhost')
  await once(elsewhere, 'listening')
  const result = await page.evaluate(async (address) => {
    const directives: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    )
    const refused = await fetch(address).then(
      () => false,
      () => true,
    )
    document.head.append(Object.assign(document.createElement('img'), { src: `${address}/x.png` }))
    const inline = document.createElement('script')
    inline.append('globalThis.slipped = true')
    document.head.append(inline)
    await new Promise((resolve) => setTimeout(resolve, 200))
    return { refused, directives: directives.sort(), ran: 'slipped' in globalThis }
  }, originOf(elsewhere))
  elsewhere.close()

  expect(result).toEqual({
    refused: true,
    directives: ['connect-src', 'img-src', 'require-trusted-types-for'],
    ran: false,
  })
})
