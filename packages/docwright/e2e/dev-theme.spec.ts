import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import type { LiveServer } from './live-server.ts'
import { startLiveServer } from './live-server.ts'
import { test } from './test.ts'

let server: LiveServer

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  server = await startLiveServer('inside', 'branded')
})

test.afterAll(() => server?.stop())

const fileOf = (name: string) => path.join(server.folder, 'site', name)

function edit(name: string, from: string, to: string): void {
  const text = readFileSync(fileOf(name), 'utf8')
  expect(text).toContain(from)
  writeFileSync(fileOf(name), text.replace(from, to))
}

test('a live page looks as the brand says, and follows the style sheet, a slot and the config as they are edited', async ({
  page,
}) => {
  await open(page, `${server.address}/docs/start/`)
  const navbar = page.locator('[data-navbar]')
  const account = page.getByRole('link', { name: 'Join Skerry' })
  await expect(navbar).toHaveCSS('border-bottom-width', '3px')
  await expect(account).toHaveCSS('background-color', 'rgb(168, 50, 74)')

  edit('theme/custom.css', 'border-block-end: 3px', 'border-block-end: 7px')
  await expect(navbar).toHaveCSS('border-bottom-width', '7px')

  edit('theme/NavbarEnd.tsx', 'Join {site.name}', 'Sail with {site.name}')
  await expect(page.getByRole('link', { name: 'Sail with Skerry' })).toBeVisible()

  edit('docwright.config.ts', "light: '#a8324a'", "light: '#1d4f91'")
  await expect(page.getByRole('link', { name: 'Sail with Skerry' })).toHaveCSS(
    'background-color',
    'rgb(29, 79, 145)',
  )
})

test('a slot that throws is told in the place of the page, with its file and line, until it is mended', async ({
  page,
}) => {
  await open(page, `${server.address}/docs/boats/`)
  edit(
    'theme/PageEnd.tsx',
    'return page.kind',
    "if (page.href === '/docs/boats/') throw new Error('Fog')\n  return page.kind",
  )
  await expect(page.locator('main')).toContainText('It cannot be drawn: Fog.')
  await expect(page.locator('main')).toContainText('theme/PageEnd.tsx:6')

  edit('theme/PageEnd.tsx', "throw new Error('Fog')", 'return null')
  await expect(page.getByRole('heading', { name: 'When it lands' })).toBeVisible()
})

test('a style sheet that is wrong is told on the page, and shows as soon as it is mended', async ({
  page,
}) => {
  await open(page, `${server.address}/docs/start/`)
  const navbar = page.locator('[data-navbar]')
  edit('theme/custom.css', 'border-block-end: 7px', 'color: red\n  border-block-end: 7px')
  await expect(page.locator('body')).toContainText('This is not CSS: Missed semicolon.')
  edit('theme/custom.css', 'color: red\n  border-block-end: 7px', 'border-block-end: 9px')
  await expect(navbar).toHaveCSS('border-bottom-width', '9px')
})
