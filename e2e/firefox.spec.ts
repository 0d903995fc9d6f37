import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Firefox } from './firefox/bidi.ts'
import { startFirefox } from './firefox/bidi.ts'
import { hrefsIn } from './hrefs.ts'
import { sites } from './sites.ts'

/** Debian's Firefox (`apt-get install firefox-esr`), or another one that FIREFOX names. */
const program = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
const { address } = sites.toolshed

test.skip(!existsSync(program), `There is no Firefox at ${program}; install it, or set FIREFOX.`)
// One browser for all, one test after the other.
test.describe.configure({ mode: 'default' })

let firefox: Firefox
test.beforeAll(async () => {
  firefox = await startFirefox(program)
})
test.afterAll(() => firefox?.close())

test('every page that we publish shows one heading, starts its scripts, and is no wider than the window', async () => {
  for (const href of hrefsIn(sites.shipped.folder)) {
    await firefox.go(sites.shipped.address + href)
    const found = await firefox.read<object>(
      `({ headings: document.querySelectorAll('h1').length, isScripted: 'scripted' in document.documentElement.dataset, isWide: document.documentElement.scrollWidth > innerWidth })`,
    )

    expect({ href, ...found }).toEqual({ href, headings: 1, isScripted: true, isWide: false })
  }
})

test('a link leads to its page, with the Navigation API or without', async () => {
  await firefox.go(`${address}/docs/shed/drills`)
  await firefox.read(`document.querySelector('main a[rel="next"]').click()`)

  await expect.poll(() => firefox.read(`location.pathname`).catch(() => '')).toBe('/docs/shed/saws')
  await expect
    .poll(() => firefox.read(`document.querySelector('h1')?.textContent`).catch(() => ''))
    .toContain('Saws')
})

test('the colour mode changes and is kept', async () => {
  await firefox.go(`${address}/docs/shed/drills`)
  const scheme = `getComputedStyle(document.documentElement).backgroundColor`
  const before = await firefox.read<string>(scheme)
  await firefox.read(`document.querySelector('[data-theme-toggle]').click()`)
  const theme = await firefox.read<string>(`document.documentElement.dataset.theme`)
  await expect.poll(() => firefox.read(scheme)).not.toBe(before)
  await firefox.go(`${address}/docs/start/`)

  expect(theme).toMatch(/^(light|dark)$/)
  expect(await firefox.read(`document.documentElement.dataset.theme`)).toBe(theme)
})

test('a tab shows its panel and is remembered', async () => {
  await firefox.go(`${address}/docs/start/`)
  await expect.poll(() => firefox.read(`document.documentElement.dataset.settled`)).toBe('')
  await firefox.read(`document.querySelectorAll('[data-tab-group="language"] > [data-tab] input')[1].click()`)
  await firefox.go(`${address}/docs/start/`)
  const shown = await firefox.read(
    `[...document.querySelectorAll('[data-tab-group="language"]')[0].children].map((tab) => tab.querySelector(':scope > div').checkVisibility()).indexOf(true)`,
  )

  expect(shown).toBe(1)
})
