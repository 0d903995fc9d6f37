import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { faintText, open, overflow, violations } from './checks.ts'
import { test } from './test.ts'

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'api-alone-')))
const file = path.join(folder, 'openapi.yaml')
const bareApi = `
openapi: 3.1.0
info: { title: Bare, version: '1' }
paths: { /status: { get: { responses: { '200': { description: OK } } } } }
`
let server: ChildProcess
let address: string

// The tests share a server, so they run one after the other.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  cpSync('fixtures/toolshed/content/openapi.yaml', file)
  server = spawn(process.execPath, [path.resolve('bin/docwright.js'), 'dev', 'openapi.yaml', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(server.stdout!, 'data')) as [Buffer]
  address = line.toString().trim()
})

test.afterAll(() => {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('the home page of a site from one API file is accessible in light and dark, and fits a desktop and a phone', async ({
  page,
}) => {
  await open(page, address)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await faintText(page)).toEqual([])
  for (const width of [1440, 996, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await overflow(page)]).toEqual([width, []])
  }
})

test('the page of a group has its easiest call next to the list on a wide screen and below it on a phone', async ({
  page,
}) => {
  await open(page, `${address}docs/api/checks`)
  const list = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Operations' }) })
  const call = page.getByRole('region', { name: 'Example call' })
  await expect(call.getByRole('group', { name: 'Request' }).filter({ visible: true })).toContainText('curl')
  const places = async () => [await list.boundingBox(), await call.boundingBox()].map((box) => box!)
  for (const width of [1440, 996]) {
    await page.setViewportSize({ width, height: 900 })
    const [rows, beside] = await places()
    expect([width, rows!.x + rows!.width <= beside!.x, beside!.y < rows!.y + rows!.height]).toEqual([
      width,
      true,
      true,
    ])
    expect([width, await overflow(page)]).toEqual([width, []])
  }
  await page.setViewportSize({ width: 390, height: 900 })
  const [rows, below] = await places()
  expect([below!.x, below!.y >= rows!.y + rows!.height]).toEqual([rows!.x, true])
  expect(await overflow(page)).toEqual([])
  expect(await violations(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first call appears in each language and links to its page, and each group links to its own', async ({
    page,
  }) => {
    await page.goto(address)
    const call = page.getByRole('region', { name: 'The first call' })
    const request = call.getByRole('group', { name: 'Request' }).filter({ visible: true })
    await expect(request).toContainText('curl')
    await call.getByRole('button', { name: 'Language' }).click()
    await call.getByRole('radio', { name: 'Python' }).check({ force: true })
    await expect(request).toContainText('import ')
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Make the first call' }).click()
    await expect(page.locator('h1')).toHaveText('Pay a fine')
    await page.goto(address)
    await page.locator('main').getByRole('link', { name: 'Checks', exact: true }).click()
    await expect(page.locator('h1')).toHaveText('Checks')
  })
})

test("an edit of the file shows at once, even of its title, which is also the site's title", async ({
  page,
}) => {
  const operation = /(?<=summary: ).*/.exec(readFileSync(file, 'utf8'))![0]
  await open(page, address)
  await page.getByRole('link', { name: 'API reference' }).first().click()
  await expect(page.locator('main')).toContainText(operation)
  editFile(`summary: ${operation}`, 'summary: Take a ladder home')
  await expect(page.locator('main')).toContainText('Take a ladder home')

  editFile(/(?<=^ {2}title: ).*/m, 'Ladders')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ladders' })).toBeVisible()
})

test('the downloads of an API without servers and keys are side by side on a wide screen, and stacked on a phone', async ({
  page,
}) => {
  writeFileSync(file, bareApi)
  await open(page, address)
  const links = page.getByRole('main').locator('a[download]')
  const places = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bare' })).toBeVisible()

  for (const [width, rows] of [
    [1440, 1],
    [390, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, new Set(await places()).size]).toEqual([width, rows])
    expect(await overflow(page)).toEqual([])
  }
})

function editFile(from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replace(from, to))
}
