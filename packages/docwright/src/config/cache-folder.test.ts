import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { findCacheFolder } from './cache-folder.ts'

const chosen = process.env.DOCWRIGHT_CACHE

beforeEach(() => {
  delete process.env.DOCWRIGHT_CACHE
})

afterEach(() => {
  process.env.DOCWRIGHT_CACHE = chosen
})

test("what is kept is in the nearest project above a config, so that two projects don't meet", () => {
  const folder = emptyFolder()
  for (const name of ['one', 'other']) {
    mkdirSync(path.join(folder, name, 'docs'), { recursive: true })
    writeFileSync(path.join(folder, name, 'package.json'), '{}')
  }

  expect(findCacheFolder(path.join(folder, 'one/docs/docwright.config.ts'))).toBe(
    path.join(folder, 'one/node_modules/.cache/docwright'),
  )
  expect(findCacheFolder(path.join(folder, 'other/docs/docwright.config.ts'))).toBe(
    path.join(folder, 'other/node_modules/.cache/docwright'),
  )
})

test('where nothing can be written, it lies in a folder of this process, which threads and programs that it starts share', () => {
  const folder = emptyFolder()
  writeFileSync(path.join(folder, 'package.json'), '{}')
  writeFileSync(path.join(folder, 'node_modules'), 'no folder')
  const config = path.join(folder, 'docwright.config.ts')
  const found = findCacheFolder(config)

  expect(found.startsWith(tmpdir())).toBe(true)
  expect(existsSync(found)).toBe(true)
  expect(findCacheFolder(config)).toBe(found)
  expect(process.env.DOCWRIGHT_CACHE).toBe(found)
})

test('a file without a project has a folder of its own in the user’s cache, and nothing next to it', () => {
  const folder = emptyFolder()
  const HOME = path.join(folder, 'home')
  const of = (name: string, XDG_CACHE_HOME?: string) =>
    findCacheFolder(path.join(folder, name), { HOME, XDG_CACHE_HOME })
  const [one, other] = [of('one.yaml'), of('other.yaml')]
  const named = of('one.yaml', path.join(folder, 'xdg'))

  const base = process.platform === 'darwin' ? 'Library/Caches' : '.cache'
  expect(path.dirname(one)).toBe(path.join(HOME, base, 'docwright'))
  expect(other).not.toBe(one)
  // The XDG specification says to ignore relative paths.
  expect(of('one.yaml', 'relative')).toBe(one)
  if (process.platform === 'linux') expect(path.dirname(named)).toBe(path.join(folder, 'xdg/docwright'))
  expect(readdirSync(folder).sort()).toEqual(process.platform === 'linux' ? ['home', 'xdg'] : ['home'])
})

test('of many files without a project the sixteen that were used last keep their folders', () => {
  const HOME = emptyFolder()
  const at = (count: number) => findCacheFolder(path.join(HOME, `api-${count}.yaml`), { HOME })
  const first = at(0)
  for (let count = 1; count <= 20; count++) {
    const past = new Date(Date.now() - 60_000 + count * 1000)
    utimesSync(at(count), past, past)
    at(0)
  }

  expect(existsSync(first)).toBe(true)
  expect(readdirSync(path.dirname(first))).toHaveLength(16)
})

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
