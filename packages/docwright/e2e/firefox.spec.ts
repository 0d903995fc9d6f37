import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { launch } from 'puppeteer-core'
import { hrefsIn } from './hrefs.ts'
import { sites, whole } from './sites.ts'

/** Debian's Firefox (`apt-get install firefox-esr`), or another one that FIREFOX names. */
const program = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
const { address } = sites.toolshed

test.skip(!existsSync(program), `There is no Firefox at ${program}; install it, or set FIREFOX.`)
// One browser for all, one test after the other.
test.describe.configure({ mode: 'default' })

let firefox: Browser
let page: Page
test.beforeAll(async () => {
  firefox = await launch({ browser: 'firefox', executablePath: program, defaultViewport: null })
  page = await firefox.newPage()
})
test.afterAll(() => firefox?.close())

for (const [pages, hrefs, tag] of [
  ['one page, which stands for all of them in a run that ends soon,', () => ['/docs/shed/drills'], []],
  ['every page', hrefsIn, ['@sweep']],
] as const) {
  test(`${pages} shows one heading, starts its scripts, and isn't wider than the window`, {
    tag: [...tag],
  }, async () => {
    const shown = tag.length > 0 ? whole : whole.slice(0, 1)
    const addresses = shown.flatMap(([, { folder, address }]) => hrefs(folder).map((href) => address + href))
    for (const href of addresses) {
      await page.goto(href)
      const found = await page.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        isScripted: 'scripted' in document.documentElement.dataset,
        isWide: document.documentElement.scrollWidth > innerWidth,
      }))

      expect({ href, ...found }).toEqual({ href, headings: 1, isScripted: true, isWide: false })
    }
  })
}

test('a link leads to its page, with the Navigation API or without', { tag: '@sweep' }, async () => {
  await page.goto(`${address}/docs/shed/drills`)
  await page.evaluate(`document.querySelector('main a[rel="next"]').click()`)

  await expect.poll(() => page.evaluate(`location.pathname`).catch(() => '')).toBe('/docs/shed/saws')
  await expect
    .poll(() => page.evaluate(`document.querySelector('h1')?.textContent`).catch(() => ''))
    .toContain('Saws')
})

test('the color mode changes and is kept', { tag: '@sweep' }, async () => {
  await page.goto(`${address}/docs/shed/drills`)
  const scheme = `getComputedStyle(document.documentElement).backgroundColor`
  const before = await page.evaluate(scheme)
  await page.evaluate(`document.querySelector('[data-theme-toggle]').click()`)
  const theme = await page.evaluate(`document.documentElement.dataset.theme`)
  await expect.poll(() => page.evaluate(scheme)).not.toBe(before)
  await page.goto(`${address}/docs/start/`)

  expect(theme).toMatch(/^(light|dark)$/)
  expect(await page.evaluate(`document.documentElement.dataset.theme`)).toBe(theme)
})

test('a tab shows its panel and is remembered', { tag: '@sweep' }, async () => {
  await page.goto(`${address}/docs/start/`)
  await expect.poll(() => page.evaluate(`document.documentElement.dataset.settled`)).toBe('')
  await page.evaluate(
    `document.querySelectorAll('[data-tab-group="language"] > [data-tab] > label > input')[1].click()`,
  )
  await page.goto(`${address}/docs/start/`)
  const shown = await page.evaluate(
    `[...document.querySelectorAll('[data-tab-group="language"]')[0].children].map((tab) => tab.querySelector(':scope > div').checkVisibility()).indexOf(true)`,
  )

  expect(shown).toBe(1)
})
