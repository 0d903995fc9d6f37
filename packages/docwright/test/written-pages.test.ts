import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { Page, Site } from '../src/model/page.ts'
import { writeSite } from '../src/render/write/write-site.ts'
import { smallBundle } from './small-bundle.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'written-pages-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('of many pages each is drawn once, after its twin and before many more twins are made; one without a twin, too', async () => {
  const pages = Array.from({ length: 300 }, (_, index) => ({ kind: 'guide', href: `/page-${index}` }) as Page)
  const [first, ...others] = pages
  const made: string[] = []
  vi.stubGlobal('drawn', ({ href }: Page) => made.push(href))
  const bundles = smallBundle(
    folder,
    'export function renderPage(page) { drawn(page); return { html: "<p>", payload: {} } }',
  )
  const twins = others.map((page) => ({
    file: `${page.href.slice(1)}.md`,
    twinOf: page,
    content: () => {
      made.push(`${page.href}.md`)
      return 'twin'
    },
  }))
  const config = { files: {} }
  const brand = { files: new Map(), tokens: new Map(), rules: '' }
  const site = { config, brand, pages: new Map(pages.map((page) => [page.href, page])) } as unknown as Site

  const out = path.join(folder, 'dist')
  await writeSite(site, { out, bundles, artefacts: twins })

  const drawn = made.filter((name) => !name.endsWith('.md'))
  expect(drawn.toSorted()).toEqual(pages.map(({ href }) => href).toSorted())
  const twinsBetween = others.map(({ href }) => {
    const between = made.slice(made.indexOf(`${href}.md`), made.indexOf(href))
    return between.filter((name) => name.endsWith('.md')).length
  })
  expect(Math.min(...twinsBetween)).toBeGreaterThan(0)
  expect(Math.max(...twinsBetween)).toBeLessThan(200)
  expect([first!, ...others].filter(({ href }) => !existsSync(`${path.join(out, href)}.html`))).toEqual([])
})
