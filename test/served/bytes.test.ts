import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { byteTable, kB } from '../../e2e/byte-table.ts'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites } from '../../e2e/sites.ts'
import { htmlFile } from '../../src/wire.ts'

const { folder } = sites.shipped

/** The most a page may weigh, in bytes. */
const budgets = { guide: 20 * kB, reference: 40 * kB }

test('what a page needs to paint is small: its HTML, with its script and styles inside', () => {
  const rows = hrefsIn(folder).map((href) => {
    const bytes = brotliCompressSync(textOf(htmlFile(href))).length
    const most = href.includes('/api/') ? budgets.reference : budgets.guide
    return { href, bytes, most }
  })
  console.log(byteTable('to paint, brotli', rows))

  expect(rows.filter(({ bytes, most }) => bytes > most)).toEqual([])
})

test('no page has the browser fetch code before it is wanted', () => {
  const pages = hrefsIn(folder).map((href) => ({ href, html: textOf(htmlFile(href)) }))

  expect(pages.filter(({ html }) => /rel="(?:module)?preload"/.test(html))).toEqual([])
  expect(pages.filter(({ html }) => html.split(' rel="prefetch"').length !== 2)).toEqual([])
})

test('the face is one small file that every page names, and no page waits for', () => {
  const [face, ...others] = globSync('assets/*.woff2', { cwd: folder })
  const pages = hrefsIn(folder).map((href) => textOf(htmlFile(href)))

  expect(others).toEqual([])
  expect(statSync(path.join(folder, face!)).size).toBeLessThanOrEqual(32 * kB)
  expect(pages.filter((html) => !html.includes(` data-face="/${face}"`))).toEqual([])
  expect(pages.filter((html) => html.includes('@font-face'))).toEqual([])
})

test('no file that a reader gets lists all pages', () => {
  const hrefs = hrefsIn(folder)
  const scripts = globSync('assets/**/*.js', { cwd: folder }).map((file) => textOf(file))

  expect(hrefs.filter((href) => href.length > 20 && scripts.some((text) => text.includes(href)))).toEqual([])
})

function textOf(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8')
}
