import { expect, test } from '@playwright/test'
import { faintText, open, overflow, showFace, violations } from './checks.ts'
import { address, hrefs } from './site.ts'

test.use({ baseURL: address })

test('no page scrolls horizontally on a phone or at 400% zoom, or logs an error', async ({ page }) => {
  const found: Record<string, string[]> = {}
  let complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.setViewportSize({ width: 320, height: 256 })
  for (const href of hrefs) {
    await open(page, href)
    const wrong = [...complaints, ...(await overflow(page))]
    if (wrong.length > 0) found[href] = wrong
    complaints = []
  }

  expect(found).toEqual({})
})

test('no table of a guide scrolls on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const found: Record<string, string[]> = {}
  for (const href of hrefs.filter((each) => !each.includes('/api/'))) {
    await open(page, href)
    await showFace(page)
    const wide = await page
      .locator('main :has(> table)')
      .evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(
            ({ scrollWidth, clientWidth, textContent }) =>
              `${scrollWidth - clientWidth} px: ${textContent.slice(0, 60)}`,
          ),
      )
    if (wide.length > 0) found[href] = wide
  }

  expect(found).toEqual({})
})

for (const [href, column, next] of [
  ['/docs/get-started/developers/error-handling', 'Status', 'Meaning'],
  ['/docs/get-started/changelog', 'Replacement', 'Field'],
  ['/docs/get-started/developers/environment', 'Sandbox', 'Counted per'],
] as const) {
  test(`the short cells in the column ${column} of ${href} stay on one line`, async ({ page }) => {
    for (const width of [860, 996, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, href)
      await showFace(page)
      const header = (name: string) => page.getByRole('columnheader', { name, exact: true })
      const table = page
        .getByRole('table')
        .filter({ has: header(column) })
        .filter({ has: header(next) })
      const names = await table.getByRole('columnheader').allTextContents()
      const cells = table.locator(`tbody td:nth-child(${names.indexOf(column) + 1})`)
      const heights = await cells.evaluateAll((all) =>
        all.map((cell) => {
          const text = document.createRange()
          text.selectNodeContents(cell)
          return text.getBoundingClientRect().height
        }),
      )

      expect(heights.length, `${width} px`).toBeGreaterThan(0)
      expect(Math.max(...heights), `${width} px`).toBeLessThan(26)
    }
  })
}

test('a page after a group in the sidebar is separated from the group’s pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/docs/get-started/go-live')
  const sidebar = page.locator('[data-sidebar]')
  const gap = async (above: string, below: string) => {
    const box = (name: string) => sidebar.getByRole('link', { name, exact: true }).boundingBox()
    const [first, second] = [(await box(above))!, (await box(below))!]
    return second.y - first.y - first.height
  }

  expect(await gap('Go live', 'Data protection')).toBeLessThan(4)
  expect(await gap('Authentication', 'Go live')).toBeGreaterThan(8)
})

// The sweep tests every page.
for (const href of [
  '/',
  '/docs/fraud-prevention/risk-evaluation/integration',
  '/docs/api/post-v-1-tools-echo',
]) {
  test(`axe finds nothing wrong with ${href} of the shipped site, in light or dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page, href)
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })

    expect(await faintText(page)).toEqual([])
  })
}

for (const width of [320, 390, 1440]) {
  test(`at ${width} px, the copy button of code without a title never covers the end of a line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const href of [
      '/docs/get-started/changelog',
      '/docs/tools/overview',
      '/docs/get-started/setup/application',
    ]) {
      await open(page, href)
      const covered = await page
        .locator('main figure:has(> pre:first-child):visible')
        .evaluateAll((figures) =>
          figures.flatMap((figure) => {
            figure.scrollIntoView({ block: 'center' })
            const [button, pre] = [figure.querySelector('button')!, figure.querySelector('pre')!]
            const { left, top, bottom } = button.getBoundingClientRect()
            const { right } = figure.getBoundingClientRect()
            const isCode = document.elementFromPoint(right - 3, (top + bottom) / 2)?.closest('pre') !== null
            pre.scrollLeft = pre.scrollWidth
            const text = document.createRange()
            text.selectNodeContents(pre)
            const isUnder = [...text.getClientRects()].some(
              (line) =>
                line.top < bottom &&
                line.bottom > top &&
                line.right > left &&
                line.width < pre.scrollWidth - 40,
            )
            return isCode || isUnder ? [pre.textContent.slice(0, 60)] : []
          }),
        )
      expect(covered, href).toEqual([])
    }
  })

  test(`at ${width} px, the strip of an example call shows its whole method and path`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const href of ['/docs/api/assets', '/docs/api/risk-evaluation', '/docs/api/api-reference']) {
      await open(page, href)
      const link = page.locator('section[aria-label$="call"]:visible a:has([data-method])')
      const clipped = await link.evaluateAll((links) =>
        links.flatMap((each) => {
          const [inner, outer] = [document.createRange(), each.parentElement!.getBoundingClientRect()]
          inner.selectNodeContents(each)
          const box = inner.getBoundingClientRect()
          const hides = each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight
          return hides || box.top < outer.top + 4 || box.bottom > outer.bottom - 4 ? [each.textContent] : []
        }),
      )
      expect(await link.count(), href).toBe(1)
      expect(clipped, href).toEqual([])
    }
  })
}
