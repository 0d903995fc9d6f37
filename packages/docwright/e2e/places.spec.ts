import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { freePort } from '../test/served/free-port.ts'
import { open } from './checks.ts'
import { hrefsIn } from './hrefs.ts'
import type { SitePlace } from './place.ts'
import { startPlace } from './place.ts'

/** Marks the document, so that a test can distinguish a full page load from a page that a script rendered. */
const mark = (page: Page) => page.evaluate(() => Object.assign(document.body, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in document.body)

// A site that contains only docs, at several base paths. The root, where all other tests visit their sites, is in the sweep.
for (const [where, base, tag] of [
  ['at the root of its host', '', ['@sweep']],
  ['below a path of its host', '/rooms/harbour', []],
] as const) {
  test.describe(`a site ${where}`, { tag: [...tag] }, () => {
    let place: SitePlace
    let host: string
    /** The addresses that a page requested from its host, and its console messages. */
    let asked: string[]
    let complaints: string[]

    test.describe.configure({ mode: 'default', timeout: 120_000 })

    test.beforeAll(async () => {
      test.setTimeout(300_000)
      place = await startPlace(base)
      host = place.host
    })

    test.afterAll(() => place?.stop())

    test.beforeEach(({ page }) => {
      asked = []
      complaints = []
      page.on('request', (request) => asked.push(request.url().replace(host, '')))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
    })

    test.afterEach(() => {
      const others = asked.filter((address) => !address.startsWith(place.counter.origin))
      expect(others.filter((address) => !address.startsWith(`${base}/`))).toEqual([])
    })

    test('every page has only addresses of the site, all of them there, and nothing to complain of', async ({
      page,
      request,
    }) => {
      const found = new Set<string>()
      for (const href of hrefsIn(place.folder)) {
        expect(href).toContain(`${base}/`)
        await open(page, host + href)
        const addresses = await page.evaluate(() =>
          [...document.querySelectorAll('[href], [src], [srcset], [poster]')].flatMap((element) =>
            ['href', 'src', 'srcset', 'poster'].flatMap((name) => element.getAttribute(name) ?? []),
          ),
        )
        for (const address of addresses) if (address.startsWith('/')) found.add(address.replace(/#.*/, ''))
      }

      expect(found.size).toBeGreaterThan(40)
      expect([...found].filter((address) => !address.startsWith(`${base}/`))).toEqual([])
      for (const address of found) {
        expect([address, (await request.get(host + address)).status()]).toEqual([address, 200])
      }
      expect(complaints).toEqual([])
    })

    test('links are followed from the home page without loading whole pages, there and back', async ({
      page,
    }) => {
      // For a site below a path, this is the root without the trailing slash.
      await open(page, host + base)
      await mark(page)
      await page.locator('main').getByRole('link', { name: 'your first ticket', exact: true }).click()
      await expect(page.locator('h1')).toHaveText('Sell your first ticket')
      await expect(page).toHaveURL(`${host}${base}/start/`)
      await page.locator('main').getByRole('link', { name: 'where a boat is' }).click()
      await expect(page.locator('h1')).toHaveText('Crossings')
      await page.locator('main').getByRole('link', { name: 'tide', exact: true }).click()
      await expect(page).toHaveURL(`${host}${base}/crossings/tides#slack-water`)
      await page.locator('header nav').getByRole('link', { name: 'API' }).click()
      await expect(page).toHaveURL(`${host}${base}/api/api-reference`)
      await page.locator('[data-sidebar]').getByRole('link', { name: 'Sell a ticket' }).click()
      await expect(page.locator('h1')).toHaveText('Sell a ticket')
      await page.locator('[data-navbar] a').first().click()
      await expect(page).toHaveURL(`${host}${base}/`)
      await page.goBack()
      await expect(page.locator('h1')).toHaveText('Sell a ticket')

      expect(await isMarked(page)).toBe(true)
      expect(asked).toContain(`${base}/crossings/tides.txt`)
      expect(complaints).toEqual([])
      asked = asked.filter((address) => address !== base)
    })

    test('the search finds and opens the pages of the current version', async ({ page }) => {
      for (const [from, words, to] of [
        ['/start/', 'how much is a fare', '/start/tickets#what-a-ticket-costs'],
        ['/1.0/start/', 'slip of paper', '/1.0/start/tickets'],
      ] as const) {
        await open(page, host + base + from)
        await mark(page)
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox').fill(words)
        await expect(page.getByRole('option').first()).toHaveAttribute('href', base + to)
        await page.keyboard.press('Enter')

        await expect(page).toHaveURL(host + base + to)
        expect(await isMarked(page)).toBe(true)
      }
      expect(asked.filter((address) => address.includes('/search/')).length).toBeGreaterThan(1)
    })

    for (const version of ['', '/1.0']) {
      test(`a reader of ${version || 'the newest version'} stays there, by navbar, island and its twin, and leaves it for pages outside the docs`, async ({
        page,
        request,
      }) => {
        await open(page, `${host}${base}${version}/start/`)
        const start = page.locator('header nav').getByRole('link', { name: 'Start' })
        await expect(start).toHaveAttribute('href', `${base}${version}/start/`)
        await page.getByRole('button', { name: 'One more' }).click()
        await expect(page.locator('main')).toContainText('for 3 passengers')
        await page.getByRole('link', { name: 'a ticket', exact: true }).click()

        await expect(page).toHaveURL(`${host}${base}${version}/start/tickets`)
        await page.goBack()
        await page.getByRole('link', { name: 'we', exact: true }).click()
        await expect(page).toHaveURL(`${host}${base}/about`)
        expect(complaints).toEqual([])
        const twin = await request.get(`${host}${base}${version}/start/index.md`)
        expect(await twin.text()).toContain(
          `| each [passenger](https://skerry.example${base}${version}/start/tickets.md) | `,
        )
      })
    }

    test('an unknown address shows the page that the writers made for it, with the nearest address and a search', async ({
      page,
    }) => {
      const response = await page.goto(`${host}${base}/start/ticket`)

      expect(response?.status()).toBe(404)
      await expect(page.locator('h1')).toHaveText('No boat goes there')
      await expect(page.getByText('Did you mean')).toHaveText(`Did you mean ${base}/start/tickets?`)
      await expect(page.locator('main [data-search-button]')).toHaveText('Search for “start ticket”')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.locator('main').getByRole('link', { name: 'Tides' }).click()
      await expect(page).toHaveURL(`${host}${base}/crossings/tides`)
      await page.goBack()
      await page.getByText('Did you mean').getByRole('link').click()
      await expect(page.locator('h1')).toHaveText('Tickets')
    })

    test('an old address leads on, with JavaScript and where the host knows no redirects', async ({
      page,
      request,
    }) => {
      const to = `${base}/start/tickets#what-a-ticket-costs`
      await page.goto(`${host}${base}/docs/getting-started/tickets.html`)
      await expect(page).toHaveURL(host + to)
      const old = `${base}/docs/getting-started/tickets`
      expect((await request.get(host + old, { maxRedirects: 0 })).status()).toBe(301)

      // The response of a host that only serves files, without redirects.
      const body = readFileSync(`${place.folder}/docs/getting-started/tickets.html`, 'utf8')
      await page.route('**/as-a-file', (route) => route.fulfill({ body, contentType: 'text/html' }))
      await page.goto(`${host}${base}/as-a-file`)
      await expect(page).toHaveURL(host + to)
      expect(complaints).toEqual([])
    })

    test('a script of an origin that the policy names runs and may ask there; the inline one runs by its hash', async ({
      page,
    }) => {
      const before = place.counter.asked.length
      await open(page, `${host}${base}/start/`)

      await expect(page.locator('html')).toHaveAttribute('data-counted', 'docs')
      await expect(page.locator('html')).toHaveAttribute('data-consent', 'given')
      await expect.poll(() => place.counter.asked.slice(before)).toEqual(['/count.js', '/seen'])
      expect(complaints).toEqual([])
    })

    test('what the reader chose is kept apart from other sites of the same host', async ({ page }) => {
      test.skip(base === '', 'The site is the only one on its host.')
      await page.addInitScript(() => localStorage.setItem('theme', 'light'))
      await open(page, `${host}${base}/`)
      await page.locator('[data-theme-toggle]').click()
      await page.locator('[data-dismiss-announcement]').click()
      const theme = await page.locator('html').getAttribute('data-theme')
      await page.reload()

      await expect(page.locator('html')).toHaveAttribute('data-theme', theme!)
      await expect(page.locator('[data-announcement-bar]')).toBeHidden()
      const { theme: another, ...own } = await page.evaluate(
        (): Record<string, string> => ({ ...localStorage }),
      )
      expect(another).toBe('light')
      expect(own).toMatchObject({ [`theme${base}`]: theme, [`announcement-dismissed${base}`]: 'winter' })
      expect(Object.keys(own).filter((key) => !key.endsWith(base))).toEqual([])
    })

    test('a link to another site of the same host is loaded whole, and not ahead', async ({ page }) => {
      test.skip(base === '', 'The site is the only one on its host.')
      await open(page, `${host}${base}/crossings/`)
      await mark(page)
      const link = page.locator('main a', { hasText: 'a plan of them' })
      await link.evaluate((link: HTMLAnchorElement) => link.setAttribute('href', '/rooms/harbours/other'))
      // The target of a focused link is prefetched immediately.
      await link.focus()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(asked.filter((address) => address.includes('/harbours/'))).toEqual([])
      await link.click()

      await expect(page).toHaveURL(`${host}/rooms/harbours/other`)
      expect(await isMarked(page)).toBe(false)
      asked = asked.filter((address) => !address.includes('/harbours/'))
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('a reader gets from page to page, and back from an unknown address', async ({ page }) => {
        await page.goto(`${host}${base}/`)
        await page.locator('header nav').getByRole('link', { name: 'API' }).click()
        await expect(page.locator('h1')).toHaveText('Skerry API')
        await page.locator('[data-sidebar]').getByRole('link', { name: 'Sell a ticket' }).click()
        await expect(page.locator('h1')).toHaveText('Sell a ticket')
        await page.getByRole('link', { name: 'holds them' }).click()
        await expect(page.locator('h1')).toHaveText('Tickets')
        await page.goto(`${host}${base}/nowhere`)
        await page.locator('main').getByRole('link', { name: 'Tides' }).click()

        await expect(page).toHaveURL(`${host}${base}/crossings/tides`)
      })
    })

    test('the live site is there, too, sends readers of old addresses on, and shows the own 404', async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const port = await freePort()
      const live = `http://localhost:${port}`
      const vite = spawn(process.execPath, ['bin/docwright.js', 'dev', '--port', String(port)], {
        env: place.env,
        stdio: 'ignore',
      })
      try {
        const statusOf = (href: string) =>
          fetch(live + base + href, { redirect: 'manual' }).then(
            ({ status, headers }) => `${status} ${headers.get('location') ?? ''}`,
            () => '',
          )
        await expect.poll(() => statusOf('/'), { timeout: 90_000 }).toBe('200 ')
        expect(await statusOf('/docs/getting-started/')).toBe(`302 ${base}/start/`)
        expect(await statusOf('/hilfe/%C3%BCberfahrt')).toBe(`302 ${base}/crossings/tides`)
        expect(await statusOf('/nowhere')).toBe('404 ')
        await open(page, `${live}${base}/nowhere`)
        await expect(page.locator('h1')).toHaveText('No boat goes there')
        const follow = async () => {
          await open(page, `${live}${base}/start/tickets`)
          await mark(page)
          await page.locator('main').getByRole('link', { name: 'tides', exact: true }).click()
          await expect(page.locator('h1')).toHaveText('Tides')
        }
        // The first time a busy machine may take longer than the browser waits for a page before it loads it whole.
        await follow()
        await follow()

        expect(await isMarked(page)).toBe(true)
        await expect(page.locator('html')).toHaveAttribute('data-counted', 'docs')
        await expect(page).toHaveURL(`${live}${base}/crossings/tides#slack-water`)
        // Before its server ends, since Vite would look for that.
        await page.close()
        asked = asked.map((address) => address.replace(live, ''))
      } finally {
        vite.kill()
        await once(vite, 'exit')
      }
    })
  })
}
