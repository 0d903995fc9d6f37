import { renameSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { shareLiveServer } from './live-server.ts'
import { test } from './test.ts'

const config = 'site/docwright.config.ts'
const guide = 'site/content/guides/start/index.mdx'
const description = 'site/content/openapi.yaml'
const server = shareLiveServer('inside')

test.afterEach(() => server.restore())

test('a guide, the description, the config, a style and a component show at once when they are edited', async ({
  page,
}) => {
  await open(page, `${server.address}/docs/start/`)
  server.edit(guide, 'Read about', 'Learn about')
  await expect(page.locator('main')).toContainText('Learn about errors')

  server.edit(config, 'Lending desk', 'Reading room')
  await expect(page.locator('header')).toContainText('Reading room')

  await open(page, `${server.address}/docs/api/post-books`)
  server.edit(description, 'summary: Lend a book', 'summary: Borrow a book')
  await expect(page.locator('main h1')).toContainText('Borrow a book')

  server.edit('src/ui/layout/Footer.module.css', 'background: var(--surface);', 'background: rgb(1, 2, 3);')
  await expect(page.locator('body > footer')).toHaveCSS('background-color', 'rgb(1, 2, 3)')

  server.edit('src/ui/layout/Pager.tsx', 'word="Previous"', 'word="The one before"')
  await expect(page.locator('main')).toContainText('The one before')
})

test('a guide that was fetched ahead shows as it is when its link is followed', async ({ page }) => {
  await open(page, `${server.address}/docs/start/errors`)
  const link = page.locator('main a[rel="prev"]')
  // Restoring the file in the previous test may reload the page, and the reloaded page doesn't notice a resting
  // pointer.
  await expect(async () => {
    const fetched = page.waitForResponse('**/docs/start/index.txt', { timeout: 8000 })
    await page.mouse.move(0, 0)
    await link.hover()
    await fetched
  }).toPass()
  const heard = page.waitForResponse('**/docs/start/errors.txt')
  server.edit(guide, 'Read about', 'Learn about')
  await heard
  await link.click()

  await expect(page.locator('main')).toContainText('Learn about errors')
})

test('a guide with a mistake is drawn with the report in it, which a key closes and the fixed file takes away', async ({
  page,
}) => {
  await open(page, `${server.address}/docs/start/`)
  server.edit(guide, '(/docs/start/errors#all-errors)', '(/docs/start/error)')
  server.edit(guide, 'Read about', 'Learn about')
  const report = page.locator('[data-report]')
  await expect(report).toContainText(`${guide}:10:13 No page at /docs/start/error.`)
  await expect(report.getByText('fix: link to /docs/start/errors')).toBeVisible()
  await expect(page.locator('main')).toContainText('Learn about errors')

  await report.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(report.getByText('fix: link to /docs/start/errors')).toBeHidden()

  server.edit(guide, '(/docs/start/error)', '(/docs/start/errors#all-errors)')
  await expect(report).toHaveCount(0)
  await expect(page.locator('main')).toContainText('Learn about errors')
})

test('the other pages stay, with a line of what is wrong and a link to where', async ({ page }) => {
  await open(page, `${server.address}/docs/start/errors`)
  await expect(page.locator('main h1')).toHaveText('Errors')
  server.edit(guide, '(/docs/start/errors#all-errors)', '(/docs/start/error)')
  const report = page.locator('[data-report]')
  await expect(report.locator('summary')).toContainText('No page at /docs/start/error.')
  await expect(page.locator('main h1')).toHaveText('Errors')
  await expect(report.getByRole('link')).toBeHidden()
  await report.locator('summary').click()
  await report.getByRole('link').click()

  await expect(page).toHaveURL(`${server.address}/docs/start/`)
  await expect(report.getByText('fix: link to /docs/start/errors')).toBeVisible()
})

const undrawable = {
  "an operation that the API doesn't have": ['id="lendBook"', 'id="lendBok"', 'did you mean `lendBook`?'],
  "text that isn't MDX": ['## Before you begin', '## Before <Tab', 'This is not MDX'],
  'an unknown setting': ['title: Lend a book', 'titel: Lend a book', 'There is no setting `titel`.'],
} as const

for (const [what, [from, to, told]] of Object.entries(undrawable)) {
  test(`a guide that can't be rendered because of ${what} shows why inside the frame, and recovers with its file`, async ({
    page,
    request,
  }) => {
    await open(page, `${server.address}/docs/start/`)
    server.edit(guide, from, to)
    await expect(page.locator('main h1')).toHaveText("This page can't be rendered yet")
    await expect(page.locator('main')).toContainText(`${guide}:`)
    await expect(page.locator('main')).toContainText(told.replaceAll('`', ''))
    await expect(page.locator('header')).toContainText('Lending desk')
    await expect(page.locator('body')).toHaveCSS('margin', '0px')
    expect((await request.get(`${server.address}/docs/start/errors`)).status()).toBe(200)

    server.edit(guide, to, from)
    await expect(page.locator('main h1')).toHaveText('Lend a book')
    await expect(page.locator('[data-report]')).toHaveCount(0)
  })
}

test('while the config is invalid or missing, pages stay as they are and report it', async ({ page }) => {
  await open(page, `${server.address}/docs/start/`)
  const report = page.locator('[data-report] summary')
  server.edit(config, 'hideOnScroll: false', "hideOnScroll: 'no'")
  await expect(report).toContainText(`${config}:15:3 hideOnScroll must be true or false.`)
  await expect(page.locator('main h1')).toHaveText('Lend a book')

  server.edit(config, "hideOnScroll: 'no'", 'hideOnScroll: false')
  await expect(report).toHaveCount(0)

  for (const _time of ['once', 'twice']) {
    away(config)
    await expect(report).toContainText('There is no file here.')
    await expect(page.locator('main h1')).toHaveText('Lend a book')
    back(config)
    await expect(report).toHaveCount(0)
  }
})

test("while the API file can't be read, its pages stay as they were, and guides follow their files", async ({
  page,
}) => {
  await open(page, `${server.address}/docs/api/post-books`)
  await expect(page.locator('main h1')).toHaveText('Lend a book')
  server.edit(description, 'openapi: 3.1.0', 'openapi: 3.1.0\n}')
  const report = page.locator('[data-report] summary')
  await expect(report).toContainText(`${description}:2:1`)
  await expect(page.locator('main h1')).toHaveText('Lend a book')

  server.write(
    'site/content/guides/start/new.mdx',
    '---\ntitle: New\ndescription: Made now.\n---\n\nFirst.\n',
  )
  await open(page, `${server.address}/docs/start/new`)
  server.edit('site/content/guides/start/new.mdx', 'First.', 'Second.')
  await expect(page.locator('main')).toContainText('Second.')
  await expect(report).toContainText(`${description}:2:1`)

  await open(page, `${server.address}/docs/api/post-books`)
  server.edit(description, 'openapi: 3.1.0\n}', 'openapi: 3.1.0')
  await expect(report).toHaveCount(0)
})

test("a page whose guide goes while two have it open isn't found in either, and is there again with its file", async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const each of [page, other]) await open(each, `${server.address}/docs/start/errors`)
  away('site/content/guides/start/errors.mdx')
  for (const each of [page, other]) await expect(each.locator('main h1')).toHaveText('Page not found')
  await expect(page.locator('[data-report] summary')).toContainText('No page at /docs/start/errors.')

  back('site/content/guides/start/errors.mdx')
  for (const each of [page, other]) await expect(each.locator('main h1')).toHaveText('Errors')
  await expect(page.locator('[data-report]')).toHaveCount(0)
})

test('a mistake in the API file that the config tolerates is reported in the terminal, and the page stays', async ({
  page,
}) => {
  const told: string[] = []
  for (const stream of [server.process.stdout, server.process.stderr]) {
    stream?.on('data', (chunk) => told.push(stripVTControlCharacters(String(chunk))))
  }
  await open(page, `${server.address}/docs/start/`)

  server.edit(description, 'title: Middlemarch', 'title: 7')
  await expect(page.locator('[data-report]')).toContainText('Example novel: title must be string.')
  expect(told.join('')).toContain("1 problem; the site can't be published until these are fixed.")

  server.edit(config, 'hideOnScroll: false', "hideOnScroll: false, problems: { examples: 'warn' }")
  await expect(page.locator('[data-report]')).toHaveCount(0)
  await expect.poll(() => told.join('')).toContain('warning (examples): Example `novel`')
  expect(told.join('')).toContain('1 warning.')
})

test('what our own code throws while it reads shows in the open page too, which heals', async ({ page }) => {
  await open(page, `${server.address}/docs/start/`)

  server.edit(
    config,
    "tagline: 'Books in, books out'",
    "get tagline(): string { throw new Error('no tagline today') }",
  )
  await expect(page.locator('[data-report]')).toContainText('no tagline today')

  server.edit(
    config,
    "get tagline(): string { throw new Error('no tagline today') }",
    "tagline: 'Books in, books out'",
  )
  await expect(page.locator('main h1')).toContainText('Lend a book')
})

test("an edit made while a page still loads isn't lost", async ({ page, request }) => {
  // The script that hears of changes comes when the edit has long been read.
  const edited = async (route: Route) => {
    server.edit(config, 'Lending desk', 'Quiet room')
    const navbar = () => request.get(`${server.address}/docs/start/`).then((response) => response.text())
    await expect.poll(navbar).toContain('Quiet room')
    await route.continue()
  }
  await page.route('**/@vite/client', edited, { times: 1 })
  await page.goto(`${server.address}/docs/start/`)

  await expect(page.locator('header')).toContainText('Quiet room')
})

test("an edit of our own code made while a page still loads isn't lost", async ({ page, context }) => {
  const errors = `${server.address}/docs/start/errors`
  // A message that no one hears is kept for the next listener, but here someone else listens.
  const other = await context.newPage()
  await open(other, errors)
  const edited = async (route: Route) => {
    server.edit('src/ui/layout/Pager.tsx', 'word="Previous"', 'word="The one before"')
    await expect(other.locator('main')).toContainText('The one before')
    await route.continue()
  }
  await page.route('**/@vite/client', edited, { times: 1 })
  await page.goto(errors)

  await expect(page.locator('main')).toContainText('The one before')
})

test("a mistake is reported even if the engine's own code is edited during the checks", async ({ page }) => {
  await open(page, `${server.address}/docs/start/errors`)
  server.edit(guide, '(/docs/start/errors#all-errors)', '(/docs/start/error)')
  server.edit('src/ui/layout/Pager.tsx', 'word="Previous"', 'word="The one before"')

  await expect(page.locator('[data-report]')).toContainText('No page at /docs/start/error.')
  await expect(page.locator('main')).toContainText('The one before')
})

test('a mistake elsewhere that the checks find while a page still loads shows in it', async ({
  page,
  request,
}) => {
  const found = async (route: Route) => {
    server.edit(guide, '(/docs/start/errors#all-errors)', '(/docs/start/error)')
    const text = () => request.get(`${server.address}/docs/start/errors`).then((response) => response.text())
    await expect.poll(text).toContain('No page at /docs/start/error.')
    await route.continue()
  }
  await page.route('**/@vite/client', found, { times: 1 })
  await page.goto(`${server.address}/docs/start/errors`)
  await expect(page.locator('[data-report]')).toContainText('No page at /docs/start/error.')

  server.edit(guide, '(/docs/start/error)', '(/docs/start/errors#all-errors)')
  await expect(page.locator('[data-report]')).toHaveCount(0)
})

test('the files next to the pages are there too', async ({ request }) => {
  const icon = await request.get(`${server.address}/favicon.svg`)
  const openapi = await request.get(`${server.address}/openapi.yaml`)

  expect([icon.status(), openapi.status()]).toEqual([200, 200])
  expect(icon.headers()['content-type']).toBe('image/svg+xml')
  expect(await openapi.text()).toContain('openapi: 3.1.0')
})

function away(name: string): void {
  const file = path.join(server.folder, name)
  renameSync(file, `${server.folder}/away`)
}

function back(name: string): void {
  renameSync(`${server.folder}/away`, path.join(server.folder, name))
}
