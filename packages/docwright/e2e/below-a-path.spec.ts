import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { serveFolder } from '../src/commands/static-server.ts'
import { freePort } from '../test/served/free-port.ts'
import { open } from './checks.ts'
import { hrefsIn } from './hrefs.ts'

const folder = '.cache/e2e/below-a-path'
const base = '/rooms/reading'
let server: Server | undefined
let host: string
/** Paths that a page asked for, and what its console said. */
let asked: string[]
let complaints: string[]

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const env = { ...process.env, SITE_CONFIG: 'fixtures/below-a-path/docwright.config.ts' }
  const { status } = spawnSync(process.execPath, ['bin/docwright.js', 'build', '--out', folder], {
    env,
    stdio: 'inherit',
  })
  expect(status).toBe(0)
  server = await serveFolder(folder, 0)
  host = `http://localhost:${(server.address() as { port: number }).port}`
})

test.afterAll(() => {
  server?.close()
  server?.closeAllConnections()
})

test.beforeEach(({ page }) => {
  asked = []
  complaints = []
  page.on('request', (request) => asked.push(request.url().replace(host, '')))
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
})

test.afterEach(() => {
  expect(asked.filter((address) => !address.startsWith(`${base}/`))).toEqual([])
})

/** Marks the document, so that a page that was loaded whole can be told from one that was drawn. */
const mark = (page: Page) => page.evaluate(() => Object.assign(document.body, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in document.body)

test('every page has only addresses below the path, all of them there, and nothing to complain of', async ({
  page,
  request,
}) => {
  const found = new Set<string>()
  for (const href of hrefsIn(folder)) {
    expect(href).toContain(`${base}/`)
    await open(page, host + href)
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [src], [srcset], [poster]')].flatMap((element) =>
        ['href', 'src', 'srcset', 'poster'].flatMap((name) => element.getAttribute(name) ?? []),
      ),
    )
    for (const address of addresses) if (address.startsWith('/')) found.add(address.replace(/#.*/, ''))
  }

  expect(found.size).toBeGreaterThan(20)
  expect([...found].filter((address) => !address.startsWith(`${base}/`))).toEqual([])
  for (const address of found) {
    expect([address, (await request.get(host + address)).status()]).toEqual([address, 200])
  }
  expect(complaints).toEqual([])
})

test('links are followed without loading whole pages, there and back', async ({ page }) => {
  await open(page, `${host}${base}/`)
  await mark(page)
  await page.locator('header nav').getByRole('link', { name: 'Start' }).click()
  await expect(page.locator('h1')).toHaveText('Take a seat')
  await expect(page).toHaveURL(`${host}${base}/docs/start/`)
  await page.locator('main').getByRole('link', { name: 'Lamps', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('Lamps')
  await page.locator('[data-navbar] a').first().click()
  await expect(page).toHaveURL(`${host}${base}/`)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Lamps')

  expect(await isMarked(page)).toBe(true)
  expect(asked).toContain(`${base}/docs/shelf/lamps.txt`)
})

test('the root without its slash is the home page, from where links are followed', async ({ page }) => {
  await open(page, host + base)
  await mark(page)
  await page.locator('header nav').getByRole('link', { name: 'Start' }).click()

  await expect(page.locator('h1')).toHaveText('Take a seat')
  expect(await isMarked(page)).toBe(true)
  asked = asked.filter((address) => address !== base)
})

test('a link to another site of the same host is loaded whole, and not ahead', async ({ page }) => {
  await open(page, `${host}${base}/docs/start/`)
  await mark(page)
  const link = page.locator('main a', { hasText: 'the plan' })
  await link.evaluate((link: HTMLAnchorElement) => link.setAttribute('href', '/rooms/readings/other'))
  // What a focused link leads to is asked for at once.
  await link.focus()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(asked.filter((address) => address.includes('/readings/'))).toEqual([])
  await link.click()

  await expect(page).toHaveURL(`${host}/rooms/readings/other`)
  expect(await isMarked(page)).toBe(false)
  asked = asked.filter((address) => !address.includes('/readings/'))
})

test('a result of the search opens its page', async ({ page }) => {
  await open(page, `${host}${base}/`)
  await mark(page)
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('lamps switched')
  const result = page.getByRole('option').first()
  await expect(result).toHaveAttribute('href', new RegExp(`^${base}/docs/shelf/lamps`))
  await page.keyboard.press('Enter')

  await expect(page.locator('h1')).toHaveText('Lamps')
  expect(await isMarked(page)).toBe(true)
  expect(asked.filter((address) => address.includes('/search/')).length).toBeGreaterThan(1)
})

test('the search of an older version finds what is in that version', async ({ page }) => {
  await open(page, `${host}${base}/docs/1.0/start/`)
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('chair')

  await expect(page.getByRole('option').first()).toHaveAttribute('href', `${base}/docs/1.0/start/`)
})

test('an unknown address suggests the one most like it, and searches for its own words', async ({ page }) => {
  await open(page, `${host}${base}/docs/shelf/lmps`)

  await expect(page.getByText('Did you mean')).toHaveText(`Did you mean ${base}/docs/shelf/lamps?`)
  await expect(page.locator('main [data-search-button]')).toHaveText('Search for “shelf lmps”')
  await page.locator('main').getByRole('link', { name: 'lamps' }).click()
  await expect(page.locator('h1')).toHaveText('Lamps')
})

test('the links of the navbar follow the version, below the path as well', async ({ page }) => {
  await open(page, `${host}${base}/docs/1.0/start/`)

  await expect(page.locator('header nav').getByRole('link', { name: 'Start' })).toHaveAttribute(
    'href',
    `${base}/docs/1.0/start/`,
  )
})

for (const version of ['', '1.0/']) {
  test(`an island of the docs ${version || 'as they are'} wakes below the path, and its links stay there`, async ({
    page,
    request,
  }) => {
    await open(page, `${host}${base}/docs/${version}start/`)
    await page.getByRole('button', { name: 'Ring: 0' }).click()
    await expect(page.getByRole('button', { name: 'Ring: 1' })).toBeVisible()
    await page.getByRole('link', { name: 'quiet shelf' }).click()

    await expect(page).toHaveURL(`${host}${base}/docs/${version}shelf/`)
    expect(complaints).toEqual([])
    const twin = await request.get(`${host}${base}/docs/${version}start/index.md`)
    expect(await twin.text()).toContain(`Ring: 0 or go to the [quiet shelf](`)
    expect(await twin.text()).toContain(`${base}/docs/${version}shelf/)`)
  })
}

test('what the reader chose is kept apart from other sites of the same host', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await open(page, `${host}${base}/`)
  await page.locator('[data-theme-toggle]').click()
  await page.locator('[data-dismiss-announcement]').click()
  const theme = await page.locator('html').getAttribute('data-theme')
  await page.reload()

  await expect(page.locator('html')).toHaveAttribute('data-theme', theme!)
  await expect(page.locator('[data-announcement-bar]')).toBeHidden()
  const { theme: another, ...own } = await page.evaluate((): Record<string, string> => ({ ...localStorage }))
  expect(another).toBe('light')
  expect(own).toMatchObject({ [`theme${base}`]: theme, [`announcement-dismissed${base}`]: 'quiet' })
  expect(Object.keys(own).filter((key) => !key.endsWith(base))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader gets from page to page, and back from an unknown address', async ({ page }) => {
    await page.goto(`${host}${base}/`)
    await page.locator('header nav').getByRole('link', { name: 'Reference' }).click()
    await expect(page.locator('h1')).toHaveText('Reading room')
    await page.locator('[data-sidebar]').getByRole('link', { name: 'Take a seat' }).click()
    await expect(page.locator('h1')).toHaveText('Take a seat')
    await page.getByRole('link', { name: 'near the shelf' }).click()
    await expect(page.locator('h1')).toHaveText('Shelf')
    await page.goto(`${host}${base}/docs/nowhere`)
    await page.locator('main').getByRole('link', { name: 'Start' }).click()

    await expect(page).toHaveURL(`${host}${base}/docs/start/`)
  })
})

test('the live site lives below the path, too', async ({ page }) => {
  test.setTimeout(180_000)
  const port = await freePort()
  const options = ['dev', '--port', String(port)]
  const vite = spawn(process.execPath, ['bin/docwright.js', ...options], {
    env: { ...process.env, SITE_CONFIG: 'fixtures/below-a-path/docwright.config.ts' },
    stdio: 'ignore',
  })
  try {
    const live = `http://localhost:${port}`
    await expect
      .poll(
        () =>
          fetch(`${live}${base}/`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 90_000 },
      )
      .toBe(200)
    const follow = async () => {
      await page.locator('main').getByRole('link', { name: 'Lamps', exact: true }).click()
      await expect(page.locator('h1')).toHaveText('Lamps')
    }
    await open(page, `${live}${base}/docs/start/`)
    // The first time a busy machine may take longer than the browser waits for a page before it loads it whole.
    await follow()
    await open(page, `${live}${base}/docs/start/`)
    await mark(page)
    await follow()

    expect(await isMarked(page)).toBe(true)
    await expect(page).toHaveURL(`${live}${base}/docs/shelf/lamps`)
    // Before its server ends, since Vite would look for that.
    await page.close()
    asked = asked.map((address) => address.replace(live, ''))
  } finally {
    vite.kill()
    await once(vite, 'exit')
  }
})
