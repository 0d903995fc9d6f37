import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { serveFolder } from '../src/server/static-server.ts'
import { open, saveData, settled } from './checks.ts'
import { sites } from './sites.ts'
import { test } from './test.ts'

let folder: string
let server: Server
let address: string

test.beforeEach(async ({ page }) => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'deploy-')), 'site')
  cpSync(sites.announcement.folder, folder, { recursive: true })
  server = await serveFolder(folder, 0)
  const { port } = server.address() as { port: number }
  address = `http://localhost:${port}`
  await saveData(page)
})

test.afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(path.dirname(folder), { recursive: true })
})

/** Puts another build in place, every script and style under a new name, nothing left of the old one. */
function deploy(): void {
  for (const file of globSync(`${folder}/**/*.{br,gz}`)) rmSync(file)
  const assets = globSync(`${folder}/assets/*`)
  const build = /data-build="([^"]+)"/.exec(readFileSync(`${folder}/index.html`, 'utf8'))?.[1] ?? ''
  const renamed = assets.map((file) => {
    const { name, ext } = path.parse(file)
    return [name + ext, `${name.slice(0, -8)}deployed${ext}`] as const
  })
  for (const file of globSync(`${folder}/**/*.{html,txt,js}`)) {
    const text = renamed.reduce((all, [from, to]) => all.replaceAll(from, to), readFileSync(file, 'utf8'))
    writeFileSync(file, text.replaceAll(build, 'x'.repeat(build.length)))
  }
  for (const [from, to] of renamed) renameSync(`${folder}/assets/${from}`, `${folder}/assets/${to}`)
}

/** The documents that a page loads from now on. */
function listDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  return documents
}

async function followLink(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Reference', exact: true }).first().click()
}

const target = '/docs/api/api-reference'

test('after a deploy under an open tab the next click loads the whole page that was asked for', async ({
  page,
}) => {
  await open(page, `${address}/docs/start/`)
  const documents = listDocuments(page)
  deploy()
  await followLink(page)
  await expect(page).toHaveURL(address + target)
  await expect(page.locator('html')).toHaveAttribute('data-build', /^x+$/)
  await settled(page)

  expect(documents).toEqual([target])
})

test('after a deploy the back button, too, ends at the right page', async ({ page }) => {
  await open(page, `${address}/docs/start/`)
  await followLink(page)
  await expect(page).toHaveURL(address + target)
  await page.reload()
  deploy()
  await page.goBack()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Start here')
  await expect(page).toHaveURL(`${address}/docs/start/`)
})

test('a page whose entry is gone still follows its links', async ({ page }) => {
  await page.route('**/assets/entry-*.js', (route) => route.abort())
  await page.goto(`${address}/docs/start/`)
  await followLink(page)

  await expect(page).toHaveURL(address + target)
})

const broken: Record<string, (page: Page) => Promise<unknown>> = {
  'an HTML page in place of a payload': (page) =>
    page.route(`**${target}.txt`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>App</title>' }),
    ),
  'an HTML page that calls itself text': (page) =>
    page.route(`**${target}.txt`, (route) =>
      route.fulfill({ contentType: 'text/plain', body: '<!doctype html><title>App</title>' }),
    ),
  'a payload that was cut off': (page) =>
    page.route(`**${target}.txt`, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ contentType: 'text/plain', body: body.slice(0, body.length - 40) })
    }),
  'a request that is broken off': (page) => page.route(`**${target}.txt`, (route) => route.abort()),
}

for (const [name, breakIt] of Object.entries(broken)) {
  test(`${name} loads the whole page, once`, async ({ page }) => {
    await open(page, `${address}/docs/start/`)
    const documents = listDocuments(page)
    await breakIt(page)
    await followLink(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Library')
    // A page that went on loading itself would have begun again by then.
    await settled(page)

    await expect(page).toHaveURL(address + target)
    expect(documents).toEqual([target])
  })
}

test('offline, the current page stays at its address and says why', async ({ page, context }) => {
  await open(page, `${address}/docs/start/`)
  await context.setOffline(true)
  await followLink(page)

  await expect(page.locator('[data-notice]')).toHaveText("You're offline. This page hasn't been loaded yet.")
  await expect(page).toHaveURL(`${address}/docs/start/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Start here')

  await context.setOffline(false)
  await expect(page.locator('[data-notice]')).toHaveCount(0)
  await followLink(page)
  await expect(page).toHaveURL(address + target)
})

test('offline, the back button leaves page and address together', async ({ page, context }) => {
  await open(page, `${address}/docs/start/`)
  await followLink(page)
  await expect(page).toHaveURL(address + target)
  await page.reload()
  await settled(page)
  await context.setOffline(true)
  await page.evaluate(() => history.back())

  await expect(page.locator('[data-notice]')).toBeVisible()
  await expect(page).toHaveURL(address + target)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Library')
})
