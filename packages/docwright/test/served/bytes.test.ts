import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { byteTable, kB } from '../../e2e/byte-table.ts'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites, whole } from '../../e2e/sites.ts'
import { getHtmlFile } from '../../src/wire.ts'

/** The most a page may weigh, in bytes. */
const budgets = { guide: 20.8 * kB, reference: 46 * kB }

/**
 * The number of bytes that each island may add: its HTML, which is complete without scripts, its props, and its styles.
 */
const maxIslandBytes = 5.6 * kB

function getIslands(html: string): number {
  return html.split(' data-island="').length - 1
}

/** The most that styles, script and markup may weigh next to a page's words, which need some of it themselves. */
const getMaxBytesBeside = (words: number) => 9.5 * kB + 0.5 * words

for (const [name, { folder }] of whole) {
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const pages = hrefsIn(folder).map((href) => {
    const html = withOtherHashes(textOf(getHtmlFile(href)))
    return { href, html, bytes: brotliCompressSync(html).length }
  })

  test(`what a page of the ${name} site needs to paint is small: its HTML, with its script and styles inside`, () => {
    const rows = pages.map(({ href, html, bytes }) => {
      const own = href.includes('/api/') ? budgets.reference : budgets.guide
      const most = own + getIslands(html) * maxIslandBytes
      return { href, bytes, most }
    })
    console.log(byteTable('to paint, brotli', rows))

    expect(rows.filter(({ bytes, most }) => bytes > most)).toEqual([])
  })

  // The tests’ own site has few words in much markup.
  test.skipIf(folder === sites.toolshed.folder)(
    `a page of the ${name} site has few bytes in addition to its words, so that ten kilobytes more on any page would be noticed`,
    () => {
      const rows = pages.map(({ href, ...page }) => ({ href, ...besideWords(page) }))
      console.log(byteTable('in addition to its words, brotli', rows))

      expect(rows.filter(({ bytes, most }) => bytes > most)).toEqual([])
      expect(rows.filter(({ bytes, most }) => most - bytes >= 10 * kB)).toEqual([])
    },
  )

  test(`no page of the ${name} site has the browser fetch code before it is wanted`, () => {
    const where = (isWrong: (html: string) => boolean) =>
      pages.filter(({ html }) => isWrong(html)).map(({ href }) => href)
    expect(where((html) => / rel="(?:(?:module)?preload|prefetch)"/.test(html))).toEqual([])
  })

  test(`the face is one small file that every page of the ${name} site names, and no page waits for`, () => {
    const [face, ...others] = globSync('assets/**/*.woff2', { cwd: folder })

    expect(others).toEqual([])
    expect(statSync(path.join(folder, face!)).size).toBeLessThanOrEqual(32 * kB)
    expect(pages.filter(({ html }) => !html.includes(` data-face="/${face} Text 100 900"`))).toEqual([])
    expect(pages.filter(({ html }) => html.includes('@font-face'))).toEqual([])
  })

  test(`what only paper has is one small file that every page of the ${name} site names last, where no paint waits for it`, () => {
    const [paper, ...others] = globSync('assets/paper-*.css', { cwd: folder })

    expect(others).toEqual([])
    expect(brotliCompressSync(textOf(paper!)).length).toBeLessThanOrEqual(1.2 * kB)
    const last = new RegExp(
      `<link rel="stylesheet" media="print" href="[^"]*/${paper}"/><script type="module"[^<]*</script></body>`,
    )
    expect(pages.filter(({ html }) => !last.test(html)).map(({ href }) => href)).toEqual([])
    expect(pages.filter(({ html }) => html.includes('@media print')).map(({ href }) => href)).toEqual([])
  })

  test(`no file that a reader of the ${name} site gets lists all pages`, () => {
    const hrefs = pages.map(({ href }) => href)
    const scripts = globSync('assets/**/*.js', { cwd: folder }).map((file) => textOf(file))

    expect(hrefs.filter((href) => href.length > 20 && scripts.some((text) => text.includes(href)))).toEqual(
      [],
    )
  })
}

/** The page with hashes that stay the same when the code changes: with others it may weigh sixty bytes more or less. */
function withOtherHashes(html: string): string {
  let count = 0
  const hash = () => createHash('sha256').update(String(count++)).digest('base64')
  return html
    .replaceAll(/(?<=sha256-)[\w+/=]{44}/g, hash)
    .replace(/(?<=data-build=")[^"]*/, () => hash().slice(0, 12))
    .replaceAll(/(?<=\/assets\/\w+-)[\w-]{8}(?=\.js)/g, () => hash().replace(/\W/g, '').slice(0, 8))
}

function besideWords({ html, bytes }: { html: string; bytes: number }) {
  const words = brotliCompressSync(html.replaceAll(/<(style|script)>.*?<\/\1>|<[^>]*>/gs, ' ')).length
  return {
    bytes: bytes - words,
    most: getMaxBytesBeside(words) + getIslands(html) * maxIslandBytes,
  }
}
