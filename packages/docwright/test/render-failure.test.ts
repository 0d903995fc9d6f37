import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { bundle } from '../src/commands/bundle.ts'
import { readConfig } from '../src/config/read-config.ts'
import { writeSite } from '../src/render/write/write-site.ts'
import { readSite } from '../src/site.ts'
import { smallBundle } from './small-bundle.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'render-failure-'))
cpSync('fixtures/small', folder, { recursive: true })

afterAll(() => rmSync(folder, { recursive: true }))

test("a page that can't be rendered is named, with its guide and the real cause", async () => {
  const guide = 'content/guides/start/later/returns.mdx'
  writeFileSync(path.join(folder, guide), '---\ntitle: Returns\ndescription: Back.\n---\n\n<Unheard />\n')
  const { loaded } = await readConfig(path.join(folder, 'docwright.config.ts'))
  const [{ site }, bundles] = await Promise.all([readSite(loaded!), bundle(loaded!, { env: process.env })])
  const written = writeSite(site, { out: path.join(folder, 'dist'), bundles, artefacts: [] })

  await expect(written).rejects.toThrow(
    `/docs/start/later/returns (${path.join(folder, guide)}) can't be rendered: Expected an element, found <Unheard>.`,
  )
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual([])
})

test('after a failure nothing is left, also of what was still being written', async () => {
  const { loaded } = await readConfig('fixtures/small/docwright.config.ts')
  const { site } = await readSite(loaded!)
  // To compress one takes a tenth of a second: the thread that writes is far behind.
  const late = Array.from({ length: 20 }, (_, index) => ({
    file: `late/${index}/file.html`,
    content: () => `late ${index} `.repeat(10_000),
  }))
  const failing = { file: 'failing.txt', content: () => Promise.reject(new Error('The disk is full.')) }
  const options = { bundles: smallBundle(folder, ''), artefacts: [...late, failing] }

  await expect(writeSite(site, { out: path.join(folder, 'dist'), ...options })).rejects.toThrow(
    'The disk is full.',
  )

  await setTimeout(600)
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual([])
})
