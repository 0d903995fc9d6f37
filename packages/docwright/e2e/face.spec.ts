import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { hold, open, saveData, settled, showFace } from './checks.ts'
import { shiftsSoFar, watchShifts } from './shifts.ts'
import { test } from './test.ts'

const hrefs = ['/docs/start/', '/docs/shed/care', '/docs/api/post-loans'] as const

test('text is as wide and as high before its face is there as with it', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  for (const href of hrefs) {
    await open(page, href)
    const standsIn = await page.evaluate(() => document.fonts.check('16px "Like Text"'))
    test.skip(!standsIn, 'This machine has neither Arial nor Liberation Sans.')
    expect(await hasFace(page)).toBe(false)
    const without = await measureTexts(page)
    await page.unrouteAll()
    await showFace(page)
    const within = await measureTexts(page)
    await page.route('**/*.woff2', (route) => route.abort())

    expect(without.length).toBeGreaterThan(20)
    expect(without.map(({ width }) => width)).not.toEqual(within.map(({ width }) => width))
    expect(Math.abs(sum(without, 'width') / sum(within, 'width') - 1)).toBeLessThan(0.01)
    const others = without.filter(({ lines }, place) => lines !== within[place]!.lines)
    expect(others.length / without.length).toBeLessThan(0.03)
  }
})

for (const [latency, tag] of [
  [0, []],
  [160, []],
  [600, ['@sweep']],
] as const) {
  test(`on a line of ${latency} ms the face is there from the first page on, and nothing else shifts`, {
    tag: [...tag],
  }, async ({ page }) => {
    await watchShifts(page)
    await openedSince(page, latency)
    await slowDown(page, latency)
    await open(page, hrefs[0])
    await expect.poll(() => hasFace(page)).toBe(true)
    expect(await shiftsSoFar(page)).toEqual([])
    for (const title of ['The shed', 'Reference']) {
      const link = page.getByRole('link', { name: title, exact: true }).first()
      const href = (await link.getAttribute('href'))!
      await link.click()
      await expect(page).toHaveURL(href)
      await expect.poll(() => hasFace(page)).toBe(true)
    }
    expect(await shiftsSoFar(page)).toEqual([])

    for (const href of hrefs) {
      // The face is read from the disk in time for the first frame, unless the machine has more to do.
      await expect(async () => {
        await open(page, href)
        const [isShown, shifted] = [await hasFace(page), await shiftsSoFar(page)]
        expect(shifted).toEqual([])
        expect(isShown).toBe(true)
      }).toPass()
    }
  })
}

test('a click shows its page in the face at once, and what is around the page follows after that frame', async ({
  page,
}) => {
  await openedSince(page, 3000)
  await slowDown(page, 160)
  await open(page, hrefs[0])
  await isKept(page)
  const shown = await page.evaluate(async () => {
    const heading = () => document.querySelector('main h1')
    const before = heading()
    document.querySelector<HTMLElement>('[data-navbar] a[data-section^="api"]')!.click()
    while (heading() === before) await new Promise(requestAnimationFrame)
    const facesOf = (element: Element) => getComputedStyle(element).fontFamily
    return {
      page: facesOf(heading()!),
      code: facesOf(document.querySelector('main code')!),
      faces: [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
    }
  })

  expect(shown.page).toMatch(/^"?Next Text"?, /)
  expect(shown.code).not.toContain('Text')
  expect(shown.faces).toContain('Next Text')
  expect(shown.faces).not.toContain('Text')
  await expect.poll(() => hasFace(page)).toBe(true)
})

for (const { visit, comes, milliseconds, isShown } of [
  { visit: 'the first', comes: 'early is shown', milliseconds: 1000, isShown: true },
  { visit: 'a later', comes: 'early is shown', milliseconds: 1000, isShown: true },
  {
    visit: 'the first',
    comes: 'later than three seconds waits for the next page',
    milliseconds: 3000,
    isShown: false,
  },
  {
    visit: 'the first',
    comes: 'after the reader has scrolled waits for the next page',
    milliseconds: 1000,
    isShown: false,
  },
]) {
  test(`the first frame waits for no face on ${visit} visit, and one that comes ${comes}`, async ({
    page,
  }) => {
    await watchShifts(page)
    await openedSince(page, milliseconds)
    if (visit === 'a later') {
      await open(page, hrefs[0])
      await isKept(page)
    }
    const letGo = await hold(page, '**/*.woff2')
    // The page has come when its face has; until then it is drawn, and does all that it does.
    await page.goto(hrefs[1], { waitUntil: 'commit' })
    await settled(page)
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(paints).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hasFace(page)).toBe(false)
    if (comes.includes('scrolled')) await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }))
    await page.evaluate(() => localStorage.removeItem('face'))
    letGo()
    await isKept(page)
    // What is remembered is in force, or at hand for the next page, a little later.
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].some(({ family }) => /^"?(Next )?Text"?$/.test(family))),
      )
      .toBe(true)

    expect(await hasFace(page)).toBe(isShown)
    expect(await shiftsSoFar(page)).toEqual([])
  })
}

test('a face that would move the text by a line waits for the next page', async ({ page }) => {
  await watchShifts(page)
  await openedSince(page, 1000)
  const letGo = await hold(page, '**/*.woff2')
  await page.goto(hrefs[1], { waitUntil: 'commit' })
  await settled(page)
  await page.evaluate(() => {
    const narrow = document.createElement('p')
    narrow.textContent = '1111 '.repeat(60)
    document.querySelector('main h1')!.after(narrow)
  })
  letGo()
  const families = () =>
    page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  await expect.poll(families).toContain('Next Text')

  expect(await families()).not.toContain('Text')
  await page.getByRole('link', { name: 'Reference', exact: true }).first().click()
  await expect.poll(() => hasFace(page)).toBe(true)
})

const withoutFace: Record<string, (page: Page) => Promise<unknown>> = {
  'who saves data': saveData,
  'on 2g': (page) => connect(page, '2g'),
  'on slow-2g': (page) => connect(page, 'slow-2g'),
}

for (const [reader, prepare] of Object.entries(withoutFace)) {
  test(`a reader ${reader} is sent no face`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await prepare(page)
    await open(page, hrefs[0])
    await page.getByRole('link', { name: 'The shed' }).first().click()
    await expect(page).toHaveURL('/docs/shed/')
    await open(page, hrefs[1])

    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([])
  })
}

async function connect(page: Page, effectiveType: string): Promise<void> {
  await page.addInitScript((type) => {
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'effectiveType', { get: () => type })
  }, effectiveType)
}

/** Lets a page believe that it was asked for so many milliseconds ago: a busy machine is slow, and its face isn't late for that. */
async function openedSince(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((time) => {
    performance.now = () => time
  }, milliseconds)
}

function hasFace(page: Page): Promise<boolean> {
  return page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Text'))
}

/** Waits until the face has come for the next page. */
async function isKept(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => localStorage.face === document.documentElement.dataset.face)
  await expect.poll(kept).toBe(true)
}

async function slowDown(page: Page, latency: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const [downloadThroughput, uploadThroughput] = [-1, -1]
  await browser.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput, uploadThroughput },
  })
}

interface Size {
  readonly width: number
  readonly lines: number
}

function sum(sizes: readonly Size[], side: keyof Size): number {
  return sizes.reduce((all, size) => all + size[side], 0)
}

/** Returns the width on one line and the number of lines of each visible text. */
function measureTexts(page: Page): Promise<readonly Size[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, dt), nav a')]
    return texts
      .filter((each) => each.checkVisibility() && each.textContent && !each.querySelector('code'))
      .map((each) => {
        const { height } = each.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(each)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        each.style.cssText = 'white-space: nowrap; display: inline-block; inline-size: max-content'
        const { width } = each.getBoundingClientRect()
        each.style.cssText = ''
        return { width, lines: height > 0 ? lines : 0 }
      })
  })
}
