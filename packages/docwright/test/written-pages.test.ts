import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { Page, Site } from '../src/model/page.ts'
import { writeSite } from '../src/render/write/write-site.ts'
import { smallBundle } from './small-bundle.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'written-pages-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('of many pages each is drawn once, right before its twin is printed; one without a twin, too', async () => {
  const pages = Array.from({ length: 300 }, (_, index) => ({ kind: 'guide', href: `/page-${index}` }) as Page)
  const [first, ...others] = pages
  const made: string[] = []
  vi.stubGlobal('drawn', ({ href }: Page) => made.push(href))
  const bundles = smallBundle(
    folder,
    'export function renderPage(page) { drawn(page); return { html: "<p>", payload: {}, forTwin: "" } }',
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

  const withTwins = others.flatMap(({ href }) => [href, `${href}.md`])
  expect(made).toEqual([...withTwins, first!.href])
  expect([first!, ...others].filter(({ href }) => !existsSync(`${path.join(out, href)}.html`))).toEqual([])
})
