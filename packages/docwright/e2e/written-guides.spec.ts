import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { serveFolder } from '../src/server/static-server.ts'
import { runProcess } from '../test/commands.ts'
import { overflow, settled, violations } from './checks.ts'
import { shiftsSoFar, watchShifts } from './shifts.ts'
import { test } from './test.ts'
import { writtenFiles } from './written-files.ts'

let folder: string
let server: Server
let address: string

// One worker is enough, so that the site is built once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'written-guides-'))
  for (const [name, text] of Object.entries(writtenFiles)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  // In its own process, because Playwright's loader can't require the libraries that are loaded for diagrams and formulas.
  const { code, report } = await runProcess('build', { site: folder })
  expect(code, report).toBe(0)
  server = await serveFolder(path.join(folder, 'dist'), 0)
  address = `http://localhost:${(server.address() as AddressInfo).port}/docs/start`
})

test.afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

for (const width of [390, 1440]) {
  test(`pictures that come late move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 4000 })
    await watchShifts(page)
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.svg', async (route) => {
      await isReleased
      await route.continue()
    })
    await page.goto(`${address}/`, { waitUntil: 'commit' })
    const pictures = page.locator('main img')
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const isLoaded = () =>
      pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0))
    const sizes = () =>
      pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    expect(await isLoaded()).toEqual([false, false, false, false, false])
    const [before, shiftsBefore] = [await sizes(), await shiftsSoFar(page)]

    release()
    await expect.poll(isLoaded).toEqual([true, true, true, true, true])

    expect(await sizes()).toEqual(before)
    expect(await shiftsSoFar(page)).toEqual(shiftsBefore)
  })
}

test('a table that becomes a list on phones begins each of its lines at the same edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(`${address}/numbers`)
  const rows = page.locator('main table tbody tr')

  const starts = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.children].map((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return Math.round(text.getClientRects()[0]!.left - row.getBoundingClientRect().left)
      }),
    ),
  )

  expect(starts).toEqual([
    [0, 112, 112],
    [0, 112, 112],
  ])
})

for (const [width, columns] of [
  [1440, 2],
  [1100, 2],
  [390, 1],
] as const) {
  test(`two columns are in ${columns === 1 ? 'one column' : 'one row'} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address}/numbers`)

    const boxes = await page
      .locator('main div:has(> div > p) > div')
      .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().left))

    expect(boxes).toHaveLength(2)
    expect(new Set(boxes).size).toBe(columns)
  })
}

test('the whole mark of the focused link in the menu is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${address}/chapter-3`)
  await settled(page)
  const link = page.locator('[data-menu]').getByRole('link', { name: 'Chapter 2', exact: true })
  await page.keyboard.press('Tab')
  await link.focus()

  const room = await link.evaluate((focused) => {
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(focused)
    const menu = focused.closest('[data-menu]')!
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const inner = menu.getBoundingClientRect().left + menu.clientWidth
    return { outlineStyle, end: inner - focused.getBoundingClientRect().right - reach }
  })

  expect(room.outlineStyle).toBe('solid')
  expect(room.end).toBeGreaterThanOrEqual(0)
})

test('a formula that is wider than the text scrolls horizontally, and never vertically', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(`${address}/formulas`)
  const boxes = page.locator('main div:has(> math)')

  const scrolled = await boxes.evaluateAll((all) =>
    all.map((box) => [box.scrollWidth > box.clientWidth, box.scrollHeight > box.clientHeight]),
  )

  expect(scrolled).toEqual([
    [false, false],
    [true, false],
  ])
})

for (const theme of ['light', 'dark'] as const) {
  test(`diagrams can be read in ${theme} pages, scroll where they don't fit, and need no policy`, async ({
    page,
  }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text())
    })
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(`${address}/diagrams`)
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const diagrams = page.locator('main svg.diagram')

    const faint = await diagrams.evaluateAll((all) => {
      const canvas = document.createElement('canvas').getContext('2d')!
      const lightness = (color: string) => {
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
          const part = value / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
      }
      const contrast = (one: string, other: string) => {
        const [dark, light] = [lightness(one), lightness(other)].sort((a, b) => a - b)
        return (light! + 0.05) / (dark! + 0.05)
      }
      const grounds = all
        .flatMap((svg) => [...svg.querySelectorAll('rect, polygon, circle')])
        .map((shape) => getComputedStyle(shape))
        .filter(({ fill, stroke }) => fill !== 'none' && fill !== stroke)
        .map(({ fill }) => fill)
      const ink = getComputedStyle(document.body).color
      const behind = [...new Set([...grounds, getComputedStyle(document.documentElement).backgroundColor])]
        // A shape that's filled with the text's color is a marker and doesn't contain text.
        .filter((fill) => contrast(fill, ink) > 3)
      const texts = all
        .flatMap((svg) => [...svg.querySelectorAll('text, tspan')])
        .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      const lines = all.flatMap((svg) => [...svg.querySelectorAll('polyline, line.edge')])
      return [
        ...texts.filter((each) => behind.some((fill) => contrast(getComputedStyle(each).fill, fill) < 4.5)),
        ...lines.filter((each) => behind.some((fill) => contrast(getComputedStyle(each).stroke, fill) < 3)),
      ].map(({ outerHTML }) => outerHTML)
    })

    expect(await diagrams.count()).toBe(5)
    expect(faint).toEqual([])
    expect(await overflow(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    const isWide = await page
      .locator('main .scrolls:has(> svg)')
      .evaluateAll((all) =>
        all.map((box) => [box.scrollWidth > box.clientWidth, box.scrollHeight > box.clientHeight]),
      )
    expect(isWide.map(([, isTall]) => isTall)).toEqual([false, false, false, false, false])
    expect(isWide.map(([isWider]) => isWider)).toContain(true)
    await expect(page.getByRole('img', { name: 'Flowchart: Order to In stock?' })).toBeVisible()
    expect(refused).toEqual([])
  })
}

test('the drawer of a phone brings the current page into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(`${address}/chapter-55`)
  await settled(page)
  const link = page.locator('[data-menu] [aria-current="page"]')

  await page.locator('[data-menu-button]').click()

  await expect(link).toHaveText('Chapter 55')
  await expect(link).toBeInViewport({ ratio: 1 })
  await expect(
    page.locator('[data-menu]').getByRole('link', { name: 'Chapter 1', exact: true }),
  ).not.toBeInViewport()
})

test('a click on the last heading but one marks it, although the page ends soon after', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${address}/headings`)
  await settled(page)
  const contents = page.locator('[data-contents]').filter({ visible: true })

  for (const name of ['Last but one', 'Last', 'Last but one']) {
    await contents.getByRole('link', { name, exact: true }).click()
    await expect(contents.locator('[aria-current="location"]')).toHaveText([name])
    await expect(page.locator(`#${name.toLowerCase().replaceAll(' ', '-')}`)).toBeInViewport()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [where, hash] of [
    ['a closed tab', 'in-the-closed-tab'],
    ['a closed part', 'in-the-closed-part'],
  ] as const) {
    test(`a link to a heading in ${where} leads to it`, async ({ page }) => {
      await page.goto(`${address}/closed#${hash}`)

      await expect(page.locator(`#${hash}`)).toBeInViewport()
    })
  }
})
