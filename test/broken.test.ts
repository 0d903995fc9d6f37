import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from './commands.ts'

const root = path.resolve(import.meta.dirname, '..')
const fixtures = path.join(root, 'fixtures/broken')
const folder = mkdtempSync(path.join(tmpdir(), 'broken-sites-'))

afterAll(() => rmSync(folder, { recursive: true }))

// `expected.txt` is the whole of what a writer reads; Vitest rewrites it with `-u`, so read it before you commit it.
test.concurrent.for(readdirSync(fixtures))(
  'the report on %s says where, what and how to mend it',
  { timeout: 120_000 },
  async (name, { expect }) => {
    const { code, output, report } = await run('commands/check.ts', { site: copyOf(name) })

    expect({ code, output }).toEqual({ code: 1, output: '' })
    await expect(report).toMatchFileSnapshot(path.join(fixtures, name, 'expected.txt'))
  },
)

test('the small site itself has nothing wrong with it', async () => {
  const result = await run('commands/check.ts', { site: smallSite() })

  expect(result).toEqual({ code: 0, output: '8 pages, nothing wrong.\n', report: '' })
})

test('a build of a broken site says the same, and leaves the last good output as it was', async () => {
  const site = copyOf('link-to-no-page')
  mkdirSync(path.join(site, 'dist/assets'), { recursive: true })
  writeFileSync(path.join(site, 'dist/404.html'), 'the last good one')

  const { code, report } = await run('commands/build.ts', { site })

  expect(code).toBe(1)
  expect(report).toBe(readFileSync(path.join(fixtures, 'link-to-no-page/expected.txt'), 'utf8'))
  expect(readdirSync(site).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  expect(readFileSync(path.join(site, 'dist/404.html'), 'utf8')).toBe('the last good one')
})

test('a config that is not there, or is a folder, is named', async () => {
  const site = smallSite()
  const missing = await run('commands/check.ts', {
    site,
    environment: { SITE_CONFIG: 'sites/other.config.ts' },
  })
  const isFolder = await run('commands/check.ts', { site, environment: { SITE_CONFIG: 'content' } })

  expect([missing.code, isFolder.code]).toEqual([1, 1])
  expect(missing.report + isFolder.report).toMatchInlineSnapshot(`
    "sites/other.config.ts:1:1  There is no file here.
      fix: set SITE_CONFIG to a site.config.ts

    1 problem; nothing was written.
    content:1:1  This is a folder, not a file.
      fix: rename the folder

    1 problem; nothing was written.
    "
  `)
})

test('the build replaces nothing but a site that was built before', async () => {
  const site = smallSite()
  const result = await run('commands/build.ts', { site, options: ['--out', 'content'] })

  expect(result.code).toBe(1)
  expect(result.report.replace(site, '…')).toMatchInlineSnapshot(`
    "…/content holds something other than a built site. Name a new or an empty folder: --out dist
    "
  `)
  expect(readdirSync(path.join(site, 'content'))).toContain('openapi.yaml')
})

test('the build writes to no file, and knows no other option', async () => {
  const site = smallSite()
  const toFile = await run('commands/build.ts', { site, options: ['--out', 'site.config.ts'] })
  const unknown = await run('commands/build.ts', { site, options: ['--output', 'dist'] })

  expect([toFile.code, unknown.code]).toEqual([1, 1])
  expect(toFile.report.replace(site, '…') + unknown.report).toMatchInlineSnapshot(`
    "…/site.config.ts is a file. Name a folder: --out dist
    Unknown option '--output'. The one option is --out, with a folder: --out dist
    "
  `)
})

test('the server says in a sentence why it cannot start', async () => {
  const site = smallSite()
  mkdirSync(path.join(site, 'built'))
  writeFileSync(path.join(site, 'built/index.html'), '')
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const PORT = String(port)

  const inUse = await run('commands/serve.ts', { site, options: ['built'], environment: { PORT } })
  const noPort = await run('commands/serve.ts', { site, options: ['built'], environment: { PORT: 'web' } })
  const noSite = await run('commands/serve.ts', { site, options: ['nowhere'], environment: { PORT } })
  other.close()

  expect([inUse.code, noPort.code, noSite.code]).toEqual([1, 1, 1])
  expect(inUse.report).toBe(`Port ${port} is in use. Take another one: PORT=${port + 1}\n`)
  expect(noPort.report).toBe('PORT is web, which is no port. Take a number: PORT=3001\n')
  expect(noSite.report).toBe(`There is no built site in ${site}/nowhere; run npm run build first.\n`)
})

/** A copy of the small valid site. */
function smallSite(): string {
  const site = mkdtempSync(path.join(folder, 'site-'))
  cpSync(path.join(root, 'fixtures/small'), site, { recursive: true })
  return site
}

/** The small valid site with one broken site's files laid over it. */
function copyOf(name: string): string {
  const site = smallSite()
  cpSync(path.join(fixtures, name), site, { recursive: true })
  return site
}
