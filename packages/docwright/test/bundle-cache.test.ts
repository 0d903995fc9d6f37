import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptBundle } from '../src/commands/bundle-cache.ts'
import { briefName, codeName } from '../src/render/code-name.ts'

/** What a bundle is made of: code as it is written or compiled, and what npm, pnpm and Yarn say is installed. */
const parts = [
  'src/page.tsx',
  'src/page.css',
  'dist/page.js',
  'dist/page.jsx',
  'package.json',
  'node_modules/.package-lock.json',
  'node_modules/.pnpm/lock.yaml',
  'node_modules/.yarn-state.yml',
]

test('a bundle is kept for the very code, packages and base path that it was made of', async () => {
  const { root, write, kept, made } = project()
  await kept().keep(made)

  expect(await kept().copyTo(path.join(root, 'copy'))).toBe(true)
  expect(readFileSync(path.join(root, 'copy/ssr/index.js'), 'utf8')).toBe('bundled')
  expect(await kept('/docs').copyTo(path.join(root, 'other'))).toBe(false)
  for (const file of parts) {
    write(file, 'changed')
    expect([file, await kept().copyTo(path.join(root, 'other'))]).toEqual([file, false])
    write(file, '')
    expect([file, await kept().copyTo(path.join(root, 'other'))]).toEqual([file, true])
  }
  write('src/page.test.ts', 'changed')
  expect(await kept().copyTo(path.join(root, 'other'))).toBe(true)
})

test('a file of a bundle keeps its name, whatever its letters', async () => {
  const { root, kept, made } = project()
  writeFileSync(path.join(made, 'схема-ä-日本.png'), 'drawn')
  await kept().keep(made)

  expect(await kept().copyTo(path.join(root, 'copy'))).toBe(true)
  expect(readFileSync(path.join(root, 'copy/схема-ä-日本.png'), 'utf8')).toBe('drawn')
})

test('of many bundles the eight that were used last are kept', async () => {
  const { root, cache, kept, made } = project()
  await kept('/first').keep(made)
  await kept('/second').keep(made)
  for (let count = 3; count <= 9; count++) {
    await kept('/first').copyTo(path.join(root, 'copy'))
    await kept(`/${count}`).keep(made)
  }

  expect(readdirSync(path.join(cache, 'bundles'))).toHaveLength(8)
  expect(await kept('/first').copyTo(path.join(root, 'copy'))).toBe(true)
  expect(await kept('/second').copyTo(path.join(root, 'copy'))).toBe(false)
})

test('what a clock that was ahead left behind makes room for what is kept now', async () => {
  const { cache, root, kept, made } = project()
  for (let count = 1; count <= 8; count++) await kept(`/${count}`).keep(made)
  const folder = path.join(cache, 'bundles')
  for (const name of readdirSync(folder)) {
    utimesSync(path.join(folder, name), new Date('2105-01-01'), new Date('2105-01-01'))
  }
  await kept('/new').keep(made)

  expect(await kept('/new').copyTo(path.join(root, 'copy'))).toBe(true)
  expect(readdirSync(folder)).toHaveLength(8)
})

test('a bundle that is cut short, changed, emptied or no file at all is not taken, and is kept anew', async () => {
  const { root, cache, kept, made } = project()
  const copy = () => kept().copyTo(path.join(root, 'copy'))
  await kept().keep(made)
  const [name] = readdirSync(path.join(cache, 'bundles'))
  const file = path.join(cache, 'bundles', name!)
  const whole = readFileSync(file)
  const changed = Buffer.from(whole)
  changed[changed.indexOf('bundled')]! ^= 1
  for (const damaged of [whole.subarray(0, -1), whole.subarray(0, 10), Buffer.alloc(0), changed]) {
    writeFileSync(file, damaged)
    expect([damaged.length, await copy()]).toEqual([damaged.length, false])
    expect(existsSync(path.join(root, 'copy'))).toBe(false)
    await kept().keep(made)
    expect([damaged.length, await copy()]).toEqual([damaged.length, true])
    rmSync(path.join(root, 'copy'), { recursive: true })
  }
  rmSync(file)
  mkdirSync(path.join(file, 'client'), { recursive: true })
  expect(await copy()).toBe(false)
  await kept().keep(made)
  expect(await copy()).toBe(true)
  expect(readFileSync(path.join(root, 'copy/ssr/index.js'), 'utf8')).toBe('bundled')
})

test('what a killed build left of a bundle is no part of the next, and a cache that cannot be written ends no build', async () => {
  const { root, cache, write, kept, made } = project()
  const name = `${codeName(root)}-${briefName('')}-${process.pid}`
  write(`.cache/bundles/${name}`, 'half of one, and longer than what comes '.repeat(9))
  await kept().keep(made)
  await kept().copyTo(path.join(root, 'copy'))

  expect(readdirSync(path.join(root, 'copy/ssr'))).toEqual(['index.js'])
  rmSync(cache, { recursive: true })
  mkdirSync(cache)
  write('.cache/bundles', 'a file')
  await kept().keep(made)
  expect(await kept().copyTo(path.join(root, 'other'))).toBe(false)
})

/** A project's folder with a little code, and a bundle that is said to be made of it. */
function project() {
  const root = mkdtempSync(path.join(tmpdir(), 'bundle-cache-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const cache = path.join(root, '.cache')
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const file of parts) {
    write(file, '')
  }
  write('made/bundle-1/ssr/index.js', 'bundled')
  const kept = (base = '') => keptBundle({ code: codeName(root), cache, base, components: '' })
  return { root, cache, write, kept, made: path.join(root, 'made/bundle-1') }
}
