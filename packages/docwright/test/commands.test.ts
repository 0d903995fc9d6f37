import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run } from './commands.ts'
import { fixtures, siteLike, siteOf } from './small-sites.ts'

const expected = (name: string) => readFileSync(path.join(fixtures, 'broken', name, 'expected.txt'), 'utf8')

test.for([
  'many-mistakes',
  'config-that-imports-nothing-there',
])('the check prints the report on %s for people, and ends with 1', async (name) => {
  const { code, output, report } = await run('check', { site: siteLike(`broken/${name}`) })

  expect({ code, output }).toEqual({ code: 1, output: '' })
  expect(report).toBe(expected(name))
})

test('the small site itself has nothing wrong with it', async () => {
  const result = await run('check', { site: siteOf({}) })

  expect(result).toEqual({ code: 0, output: '8 pages, nothing wrong.\n', report: '' })
})

test.for([
  '{}',
  '{ "type": "commonjs" }',
])('a config is a module in a package that says %s of itself, and so is what it imports', async (manifest) => {
  const config = readFileSync(path.join(fixtures, 'small/docwright.config.ts'), 'utf8')
  const site = siteOf({
    'package.json': manifest,
    'title.ts': "export const title: string = 'Elsewhere'",
    'docwright.config.ts': `import { title } from './title.ts'\n${config.replace(/title: '.*'/, 'title')}`,
  })

  expect(await run('check', { site })).toEqual({ code: 0, output: '8 pages, nothing wrong.\n', report: '' })
})

test('a report that is longer than a pipe holds comes whole to a program that reads it late', async () => {
  const keys = Array.from({ length: 3000 }, (_, index) => `key${index}: 1\n`).join('')
  const site = siteOf({ 'content/guides/start/odd.mdx': `---\n${keys}---\n` })
  const command = `'${process.execPath}' '${path.resolve('bin/docwright.js')}' check --quiet 2>&1 | (sleep 6; cat)`

  const said = execFileSync('sh', ['-c', command], {
    cwd: site,
    env: { ...process.env, SITE_CONFIG: 'docwright.config.ts' },
    encoding: 'utf8',
  })

  expect(said.match(/There is no setting/g)).toHaveLength(3000)
  expect(said).toMatch(/\n300\d problems; nothing was written\.\n$/)
})

test('a build of a broken site says the same, and leaves the last good output as it was', async () => {
  const site = siteLike('broken/link-to-no-page')
  mkdirSync(path.join(site, 'dist'))
  writeFileSync(path.join(site, 'dist/404.html'), 'the last good one')
  writeFileSync(path.join(site, 'dist/.written-files'), '["404.html"]')

  const { code, report } = await run('build', { site })

  expect(code).toBe(1)
  expect(report).toBe(expected('link-to-no-page'))
  expect(readdirSync(site).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  expect(readFileSync(path.join(site, 'dist/404.html'), 'utf8')).toBe('the last good one')
})

test('the build replaces nothing but a site that was built before', async () => {
  const site = siteOf({})
  const result = await run('build', { site, options: ['--out', 'content'] })

  expect(result.code).toBe(1)
  expect(result.report.replace(site, '…')).toMatchInlineSnapshot(`
    "…/content contains something other than a built site: guides/, openapi.yaml. Name a new or empty folder: --out dist. If an older version built it, remove it yourself
    "
  `)
  expect(readdirSync(path.join(site, 'content'))).toContain('openapi.yaml')
})

test('the build writes to no file, and knows no other option', async () => {
  const site = siteOf({})
  const toFile = await run('build', { site, options: ['--out', 'docwright.config.ts'] })
  const unknown = await run('build', { site, options: ['--output', 'dist'] })

  expect([toFile.code, unknown.code]).toEqual([1, 2])
  expect(toFile.report.replace(site, '…') + unknown.report).toMatchInlineSnapshot(`
    "…/docwright.config.ts is a file. Name a folder: --out dist
    \`build\` has no option --output. Run \`docwright build --help\` for a list.
    "
  `)
})

test("the server says in a sentence why it can't start", async () => {
  const site = siteOf({})
  mkdirSync(path.join(site, 'built'))
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(site, 'built', name), '')
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const PORT = String(port)

  const inUse = await run('serve', { site, options: ['built'], environment: { PORT } })
  const noPort = await run('serve', { site, options: ['built'], environment: { PORT: 'web' } })
  const noSite = await run('serve', { site, options: ['nowhere'], environment: { PORT } })
  other.close()

  expect([inUse.code, noPort.code, noSite.code]).toEqual([1, 2, 1])
  expect(inUse.report).toBe(`Port ${port} is in use. Use another port: PORT=${port + 1}\n`)
  expect(noPort.report).toBe("PORT is web, which isn't a port. Use a number: PORT=3001\n")
  expect(noSite.report).toBe(`There is no built site in ${site}/nowhere. Build it first.\n`)
})
