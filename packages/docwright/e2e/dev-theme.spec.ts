import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { open, settled } from './checks.ts'
import { shareLiveServer } from './live-server.ts'
import { test } from './test.ts'

const server = shareLiveServer('inside', 'skerry')

const getFile = (name: string) => path.join(server.folder, 'site', name)

const editFile = (name: string, from: string, to: string) => server.edit(`site/${name}`, from, to)

test('a page of the dev server has the look of the brand, and shows edits of the style sheet, a slot and the config', async ({
  page,
}) => {
  await open(page, `${server.address}/start/`)
  const navbar = page.locator('[data-navbar]')
  const account = page.getByRole('link', { name: 'Join Skerry' })
  await expect(navbar).toHaveCSS('border-bottom-width', '3px')
  await expect(account).toHaveCSS('background-color', 'rgb(168, 50, 74)')

  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  editFile('theme/custom.css', 'border-block-end: 3px', 'border-block-end: 7px')
  await expect(navbar).toHaveCSS('border-bottom-width', '7px')

  editFile('theme/NavbarEnd.tsx', 'Join {site.name}', 'Sail with {site.name}')
  await expect(page.getByRole('link', { name: 'Sail with Skerry' })).toBeVisible()
  await settled(page)
  // An edited stylesheet replaces the previous one without a reload, so the page was reloaded only for the slot.
  expect(loads).toHaveLength(1)

  editFile('docwright.config.ts', "light: '#a8324a'", "light: '#1d4f91'")
  await expect(page.getByRole('link', { name: 'Sail with Skerry' })).toHaveCSS(
    'background-color',
    'rgb(29, 79, 145)',
  )
})

test('a slot shows when its file is added, and what was there before when it is removed, twice', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await open(page, `${server.address}/start/`)
  const [start, footer] = [getFile('theme/PageStart.tsx'), getFile('theme/Footer.tsx')]
  const [main, foot] = [page.locator('main'), page.locator('footer')]
  const add = (round: number) => writeFileSync(start, `export default () => <p>Ferry number {${round}}</p>`)
  add(1)
  await expect(main).toContainText('Ferry number 1')

  rmSync(start)
  renameSync(footer, getFile('Footer.tsx'))
  await expect(foot.getByText('The fleet')).toBeVisible()
  await expect(foot).not.toContainText('No boat was delayed')
  await expect(main).not.toContainText('Ferry number')

  add(2)
  renameSync(getFile('Footer.tsx'), footer)
  await expect(main).toContainText('Ferry number 2')
  await expect(foot).toContainText('No boat was delayed')

  rmSync(start)
  await expect(main).not.toContainText('Ferry number')
  expect(complaints).toEqual([])
})

test('a component whose file is added is drawn, and an island among them wakes', async ({ page }) => {
  await open(page, `${server.address}/start/`)
  const bell = getFile('components/Bell.tsx')
  const [head, foot] = ["import { useState } from 'react'\n", '{rings} rings</button> }\n']
  const body = `export function Bell() { const [rings, ring] = useState(0); return <button onClick={() => ring(rings + 1)}>`
  writeFileSync(bell, head + body + foot)
  editFile('content/guides/start/index.mdx', '## What comes back', '<Bell />\n\n## What comes back')
  await expect(page.getByRole('button', { name: '0 rings' })).toBeVisible()
  writeFileSync(bell, `'use client'\n${head}${body}${foot}`)
  await expect(page.locator('[data-island=Bell]')).toBeVisible()
  // The page shows the edit in place, and is then loaded again with the new list of islands, which forgets a click before that.
  await expect(async () => {
    await page.getByRole('button', { name: /^\d rings$/ }).click()
    await expect(page.getByRole('button', { name: /^[1-9] rings$/ })).toBeVisible({ timeout: 2000 })
  }).toPass()

  rmSync(bell)
  await expect(page.locator('main')).toContainText("Guides can't use <Bell>.")
  editFile('content/guides/start/index.mdx', '<Bell />\n\n', '')
  await expect(page.getByRole('heading', { name: 'What comes back' })).toBeVisible()
})

test('a slot that throws when it is loaded is reported with its file and line, and appears once it is fixed', async ({
  page,
}) => {
  await open(page, `${server.address}/start/`)
  writeFileSync(
    getFile('theme/NavbarStart.tsx'),
    "export default function NavbarStart() {\n  throw new Error('Low tide')\n}\n",
  )
  await expect(page.locator('body')).toContainText("This component can't be rendered: Low tide.")
  await expect(page.locator('body')).toContainText('theme/NavbarStart.tsx:2')
  writeFileSync(
    getFile('theme/NavbarStart.tsx'),
    'export default function NavbarStart() {\n  return <b>High tide</b>\n}\n',
  )
  await expect(page.locator('[data-navbar]')).toContainText('High tide')
  rmSync(getFile('theme/NavbarStart.tsx'))
  await expect(page.locator('[data-navbar]')).not.toContainText('High tide')
})

test('a slot that throws is reported instead of the page, with its file and line, until it is fixed', async ({
  page,
}) => {
  await open(page, `${server.address}/crossings/`)
  editFile(
    'theme/PageEnd.tsx',
    'return page.kind',
    "if (page.href === '/crossings/') throw new Error('Fog')\n  return page.kind",
  )
  await expect(page.locator('main')).toContainText("This component can't be rendered: Fog.")
  await expect(page.locator('main')).toContainText('theme/PageEnd.tsx:6')

  editFile('theme/PageEnd.tsx', "throw new Error('Fog')", 'return null')
  await expect(page.getByRole('heading', { name: 'When it lands' })).toBeVisible()
})

test('an invalid style sheet is reported on the page, and applies as soon as it is fixed', async ({
  page,
}) => {
  await open(page, `${server.address}/start/`)
  const navbar = page.locator('[data-navbar]')
  editFile('theme/custom.css', '[data-navbar] {', '[data-navbar] {\n  outline: 9px solid red')
  await expect(page.locator('body')).toContainText('This is not CSS: Missed semicolon.')
  editFile('theme/custom.css', '9px solid red', '9px solid red;')
  await expect(navbar).toHaveCSS('outline-width', '9px')
})
