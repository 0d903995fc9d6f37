import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Route, test } from '@playwright/test'
import { sites } from './sites.ts'

const port = sites.shipped.port + 60
const folder = path.resolve(`.cache/e2e/dev-${port}`)
const config = 'site/site.config.ts'
const guide = 'site/content/guides/start/index.mdx'
const description = 'site/content/openapi.yaml'
let server: ChildProcess

test.describe.configure({ mode: 'serial', timeout: 60_000 })
test.use({ baseURL: `http://localhost:${port}` })

// A copy of the code and of a small site, so that files can be edited as a writer would.
test.beforeAll(async ({ request }) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of ['src', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    cpSync(name, path.join(folder, name), { recursive: true })
  }
  cpSync('fixtures/small', path.join(folder, 'site'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const env = { ...process.env, SITE_CONFIG: config }
  // A group of its own, so that npm and the server that it starts end together.
  server = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: folder,
    env,
    stdio: 'ignore',
    detached: true,
  })
  const isUp = () =>
    request.get(`http://localhost:${port}/`).then(
      (response) => response.status(),
      () => 0,
    )
  await expect.poll(isUp, { timeout: 50_000 }).toBe(200)
})

test.afterAll(() => {
  if (server?.pid) process.kill(-server.pid)
  rmSync(folder, { recursive: true, force: true })
})

test('a guide, the description, the config and a component show at once when they are edited', async ({
  page,
}) => {
  await page.goto('/docs/start/', { waitUntil: 'networkidle' })
  edit(guide, 'Read about', 'Learn about')
  await expect(page.locator('main')).toContainText('Learn about errors')

  edit(config, 'Lending desk', 'Reading room')
  await expect(page.locator('header')).toContainText('Reading room')

  await page.goto('/docs/api/post-books', { waitUntil: 'networkidle' })
  edit(description, 'summary: Lend a book', 'summary: Borrow a book')
  await expect(page.locator('main h1')).toContainText('Borrow a book')

  edit('src/ui/layout/Pager.tsx', 'word="Previous"', 'word="The one before"')
  await expect(page.locator('main')).toContainText('The one before')
})

test('a broken edit shows the report in the open page, which heals with the file', async ({ page }) => {
  await page.goto('/docs/start/', { waitUntil: 'networkidle' })

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

test('what our own code throws while it reads shows in the open page too, which heals', async ({ page }) => {
  await page.goto('/docs/start/', { waitUntil: 'networkidle' })

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
    edit(config, 'Reading room', 'Quiet room')
    const navbar = () => request.get('/docs/start/').then((response) => response.text())
    await expect.poll(navbar).toContain('Quiet room')
    await route.continue()
  }
  await page.route('**/@vite/client', edited, { times: 1 })
  await page.goto('/docs/start/')

  await expect(page.locator('header')).toContainText('Quiet room')
})

test('the files beside the pages are there too', async ({ request }) => {
  const icon = await request.get('/favicon.svg')
  const openapi = await request.get('/openapi.yaml')

  expect([icon.status(), openapi.status()]).toEqual([200, 200])
  expect(icon.headers()['content-type']).toBe('image/svg+xml')
  expect(await openapi.text()).toContain('openapi: 3.1.0')
})

/** Replaces words in a file of the copy, as a writer who saves it. */
function edit(name: string, from: string, to: string): void {
  const file = path.join(folder, name)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`)
  writeFileSync(file, text.replace(from, to))
}
