import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cacheFolder } from './cache-folder.ts'

const chosen = process.env.DOCWRIGHT_CACHE

beforeEach(() => {
  delete process.env.DOCWRIGHT_CACHE
})

afterEach(() => {
  process.env.DOCWRIGHT_CACHE = chosen
})

test('what is kept lies in the nearest project above a config, so that two projects do not meet', () => {
  const folder = emptyFolder()
  for (const name of ['one', 'other']) {
    mkdirSync(path.join(folder, name, 'docs'), { recursive: true })
    writeFileSync(path.join(folder, name, 'package.json'), '{}')
  }

  expect(cacheFolder(path.join(folder, 'one/docs/docwright.config.ts'))).toBe(
    path.join(folder, 'one/node_modules/.cache/docwright'),
  )
  expect(cacheFolder(path.join(folder, 'other/docs/docwright.config.ts'))).toBe(
    path.join(folder, 'other/node_modules/.cache/docwright'),
  )
})

test('where nothing can be written, it lies in a folder of this process, which threads and programs that it starts share', () => {
  const folder = emptyFolder()
  writeFileSync(path.join(folder, 'package.json'), '{}')
  writeFileSync(path.join(folder, 'node_modules'), 'no folder')
  const config = path.join(folder, 'docwright.config.ts')
  const found = cacheFolder(config)

  expect(found.startsWith(tmpdir())).toBe(true)
  expect(existsSync(found)).toBe(true)
  expect(cacheFolder(config)).toBe(found)
  expect(process.env.DOCWRIGHT_CACHE).toBe(found)
})

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
