import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { readSite } from '../src/site.ts'

test('a site that is read again after edits is what it would be if it were read for the first time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-again-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('fixtures/small', folder, { recursive: true })
  const { loaded } = await readConfig(path.join(folder, 'site.config.ts'))
  const readings = new Map()
  const before = await readSite(loaded!, readings)
  edit(path.join(folder, 'content/guides/start/index.mdx'), 'Read about', 'Learn about')
  edit(path.join(folder, 'content/openapi.yaml'), 'summary: Lend a book', 'summary: Borrow a book')

  const again = await readSite(loaded!, readings)
  expect(again).toEqual(await readSite(loaded!))
  expect(again).not.toEqual(before)
  const errors = '/docs/start/errors'
  expect(guideOf(again.site.pages.get(errors))).toBe(guideOf(before.site.pages.get(errors)))
})

function guideOf(page: unknown): unknown {
  return (page as { guide: { body: unknown } }).guide.body
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
  writeFileSync(file, text.replace(from, to))
}
