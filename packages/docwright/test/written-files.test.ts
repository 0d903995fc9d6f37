import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { replaceFolder } from '../src/render/write/replace-folder.ts'
import { bytesIn } from './bytes-in.ts'
import { run } from './commands.ts'

const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'written-files-')))

afterAll(() => rmSync(home, { recursive: true }))

/** A built site, which every test begins with. */
const good = path.join(home, 'good')
await build(good)
const bytes = bytesIn(good)

test('a built site lists all its files and folders, and nothing else', () => {
  const listed = JSON.parse(readFileSync(path.join(good, '.written-files'), 'utf8'))

  expect(listed).toEqual(expect.arrayContaining(['404.html', 'index.html.br', 'docs/', '_headers']))
  expect(listed.map((name: string) => name.replace(/\/$/, '')).sort()).toEqual(
    [...bytes.keys()].filter((name) => name !== '.written-files'),
  )
})

test('a folder with anything that no build wrote is rejected by what is there, and keeps it', async () => {
  const { out } = place('mixed')
  const foreign = ['.git/HEAD', 'CNAME', 'assets/_redirects', 'docs/.nojekyll', 'docs/notes/plan.md']
  for (const file of foreign) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), 'ours')
  }
  mkdirSync(path.join(out, 'empty'))
  rmSync(path.join(out, 'robots.txt'))
  symlinkSync('index.html', path.join(out, 'robots.txt'))
  const before = bytesIn(out)

  expect(await build(out)).toEqual({
    code: 1,
    output: '',
    report: `${out} contains files that no build wrote: .git/, CNAME, assets/_redirects, docs/.nojekyll, docs/notes/ and 2 more. A build replaces the whole folder, so move them elsewhere or name another folder: --out dist. Files to publish with the site belong in content/public/\n`,
  })
  expect(bytesIn(out)).toEqual(before)
})

test('a folder in the shape of a site that no build marked is rejected, and says what to do with an older one', async () => {
  const { out } = place('shape')
  rmSync(path.join(out, '.written-files'))
  const older = await build(out)
  writeFileSync(path.join(out, '.written-files'), '["404.html", "cut sho')
  const cut = await build(out)
  const jekyll = path.join(home, 'jekyll')
  for (const file of ['assets/x.css', '_posts/one.md', '.git/HEAD', '404.html', 'index.md']) {
    mkdirSync(path.dirname(path.join(jekyll, file)), { recursive: true })
    writeFileSync(path.join(jekyll, file), '')
  }
  const before = bytesIn(jekyll)
  const other = await build(jekyll)

  const fix = 'Name a new or empty folder: --out dist. If an older version built it, remove it yourself'
  expect([older.code, cut.code, other.code]).toEqual([1, 1, 1])
  for (const { report } of [older, cut]) {
    expect(report).toBe(
      `${out} contains something other than a built site: .well-known/, 404.html, 404.html.br, 404.html.gz, 404.md and 43 more. ${fix}\n`,
    )
  }
  expect(other.report).toBe(
    `${jekyll} contains something other than a built site: .git/, 404.html, _posts/, assets/, index.md. ${fix}\n`,
  )
  expect(bytesIn(jekyll)).toEqual(before)
  expect(bytesIn(out).get('index.html')).toBe(bytes.get('index.html'))
})

test('what comes into the folder while a build runs stays, and the build says so', async () => {
  const { folder, out } = place('meanwhile')
  const meanwhile = replaceFolder(out, async (next) => {
    writeFileSync(path.join(next, 'index.html'), 'new')
    writeFileSync(path.join(out, 'CNAME'), 'docs.example')
  })

  await expect(meanwhile).rejects.toThrow(`${out} contains files that no build wrote: CNAME. `)
  expect(readFileSync(path.join(out, 'CNAME'), 'utf8')).toBe('docs.example')
  expect(bytesIn(out).get('index.html')).toBe(bytes.get('index.html'))
  expect(readdirSync(folder)).toEqual(['dist'])
})

test('what systems leave in a folder is in no one’s way, nor is an empty one', async () => {
  const { out } = place('shown')
  for (const name of ['.DS_Store', 'docs/Thumbs.db']) writeFileSync(path.join(out, name), '')
  const empty = path.join(home, 'only-shown')
  mkdirSync(empty)
  writeFileSync(path.join(empty, '.DS_Store'), '')
  const results = [await build(out), await build(empty)]

  expect(results.map(({ code }) => code)).toEqual([0, 0])
  for (const folder of [out, empty]) expect(bytesIn(folder)).toEqual(bytesIn(good))
})

/** A folder with the built site in it, as `dist`. */
function place(name: string): { folder: string; out: string } {
  const folder = path.join(home, name)
  const out = path.join(folder, 'dist')
  cpSync(good, out, { recursive: true })
  return { folder, out }
}

function build(out: string) {
  return run('build', { site: path.resolve('fixtures/small'), options: ['--out', out] })
}
