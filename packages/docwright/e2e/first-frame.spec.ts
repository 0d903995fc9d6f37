import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open, settled } from './checks.ts'
import { shiftsSoFar, watchShifts } from './shifts.ts'
import { sites } from './sites.ts'

/** Every picture that a browser shows from a reload until the page is at rest. */
async function recordFrames(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const frames: string[] = []
  browser.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    browser.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await browser.send('Page.startScreencast', { format: 'png' })
  await page.reload()
  await settled(page)
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  await browser.send('Page.stopScreencast')
  return frames
}

/** The colors that a point has in pictures, each once; `blank` for a picture of one color, where the caller asks for that. */
async function listColors(
  page: Page,
  frames: readonly string[],
  [x, y]: readonly [number, number],
  tellsBlank = false,
) {
  const decoder = await page.context().newPage()
  const colors = await decoder.evaluate(
    async ({ frames, x, y, tellsBlank }) => {
      const found = frames.map(async (frame) => {
        const bytes = Uint8Array.from(atob(frame), (letter) => letter.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
        context?.drawImage(picture, 0, 0)
        const pixels = new Uint32Array(context!.getImageData(0, 0, picture.width, picture.height).data.buffer)
        if (tellsBlank && pixels.every((pixel) => pixel === pixels[0])) return 'blank'
        return context?.getImageData(x, y, 1, 1).data.slice(0, 3).join()
      })
      return [...new Set(await Promise.all(found))]
    },
    { frames, x, y, tellsBlank },
  )
  await decoder.close()
  return colors
}

async function store(page: Page, values: Record<string, string | undefined>): Promise<void> {
  await page.evaluate((values) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(values)) {
      if (value !== undefined) localStorage.setItem(key, value)
    }
  }, values)
}

/**
 * Returns the layout shifts of a page, from its first frame until two frames after it has settled, if shifts occur in
 * each of three loads. A busy machine may paint a half-parsed page, whose rows then grow, but a shift caused by a
 * stored value occurs every time.
 */
async function listShifts(page: Page, address: string): Promise<string[]> {
  let shifts: string[] = []
  for (let time = 0; time < 3; time++) {
    await open(page, address)
    shifts = await shiftsSoFar(page)
    if (shifts.length === 0) break
  }
  return shifts
}

const [white, dark] = ['255,255,255', '15,20,24']
const besideThePage = [5, 500] as const
const { address } = sites.announcement

for (const { stored, system, color } of [
  { stored: 'dark', system: 'light', color: dark },
  { stored: 'light', system: 'dark', color: white },
  { stored: undefined, system: 'dark', color: dark },
  { stored: 'purple', system: 'dark', color: dark },
  { stored: '', system: 'light', color: white },
] as const) {
  test(`with ${stored === undefined ? 'nothing' : `“${stored}”`} stored and a ${system} system, every frame is ${color === dark ? 'dark' : 'light'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.goto(`${address}/docs/start/`)
    await store(page, { theme: stored })
    await page.reload()
    const frames = await recordFrames(page)

    expect(frames.length).toBeGreaterThan(0)
    expect(await listColors(page, frames, besideThePage)).toEqual([color])
  })
}

test('a light-only site is light whatever is stored and whatever the system likes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${sites.other.address}/docs/handbook/`)
  await store(page, { theme: 'dark' })
  await page.reload()
  const frames = await recordFrames(page)

  expect(await listColors(page, frames, besideThePage)).toEqual([white])
  await expect(page.locator('[data-theme-toggle]')).toHaveCount(0)
})

for (const { stored, isShown } of [
  { stored: undefined, isShown: true },
  { stored: 'summer-hours', isShown: false },
  { stored: 'winter-hours', isShown: true },
  { stored: '', isShown: true },
]) {
  test(`with the announcement ${stored === undefined ? 'never' : `“${stored}”`} dismissed, every frame ${isShown ? 'shows' : 'hides'} it`, async ({
    page,
  }) => {
    await page.goto(`${address}/docs/start/`)
    await store(page, { 'announcement-dismissed': stored })
    await page.reload()
    const frames = await recordFrames(page)

    // Before its first paint a page shows nothing at all, which isn't a page without its announcement.
    const colors = (await listColors(page, frames, [5, 10], true)).filter((color) => color !== 'blank')
    expect(colors).toEqual([isShown ? '61,82,196' : white])
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible({ visible: isShown })
  })
}

test('dismissing the announcement is remembered, and the focus stays on the page', async ({ page }) => {
  await open(page, `${address}/docs/start/`)
  await page.getByRole('button', { name: 'Dismiss announcement' }).click()
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
  await page.reload()

  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
})

for (const width of [1280, 390]) {
  test(`at ${width} px nothing shifts, whatever is stored`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const shifts: string[] = []
    await watchShifts(page)
    await page.goto(`${address}/docs/start/`)
    for (const [theme, dismissed] of [
      [undefined, undefined],
      ['dark', 'summer-hours'],
      ['purple', 'winter-hours'],
    ] as const) {
      await store(page, { theme, 'announcement-dismissed': dismissed })
      shifts.push(...(await listShifts(page, `${address}/docs/start/`)))
    }
    await page.goto('/')
    for (const language of [undefined, 'python', 'c#', 'klingon']) {
      await store(page, { 'code-language': language })
      shifts.push(...(await listShifts(page, '/')), ...(await listShifts(page, '/docs/start/')))
    }

    expect(shifts).toEqual([])
  })
}

test('another tab follows the color mode', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/')
  await open(page, '/')
  await page.getByRole('button', { name: /^Colors: / }).click()
  const { theme } = await page.evaluate(() => ({ ...document.documentElement.dataset }))

  await expect(other.locator('html')).toHaveAttribute('data-theme', theme ?? 'missing')
})

test('the color button goes to the other mode, to the system’s by choice, and back to what the system says', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  const seen: unknown[] = []
  for (let click = 0; click < 3; click++) {
    await page.getByRole('button', { name: /^Colors: / }).click()
    seen.push(
      await page.evaluate(() => [
        document.documentElement.dataset.theme,
        localStorage.getItem('theme'),
        document.querySelector<HTMLElement>('[data-theme-toggle]')!.title,
      ]),
    )
  }

  expect(seen).toEqual([
    ['light', 'light', 'Colors: light'],
    ['dark', 'dark', 'Colors: dark'],
    [undefined, null, 'Colors: same as the system'],
  ])
  await expect(page.getByText('Colors: same as the system')).toBeAttached()
})

test('without access to local storage everything works, and nothing is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError')
      },
    })
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await open(page, `${address}/docs/start/`)
  await page.getByRole('button', { name: /^Colors: / }).click()
  await page.getByRole('button', { name: 'Dismiss announcement' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
  await page.getByRole('link', { name: 'Reference', exact: true }).first().click()
  await expect(page).toHaveURL(`${address}/docs/api/api-reference`)
  await page.reload()

  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
  expect(errors).toEqual([])
})

for (const width of [1440, 390]) {
  test(`at ${width} px what an address names is open from the first frame on, rows, variants and all, so that nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    for (const id of ['request.locker', 'request.tool.power.battery', 'response.201.tool.kit']) {
      await page.goto('about:blank')
      await open(page, `/docs/api/post-loans#${id}`)
      await expect(page.locator(':target')).toHaveId(id)
      await expect(page.locator(':target')).toBeInViewport()
      const rows = (await shiftsSoFar(page)).filter((shift) => shift.includes('data-field'))

      expect(rows).toEqual([])
    }
  })
}

test('on a slow phone nothing moves while a page arrives: neither below its bar nor below its tabs', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 1_000_000,
    uploadThroughput: 1_000_000,
  })
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  for (let time = 0; time < 5; time++) {
    await open(page, '/docs/start/')
    const moved = (await shiftsSoFar(page)).filter((shift) => /<(h1|div|figure|section)\b/.test(shift))

    expect(moved).toEqual([])
  }
})
