import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { serveFolder } from '../src/commands/static-server.ts'
import { freePort } from '../test/served/free-port.ts'
import { open, overflow, violations } from './checks.ts'

const folder = '.cache/e2e/at-root-counted'
const config = 'fixtures/at-root/docwright.config.ts'
let stats: Server
let server: Server
let statsOrigin: string
let host: string
/** What the server of another origin was asked for, and what the page's console said. */
let asked: string[]
let complaints: string[]

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  stats = createServer(({ url }, response) => {
    asked.push(url ?? '')
    const script =
      "const { dataset } = document.currentScript; document.documentElement.dataset.counted = dataset.site; fetch(new URL('/seen', document.currentScript.src))"
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
      .end(script)
  })
  stats.listen(0, '127.0.0.1')
  await once(stats, 'listening')
  statsOrigin = `http://127.0.0.1:${(stats.address() as AddressInfo).port}`
  const env = { ...process.env, SITE_CONFIG: config, STATS_ORIGIN: statsOrigin }
  const { status } = spawnSync(process.execPath, ['bin/docwright.js', 'build', '--out', folder], {
    env,
    stdio: 'inherit',
  })
  expect(status).toBe(0)
  server = await serveFolder(folder, 0)
  host = `http://localhost:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  for (const each of [stats, server]) {
    each?.close()
    each?.closeAllConnections()
  }
})

test.beforeEach(({ page }) => {
  asked = []
  complaints = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
})

test('a reader gets from the home page through docs at the root without loading a page anew', async ({
  page,
}) => {
  await open(page, `${host}/`)
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  await page.locator('main').getByRole('link', { name: 'your first ticket' }).click()
  await expect(page.locator('h1')).toHaveText('Tickets')
  await expect(page).toHaveURL(`${host}/start/tickets`)
  await page.locator('header nav').getByRole('link', { name: 'API reference' }).click()
  await expect(page).toHaveURL(`${host}/api/api-reference`)
  await page.locator('[data-sidebar]').getByRole('link', { name: 'Sell a ticket' }).click()
  await expect(page.locator('h1')).toHaveText('Sell a ticket')

  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
  expect(complaints).toEqual([])
})

test('the search finds the pages of the version in hand, at the root and below its name', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/start/', '/start/tickets#what-a-ticket-costs'],
    ['/1.0/start/', '/1.0/start/tickets'],
  ]) {
    await open(page, host + from)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(from === '/start/' ? 'how much is a fare' : 'slip of paper')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(host + to)
  }
})

test('a reader of an older version stays there, by island and by link, and leaves it for pages beside the docs', async ({
  page,
}) => {
  await open(page, `${host}/1.0/start/`)
  await page.getByRole('button', { name: 'Boats: 0' }).click()
  await expect(page.getByRole('button', { name: 'Boats: 1' })).toBeVisible()
  await page.getByRole('link', { name: 'a ticket', exact: true }).click()

  await expect(page).toHaveURL(`${host}/1.0/start/tickets`)
  await page.goBack()
  await page.getByRole('link', { name: 'us', exact: true }).click()
  await expect(page).toHaveURL(`${host}/about`)
  expect(complaints).toEqual([])
})

test('an unknown address shows the page that the writers made for it, with the nearest address and a search', async ({
  page,
}) => {
  const response = await page.goto(`${host}/start/ticket`)

  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('No boat goes there')
  await expect(page.getByRole('status').filter({ hasText: 'Did you mean' })).toContainText('/start/tickets')
  await expect(page.locator('main [data-search-button]')).toHaveText('Search for “start ticket”')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.locator('main').getByRole('link', { name: 'Tides' }).click()
  await expect(page).toHaveURL(`${host}/crossings/tides`)
})

test('an old address leads on, with JavaScript and where the host knows no redirects', async ({
  page,
  request,
}) => {
  await page.goto(`${host}/docs/getting-started/tickets.html`)
  await expect(page).toHaveURL(`${host}/start/tickets#what-a-ticket-costs`)
  const file = await request.get(`${host}/docs/getting-started/tickets`, { maxRedirects: 0 })
  expect(file.status()).toBe(301)

  // As a host sends it that knows files alone.
  const { readFile } = await import('node:fs/promises')
  const body = await readFile(`${folder}/docs/getting-started/tickets.html`, 'utf8')
  await page.route('**/as-a-file', (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(`${host}/as-a-file`)
  await expect(page).toHaveURL(`${host}/start/tickets#what-a-ticket-costs`)
  expect(complaints).toEqual([])
})

test('a script of an origin that the policy names runs and may ask there; the inline one runs by its hash', async ({
  page,
}) => {
  await open(page, `${host}/start/`)

  await expect(page.locator('html')).toHaveAttribute('data-counted', 'docs')
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'given')
  await expect.poll(() => asked).toEqual(['/count.js', '/seen'])
  expect(complaints).toEqual([])
})

test('what the policy does not name neither loads nor is asked', async ({ page }) => {
  await open(page, `${host}/start/`)
  const elsewhere = createServer((_, response) => response.writeHead(200).end('globalThis.slipped = true'))
  elsewhere.listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
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
  }, origin)
  elsewhere.close()

  expect(result).toEqual({
    refused: true,
    directives: ['connect-src', 'img-src', 'require-trusted-types-for'],
    ran: false,
  })
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`no page of it is wider than ${width} pixels, and axe finds nothing wrong`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const href of ['/', '/start/', '/start/tickets', '/nowhere', '/1.0/start/']) {
      await open(page, host + href)

      expect(await overflow(page), href).toEqual([])
      expect(await violations(page), href).toEqual([])
    }
  })
}

test('the live site has the docs at the root, sends readers of old addresses on, and shows the own 404', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const port = await freePort()
  const live = `http://localhost:${port}`
  const vite = spawn(process.execPath, ['bin/docwright.js', 'dev', '--port', String(port)], {
    env: { ...process.env, SITE_CONFIG: config, STATS_ORIGIN: statsOrigin },
    stdio: 'ignore',
  })
  try {
    const statusOf = (href: string) =>
      fetch(live + href, { redirect: 'manual' }).then(
        ({ status, headers }) => `${status} ${headers.get('location') ?? ''}`,
        () => '',
      )
    await expect.poll(() => statusOf('/'), { timeout: 90_000 }).toBe('200 ')
    await open(page, `${live}/start/tickets`)

    await expect(page.locator('h1')).toHaveText('Tickets')
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'docs')
    expect(await statusOf('/docs/getting-started/')).toBe('302 /start/')
    expect(await statusOf('/hilfe/%C3%BCberfahrt')).toBe('302 /crossings/tides')
    expect(await statusOf('/nowhere')).toBe('404 ')
    await open(page, `${live}/nowhere`)
    await expect(page.locator('h1')).toHaveText('No boat goes there')
    await page.close()
  } finally {
    vite.kill()
    await once(vite, 'exit')
  }
})
