import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readUpdateTimes } from './last-updated.ts'

let home: string

beforeEach(() => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'last-updated-')))
})

afterEach(() => rmSync(home, { recursive: true }))

/** Commits files to a repository below `home`, at noon on a day of January 2026. */
function commit(repository: string, names: readonly string[], day: number): void {
  const folder = path.join(home, repository)
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), `Day ${day}`)
  }
  const date = getDate(day)
  const author = ['-c', 'user.name=Writer', '-c', 'user.email=writer@tallyguard.example']
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const run = (...words: string[]) => execFileSync('git', words, { cwd: folder, env })
  run('init', '--quiet')
  run('add', '.')
  run(...author, 'commit', '--quiet', '--allow-empty', '-m', `Day ${day}`)
}

const getDate = (day: number) => `2026-01-${String(day).padStart(2, '0')}T12:00:00+00:00`

/** Returns the day of January on which each file was updated. */
async function listDays(folder: string, names: readonly string[]) {
  const content = path.join(home, folder)
  const files = names.map((name) => path.join(content, name))
  const { times } = await readUpdateTimes(content, files)
  return files.map((file) => Number(times.get(file)?.slice(8, 10)))
}

test('each file has the time of the newest commit that changed it', async () => {
  commit('docs', ['a.mdx', 'b.mdx', 'c/d.mdx'], 1)
  commit('docs', ['b.mdx'], 2)
  commit('docs', [], 3)
  commit('docs', ['c/d.mdx', 'a.mdx'], 4)

  expect(await listDays('docs', ['a.mdx', 'b.mdx', 'c/d.mdx', 'missing.mdx'])).toEqual([4, 2, 4, NaN])
})

const hardNames = [
  '@team/a.mdx',
  '@2026-01-09T12:00:00+00:00.mdx',
  'a "b"/c".mdx',
  'back\\slash.mdx',
  'line\nbreak.mdx',
  '\nfirst.mdx',
  ':(exclude)a/x.mdx',
  'übersicht/日本.mdx',
  ' .mdx',
]

test('whatever its name holds, a file has its own time', async () => {
  commit('docs', [...hardNames, 'other.mdx'], 1)
  commit('docs', ['other.mdx', '0.mdx', '~.mdx'], 2)
  commit('docs', hardNames.slice(0, 3), 3)
  commit('docs', ['other.mdx', ...hardNames.slice(3, 6)], 4)

  expect(await listDays('docs', [...hardNames, 'other.mdx'])).toEqual([3, 3, 3, 4, 4, 4, 1, 1, 1, 4])
})

test.each([
  '@site',
  'a "b"',
  'new\nline',
  ':(top)',
])('a repository in a folder named %j is read', async (name) => {
  commit(name, ['content/a.mdx'], 1)
  commit(name, ['content/b.mdx'], 2)

  expect(await listDays(`${name}/content`, ['a.mdx', 'b.mdx'])).toEqual([1, 2])
})

test('files are known by where they really are', async () => {
  commit('docs', ['text/guides/a.mdx', 'elsewhere/b.mdx', 'README.mdx'], 1)
  symlinkSync('../../elsewhere', path.join(home, 'docs/text/guides/linked'))
  symlinkSync('../../README.mdx', path.join(home, 'docs/text/guides/c.mdx'))
  symlinkSync('nowhere.mdx', path.join(home, 'docs/text/guides/d.mdx'))
  symlinkSync('docs/text', path.join(home, 'content'))
  commit('docs', ['README.mdx'], 2)
  const names = ['guides/a.mdx', 'guides/linked/b.mdx', 'guides/c.mdx', 'guides/d.mdx']

  expect(await listDays('content', names)).toEqual([1, 1, 2, NaN])
})

test('a shallow clone gives no times, and says that it is shallow', async () => {
  commit('docs', ['a.mdx'], 1)
  commit('docs', ['b.mdx'], 2)
  const clone = path.join(home, 'clone')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${home}/docs`, clone])
  const files = ['a.mdx', 'b.mdx'].map((name) => path.join(clone, name))

  expect(await readUpdateTimes(clone, files)).toEqual({ times: new Map(), isShallow: true })
  execFileSync('git', ['fetch', '--quiet', '--unshallow'], { cwd: clone })
  expect(await readUpdateTimes(clone, files)).toEqual({
    times: new Map(files.map((file, index) => [file, getDate(index + 1)])),
    isShallow: false,
  })
})

test('outside a repository no file has a time', async () => {
  writeFileSync(path.join(home, 'a.mdx'), '')

  expect(await readUpdateTimes(home, [path.join(home, 'a.mdx')])).toEqual({
    times: new Map(),
    isShallow: false,
  })
})
