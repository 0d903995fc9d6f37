import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { Weight } from './byte-table.ts'
import { byteTable, kB } from './byte-table.ts'
import { open } from './checks.ts'
import { hrefsIn, operationsIn } from './hrefs.ts'
import { sites } from './sites.ts'

const { folder, address } = sites.shipped
const guide = hrefsIn(folder).find((href) => /^\/docs\/(?!api\/)/.test(href))
const [operation] = operationsIn(folder)

/** The most that a page's scripts may weigh, in bytes. */
const budgets = { all: 85 * kB, ours: 15 * kB }

test('all the JavaScript of a page that we publish is small, and ours the least of it', async ({ page }) => {
  const rows: Weight[] = []
  for (const href of ['/', guide!, operation!]) {
    const scripts = await scriptsOf(page, address + href)
    const ours = scripts.filter((file) => !isReact(file))
    rows.push({ href: `${href} all`, bytes: total(scripts), most: budgets.all })
    rows.push({ href: `${href} ours`, bytes: total(ours), most: budgets.ours })
  }
  console.log(byteTable('scripts, gzip', rows))

  expect(rows.filter(({ bytes, most }) => bytes > most)).toEqual([])
  expect(rows.every(({ bytes }) => bytes > 0)).toBe(true)
})

test('React runs when a reader first shows interest in another page, and not before', async ({ page }) => {
  const { asked, stop } = watchScripts(page)
  await open(page, '/docs/api/post-loans')
  expect([...asked].filter(isReact)).toEqual([])
  await wantAnotherPage(page)
  stop()

  expect([...asked].filter(isReact)).toHaveLength(1)
})

/** The site's script files that the browser asks for until the reader wants another page. */
async function scriptsOf(page: Page, href: string): Promise<string[]> {
  const { asked, stop } = watchScripts(page)
  await open(page, href)
  await wantAnotherPage(page)
  stop()
  return [...asked]
}

async function wantAnotherPage(page: Page): Promise<void> {
  const drawing = page.waitForRequest((request) => request.resourceType() === 'script')
  await page.locator('header nav a[href^="/"]').last().focus()
  await drawing
}

function watchScripts(page: Page) {
  const asked = new Set<string>()
  const listen = (request: { resourceType(): string; url(): string }) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname)
  }
  page.on('request', listen)
  return { asked, stop: () => page.off('request', listen) }
}

/** The chunk that holds React, which is not ours to shrink. */
function isReact(file: string): boolean {
  return textOf(file).includes('Minified React error')
}

function total(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0)
}

function textOf(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8')
}
