import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { toRefusal } from '../src/commands/build-failure.ts'
import { run } from './commands.ts'

const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'refusals-')))
const site = path.resolve('fixtures/small')
const stays = 'The last good site stays as it was.\n'

afterAll(() => rmSync(home, { recursive: true }))

test('a path through links that go in a circle, to nothing, or through a file, is named in a sentence', async () => {
  symlinkSync('b', path.join(home, 'a'))
  symlinkSync('a', path.join(home, 'b'))
  symlinkSync('nowhere', path.join(home, 'dangling'))
  writeFileSync(path.join(home, 'file'), '')
  const reports = []
  for (const name of ['a', 'a/dist', 'dangling/dist', 'file/dist']) {
    const { code, output, report } = await run('build', {
      site,
      options: ['--out', path.join(home, name)],
    })
    reports.push([code, output, report])
  }

  expect(reports).toEqual([
    [1, '', `This link leads back to itself: ${home}/b. Name a folder: --out dist\n${stays}`],
    [1, '', `This link leads back to itself: ${home}/a/dist. Name a folder: --out dist\n${stays}`],
    [1, '', `Part of this path isn't a folder: ${home}/dangling. Name another one: --out dist\n${stays}`],
    [1, '', `Part of this path isn't a folder: ${home}/file/dist. Name another one: --out dist\n${stays}`],
  ])
})

test.for([
  'build',
  'check',
  'serve',
])('`%s` says in a sentence that its working folder is gone', (command) => {
  const folder = path.join(home, `gone-${command}`)
  mkdirSync(folder)

  expect(runInShell('rmdir "$PWD"', { cwd: folder, command })).toEqual({
    status: 1,
    report: 'The current folder no longer exists. Change to another folder and try again.\n',
  })
})

test("where files can't become as large as a site's, a message says what to do, and nothing is left", () => {
  const folder = path.join(home, 'limited')
  mkdirSync(folder)

  expect(runInShell('ulimit -f 20', { cwd: folder, command: 'build' })).toEqual({
    status: 1,
    report: `A file of the site exceeds the limit on file sizes. Raise the limit: ulimit -f unlimited\n${stays}`,
  })
  expect(readdirSync(folder)).toEqual([])
})

test('what a disk refuses is said of the folder that was named, not of what a build makes next to it', () => {
  const lock = { code: 'EROFS', path: 'process-15914', dest: '/srv/dist.lock' }
  const write = { code: 'ENOSPC' }
  const inside = { code: 'ENOSPC', path: '/srv/dist.build-1-0123abcd/next/docs' }
  const elsewhere = { code: 'ENOSPC', path: '/home/project/.cache' }
  const sentences = [lock, write, inside, elsewhere].map((each) => {
    const { message } = toRefusal(Object.assign(new Error(each.code), each), '/srv/dist')!
    const [sentence] = message.split('\n')
    return sentence
  })

  expect(sentences).toEqual([
    "The disk is read-only, so the site can't be written: /srv/dist",
    'There is no space left to write the site: /srv/dist',
    'There is no space left to write the site: /srv/dist',
    'There is no space left to write the site: /home/project/.cache',
  ])
})

/** Runs a command in a shell after another command, and returns its error output. */
function runInShell(before: string, { cwd, command }: { cwd: string; command: string }) {
  const script = `${before}; exec "$0" "$@"`
  const program = path.resolve('bin/docwright.js')
  const env = { ...process.env, SITE_CONFIG: path.join(site, 'docwright.config.ts') }
  const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath, program, command, '--quiet'], {
    cwd,
    env,
    encoding: 'utf8',
  })
  return { status, report: stderr }
}

test.for([
  ['bun', 'runs on Node.js, not on Bun. Leave out --bun'],
  ['pnp', "Yarn's Plug'n'Play is active. Add `nodeLinker: node-modules` to .yarnrc.yml"],
])('a runtime that says %s of itself is rejected in words that say what to use instead', ([name, words]) => {
  const posing = `Object.defineProperty(process, 'versions', { value: { ...process.versions, ${name}: '1' } })`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(posing)}`, 'bin/docwright.js', 'check'],
    { encoding: 'utf8' },
  )

  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(words)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
