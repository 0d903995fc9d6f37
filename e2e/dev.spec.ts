import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { test } from './test.ts'

const config = 'site/site.config.ts'
const guide = 'site/content/guides/start/index.mdx'
const description = 'site/content/openapi.yaml'
let folder: string
let server: ChildProcess
let address: string

// One server for all, one test after the other; each begins with the files as they are in the repository.
test.describe.configure({ mode: 'default' })

// A copy of the code and of a small site, so that files can be edited as a writer would.
test.beforeAll(async () => {
  mkdirSync('.cache/e2e', { recursive: true })
  folder = path.resolve(mkdtempSync('.cache/e2e/dev-'))
  for (const name of ['src', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    cpSync(name, path.join(folder, name), { recursive: true })
  }
  cpSync('fixtures/small', path.join(folder, 'site'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  // A group of its own, so that npm and the server that it starts end together.
  server = spawn('npm', ['run', 'dev', '--', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, SITE_CONFIG: config },
    detached: true,
  })
  address = await addressIn(server)
})

test.afterAll(() => {
  if (server?.pid) process.kill(-server.pid)
  rmSync(folder, { recursive: true, force: true })
})

/** What the files of the copy said before a test edited them. */
const saved = new Map<string, string>()

test.afterEach(() => {
  for (const [file, text] of saved) writeFileSync(file, text)
  saved.clear()
})

test('a guide, the description, the config, a style and a component show at once when they are edited', async ({
  page,
}) => {
  await open(page, `${address}/docs/start/`)
  edit(guide, 'Read about', 'Learn about')
  await expect(page.locator('main')).toContainText('Learn about errors')

  edit(config, 'Lending desk', 'Reading room')
  await expect(page.locator('header')).toContainText('Reading room')

  await open(page, `${address}/docs/api/post-books`)
  edit(description, 'summary: Lend a book', 'summary: Borrow a book')
  await expect(page.locator('main h1')).toContainText('Borrow a book')

  edit('src/ui/layout/Footer.module.css', 'background: var(--surface);', 'background: rgb(1, 2, 3);')
  await expect(page.locator('body > footer')).toHaveCSS('background-color', 'rgb(1, 2, 3)')

  edit('src/ui/layout/Pager.tsx', 'word="Previous"', 'word="The one before"')
  await expect(page.locator('main')).toContainText('The one before')
})

test('a guide that was fetched ahead shows as it is when its link is followed', async ({ page }) => {
  await open(page, `${address}/docs/start/errors`)
  const link = page.locator('main a[rel="prev"]')
  // What the test before has put back may load the page once more, which knows of no pointer that rests.
  await expect(async () => {
    const fetched = page.waitForResponse('**/docs/start/index.txt', { timeout: 8000 })
    await page.mouse.move(0, 0)
    await link.hover()
    await fetched
  }).toPass()
  const heard = page.waitForResponse('**/docs/start/errors.txt')
  edit(guide, 'Read about', 'Learn about')
  await heard
  await link.click()

  await expect(page.locator('main')).toContainText('Learn about errors')
})

test('a broken edit shows the report in the open page, which heals with the file', async ({ page }) => {
  await open(page, `${address}/docs/start/`)

  edit(guide, 'id="lendBook"', 'id="lendBok"')
  await expect(page.locator('pre')).toContainText(`${guide}:6:6  The API has no operation`)
  await expect(page.locator('pre')).toContainText('did you mean `lendBook`?')

  edit(guide, 'id="lendBok"', 'id="lendBook"')
  await expect(page.locator('main h1')).toContainText('Lend a book')

  edit(config, 'hideOnScroll: false', "hideOnScroll: 'no'")
  await expect(page.locator('pre')).toContainText('`hideOnScroll` must be true or false.')

  edit(config, "hideOnScroll: 'no'", 'hideOnScroll: false')
  await expect(page.locator('main h1')).toContainText('Lend a book')
})

test('a mistake of the API file that the config lets pass is told in the terminal, and the page stays', async ({
  page,
}) => {
  const told: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => told.push(stripVTControlCharacters(String(chunk))))
  }
  await open(page, `${address}/docs/start/`)

  edit(description, 'title: Middlemarch', 'title: 7')
  await expect(page.locator('pre')).toContainText('Example `novel`: `title` must be string.')

  edit(config, 'hideOnScroll: false', "hideOnScroll: false, problems: { examples: 'warn' }")
  await expect(page.locator('main h1')).toContainText('Lend a book')
  await expect.poll(() => told.join('')).toContain('warning (examples): Example `novel`')
  expect(told.join('')).toContain('1 warning.')
})

test('what our own code throws while it reads shows in the open page too, which heals', async ({ page }) => {
  await open(page, `${address}/docs/start/`)

  edit(
    config,
    "tagline: 'Books in, books out'",
    "get tagline(): string { throw new Error('no tagline today') }",
  )
  await expect(page.locator('pre')).toContainText('no tagline today')

  edit(
    config,
    "get tagline(): string { throw new Error('no tagline today') }",
    "tagline: 'Books in, books out'",
  )
  await expect(page.locator('main h1')).toContainText('Lend a book')
})

test('an edit made while a page still loads is not lost', async ({ page, request }) => {
  // The script that hears of changes comes when the edit has long been read.
  const edited = async (route: Route) => {
    edit(config, 'Lending desk', 'Quiet room')
    const navbar = () => request.get(`${address}/docs/start/`).then((response) => response.text())
    await expect.poll(navbar).toContain('Quiet room')
    await route.continue()
  }
  await page.route('**/@vite/client', edited, { times: 1 })
  await page.goto(`${address}/docs/start/`)

  await expect(page.locator('header')).toContainText('Quiet room')
})

test('a mistake elsewhere that the checks find while a page still loads shows in it', async ({
  page,
  request,
}) => {
  const found = async (route: Route) => {
    edit(guide, '(/docs/start/errors#all-errors)', '(/docs/start/error)')
    const status = () => request.get(`${address}/docs/start/errors`).then((response) => response.status())
    await expect.poll(status).toBe(500)
    await route.continue()
  }
  await page.route('**/@vite/client', found, { times: 1 })
  await page.goto(`${address}/docs/start/errors`)
  await expect(page.locator('pre')).toContainText('No page at /docs/start/error.')

  edit(guide, '(/docs/start/error)', '(/docs/start/errors#all-errors)')
  await expect(page.locator('main h1')).toBeVisible()
})

test('the files beside the pages are there too', async ({ request }) => {
  const icon = await request.get(`${address}/favicon.svg`)
  const openapi = await request.get(`${address}/openapi.yaml`)

  expect([icon.status(), openapi.status()]).toEqual([200, 200])
  expect(icon.headers()['content-type']).toBe('image/svg+xml')
  expect(await openapi.text()).toContain('openapi: 3.1.0')
})

/** Replaces words in a file of the copy, as a writer who saves it. */
function edit(name: string, from: string, to: string): void {
  const file = path.join(folder, name)
  const text = readFileSync(file, 'utf8')
  if (!saved.has(file)) saved.set(file, text)
  if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`)
  writeFileSync(file, text.replace(from, to))
}

/** The server says where it listens; npm and Vite may colour it. */
function addressIn({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (chunk) => {
        text += chunk
        const [found] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(text)) ?? []
        if (found) resolve(found)
      })
    }
    stdout?.on('end', () => reject(new Error(`The server ended before it listened:\n${text}`)))
  })
}
