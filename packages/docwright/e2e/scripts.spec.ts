import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { byteTable, kB } from './byte-table.ts'
import { open } from './checks.ts'
import { hrefsIn, operationsIn } from './hrefs.ts'
import { whole } from './sites.ts'

/** The most that a page's scripts may weigh until its reader searches, in bytes. */
const most = 15 * kB

test('all the JavaScript that shows a page and leads to the next is small', async ({ page }) => {
  const rows = []
  for (const [, { folder, address }] of whole) {
    const guide = hrefsIn(folder).find((href) => /^\/docs\/(?!api\/)/.test(href))
    const [operation] = operationsIn(folder)
    for (const href of ['/', guide!, operation!]) {
      rows.push({ href, bytes: total(await listScripts(page, address + href), folder), most })
    }
  }
  console.log(byteTable('scripts, gzip', rows))

  expect(rows.filter(({ bytes }) => bytes > most)).toEqual([])
  expect(rows.every(({ bytes }) => bytes > 0)).toBe(true)
})

/** Returns the script files of the site that the browser requests until the reader has navigated to another page. */
async function listScripts(page: Page, href: string): Promise<string[]> {
  const asked = new Set<string>()
  const listen = (request: { resourceType(): string; url(): string }) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname)
  }
  page.on('request', listen)
  await open(page, href)
  await page.locator('header nav a[href^="/"]').last().click()
  await expect(page).not.toHaveURL(href)
  page.off('request', listen)
  return [...asked]
}

function total(files: readonly string[], folder: string): number {
  return files.reduce((sum, file) => sum + gzipped(readFileSync(path.join(folder, file))), 0)
}

function gzipped(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).length
}
