import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites } from '../../e2e/sites.ts'
import { htmlFile } from '../../src/wire.ts'

const { folder } = sites.shipped
const kB = 1000

/** The most a page may weigh, in bytes. */
const budgets = { guide: 20 * kB, reference: 40 * kB }

test('what a page needs to paint is small: its HTML, with its script and styles inside', () => {
  const rows = hrefsIn(folder).map((href) => {
    const bytes = brotliCompressSync(textOf(htmlFile(href))).length
    const most = href.includes('/api/') ? budgets.reference : budgets.guide
    return { href, bytes, most }
  })
  console.log(table('to paint, brotli', rows))

  expect(rows.filter(({ bytes, most }) => bytes > most)).toEqual([])
})

test('no file that a reader gets lists all pages', () => {
  const hrefs = hrefsIn(folder)
  const scripts = globSync('assets/**/*.js', { cwd: folder }).map((file) => textOf(file))

  expect(hrefs.filter((href) => href.length > 20 && scripts.some((text) => text.includes(href)))).toEqual([])
})

interface Row {
  readonly href: string
  readonly bytes: number
  readonly most: number
}

function textOf(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8')
}

function table(title: string, rows: readonly Row[]): string {
  const lines = rows
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ href, bytes, most }) => `${inKB(bytes)} of ${inKB(most)}  ${href}`)
  return [title, ...lines].join('\n')
}

function inKB(bytes: number): string {
  return `${(bytes / kB).toFixed(1).padStart(6)} kB`
}
