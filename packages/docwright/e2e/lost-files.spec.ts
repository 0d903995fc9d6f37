import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { fromHtml } from 'hast-util-from-html'
import { toString as textIn } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { getHtmlFile } from '../src/wire.ts'
import { losses } from './losses.ts'
import { sites } from './sites.ts'
import { test } from './test.ts'

const { folder } = sites.toolshed
const guide = '/docs/start/later/returns'
const operation = '/docs/api/post-loans'

/**
 * The files that a page needs for rendering and navigation, and the files that it loads later: scripts, styles, and
 * search files.
 */
const assets = globSync('assets/*.{js,css}', { cwd: folder })
const entry = readFileSync(
  path.join(folder, assets.find((file) => file.startsWith('assets/entry-'))!),
  'utf8',
)
const isFirst = (file: string) =>
  /\/(?:entry|paper|style)-/.test(file) || entry.includes(`from"./${path.basename(file)}"`)
const first = [...assets.filter(isFirst), 'docs/**/*.txt']
const later = [
  ...assets.filter((file) => !isFirst(file)),
  'search/*/manifest.json',
  ...['names', 'words', 'records'].map((kind) => `search/**/${kind}-*.json`),
]

for (const href of [guide, operation]) {
  test(`all that is loaded later is cut in half: ${href} keeps its text, and its links lead on`, ({ page }) =>
    expectKept(page, href, { files: later, lose: losses['is cut in half']! }))

  for (const [loss, lose] of Object.entries(losses)) {
    for (const file of [...first, ...later]) {
      // The first files are tested in two ways. The sweep tests every file in every way.
      const isSample = href === guide && first.includes(file) && /cut|stalls/.test(loss)
      const tag = isSample ? [] : ['@sweep']
      test(`${file} ${loss}: ${href} keeps its text, and its links lead on`, { tag }, ({ page }) =>
        expectKept(page, href, { files: [file], lose }),
      )
    }
  }
}

interface Lost {
  readonly files: readonly string[]
  lose(route: Route): Promise<unknown> | undefined
}

async function expectKept(page: Page, href: string, { files, lose }: Lost): Promise<void> {
  await page.clock.install()
  for (const file of files) await page.route(`**/${file}`, (route) => lose(route))
  const documents = listDocuments(page)
  await page.goto(href, { waitUntil: 'commit' })
  await expect(page.locator('body > footer')).toBeAttached()
  await requestEverything(page)
  expect(await getText(page)).toBe(serverText(href))

  await page.locator('main a[rel="prev"]').click({ noWaitAfter: true })
  await page.clock.fastForward(6000)
  await expect(page).not.toHaveURL(href)
  await expect.poll(() => getText(page)).toBe(serverText(new URL(page.url()).pathname))
  expect(documents.length).toBeLessThanOrEqual(2)
}

/**
 * Uses everything that's loaded later: the highlighted lines of an example, an error's response, the search, and the
 * code that renders the next page.
 */
async function requestEverything(page: Page): Promise<void> {
  for (const part of ['main pre', '[data-field] summary', '[data-status] a']) {
    const wanted = page.locator(part).filter({ visible: true }).first()
    if ((await wanted.count()) === 0) continue
    await wanted.hover()
    await wanted.focus()
  }
  await page.keyboard.press('/')
  await page.keyboard.type('drill')
  await page.clock.fastForward(6000)
  // Even a search that opens late can be closed.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.locator('main a[rel="prev"]').hover({ timeout: 1000 })
  }).toPass()
}

/** The documents that a page loads. */
function listDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  return documents
}

function getText(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('main')?.textContent ?? '')
}

/** The text of a page as the server sends it. */
function serverText(href: string): string {
  const tree = fromHtml(readFileSync(path.join(folder, getHtmlFile(href)), 'utf8'))
  let text = ''
  visit(tree, { tagName: 'main' }, (main) => {
    text = textIn(main)
  })
  return text
}
