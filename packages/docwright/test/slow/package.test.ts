import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../commands.ts'
import { foreignDescriptions } from '../foreign-descriptions.ts'
import { fixtures } from '../small-sites.ts'
import { bytesIn, differencesOf, filesIn, makeSite, ownerOf, program, shortConfig } from './installation.ts'

/** Outside of the checkout: what is found there was installed there. */
const home = mkdtempSync(path.join(tmpdir(), 'docwright-package-'))
const project = path.join(home, 'project')
const installed = path.join(project, 'node_modules/docwright')
const bin = path.join(project, 'node_modules/.bin/docwright')
const small = path.join(fixtures, 'small/content')

const docwright = (command: string, where: Parameters<typeof program>[2]) =>
  program(process.execPath, [bin, command], where)
const isBuilt = (site: string) => existsSync(path.join(site, 'dist/docs/start/index.html'))

beforeAll(async () => {
  chmodSync(home, 0o755)
  for (const name of ['docwright', 'create-docwright']) {
    await program('npm', ['pack', '--pack-destination', home], { cwd: path.resolve('..', name) })
  }
  mkdirSync(project)
  await program('npm', ['init', '--yes'], { cwd: project })
  await program('npm', ['install', path.join(home, 'docwright-1.0.0.tgz')], { cwd: project })
}, 300_000)

afterAll(() => rmSync(home, { recursive: true }), 300_000)

test('an installation is under 120 MB and 210 packages, React among them, and of ours has only what runs', () => {
  const { packages } = JSON.parse(readFileSync(path.join(project, 'node_modules/.package-lock.json'), 'utf8'))
  const bytes = bytesIn(path.join(project, 'node_modules'))
  const names = readdirSync(installed, { recursive: true, encoding: 'utf8' })

  console.log(`${Object.keys(packages).length} packages, ${Math.round(bytes / 1e6)} MB on the disk`)
  expect(Object.keys(packages).length).toBeLessThan(210)
  expect(bytes).toBeLessThan(120e6)
  expect(packages['node_modules/react']).toBeDefined()
  expect(names.filter((name) => /\.test\.|__snapshots__|(?<!\.d)\.tsx?$/.test(name))).toEqual([])
  expect(readdirSync(installed).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'bin',
    'dist',
    'package.json',
  ])
})

test('a config is checked by TypeScript without any flags, and so are the types that it sees', async () => {
  writeFileSync(path.join(project, 'right.ts'), shortConfig('Right'))
  writeFileSync(path.join(project, 'wrong.ts'), shortConfig('Wrong').replace('title:', 'titel:'))
  const check = (file: string) =>
    program(path.resolve('../../node_modules/.bin/tsc'), ['--noEmit', file], { cwd: project })

  expect(await check('right.ts')).toBe('')
  await expect(check('wrong.ts')).rejects.toThrow("Did you mean to write 'title'?")
})

test.for(['toolshed', 'islands'])('it builds the very site of %s that the checkout does', async (name) => {
  const site = path.join(project, name)
  cpSync(path.join(fixtures, name), site, { recursive: true })
  const { code, report } = await run('build', { site, options: ['--out', path.join(home, name)] })
  await docwright('build', { cwd: site })

  expect([code, report]).toEqual([0, ''])
  expect(differencesOf(path.join(site, 'dist'), path.join(home, name))).toEqual([])
})

test('installed elsewhere by somebody else, it builds a site and writes nothing where it lies', async () => {
  const site = makeSite(path.join(home, 'elsewhere'), { content: small })
  writeFileSync(path.join(site, 'package.json'), '{}')
  const before = filesIn(path.join(project, 'node_modules'))
  for (const file of [installed, ...filesIn(installed)]) chmodSync(file, statSync(file).mode & 0o555)
  await docwright('build', { cwd: site, ...ownerOf(site), env: { HOME: site } })
  chmodSync(installed, 0o755)

  expect(isBuilt(site)).toBe(true)
  expect(existsSync(path.join(site, 'node_modules/.cache/docwright/bundles'))).toBe(true)
  expect(filesIn(path.join(project, 'node_modules'))).toEqual(before)
})

test('where no cache can be written, it builds all the same and leaves nothing', async () => {
  const site = makeSite(path.join(home, 'uncached'), { content: small })
  const TMPDIR = path.join(site, 'passing')
  writeFileSync(path.join(site, 'node_modules'), 'no folder')
  mkdirSync(TMPDIR)
  await docwright('build', { cwd: site, env: { TMPDIR } })

  expect(isBuilt(site)).toBe(true)
  expect(readdirSync(TMPDIR)).toEqual([])
})

test('what is kept is taken again, and made anew when another version of a package is installed', async () => {
  const site = makeSite(path.join(project, 'kept'), { content: small })
  const kept = () => readdirSync(path.join(project, 'node_modules/.cache/docwright/bundles')).length
  const lock = path.join(project, 'node_modules/.package-lock.json')
  const text = readFileSync(lock, 'utf8')
  await docwright('build', { cwd: site })
  const before = kept()
  await docwright('build', { cwd: site })
  expect(kept()).toBe(before)
  writeFileSync(lock, text.replace(/("node_modules\/react-dom": \{\s*"version": ")/, '$19'))
  await docwright('build', { cwd: site })
  writeFileSync(lock, text)

  expect(kept()).toBe(before + 1)
})

test('the live site shows what is edited, and what the browser runs is there', async () => {
  const site = makeSite(path.join(project, 'live'), { content: small })
  const server = spawn(process.execPath, [bin, 'dev', '--port', '0'], { cwd: site })
  let said = ''
  server.stdout.on('data', (text) => {
    said += stripVTControlCharacters(String(text))
  })
  const address = () => /http:\/\/localhost:\d+/.exec(said)?.[0]
  const page = async () => (await fetch(`${address()}/docs/start/`)).text()
  await expect.poll(address, { timeout: 60_000 }).toBeDefined()
  await expect.poll(page, { timeout: 60_000 }).toContain(' with the ')
  const guide = path.join(site, 'content/guides/start/index.mdx')
  writeFileSync(guide, readFileSync(guide, 'utf8').replace(' with the ', ' together with the '))
  await expect.poll(page, { timeout: 60_000 }).toContain(' together with the ')
  const [, entry] = /src="([^"]*\/browser\/entry\.js)"/.exec(await page()) ?? []
  const { status, headers } = await fetch(`${address()}${entry}`)

  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript'])
  server.kill()
  await once(server, 'exit')
})

test('what `npm create docwright` makes builds, with its component, and is made in no folder that holds something', async () => {
  const made = path.join(home, 'My docs')
  await program('tar', ['xzf', 'create-docwright-1.0.0.tgz'], { cwd: home })
  const create = () =>
    program(process.execPath, [path.join(home, 'package/create-docwright.js'), 'My docs'], { cwd: home })
  const said = await create()
  const { name, dependencies } = JSON.parse(readFileSync(path.join(made, 'package.json'), 'utf8'))
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

  expect(said).toContain('  cd "My docs"\n  npm install\n  npm run dev\n')
  expect([name, dependencies.docwright]).toEqual(['my-docs', `^${version}`])
  expect(readdirSync(path.join(made, 'deploy'))).toEqual(readdirSync(path.resolve('../../deploy')))
  await expect(create()).rejects.toThrow(/My docs holds \S+ already. Name a folder that is new or empty./)
  await program('npm', ['install', path.join(home, 'docwright-1.0.0.tgz')], { cwd: made })
  await program('npm', ['run', 'build'], { cwd: made })
  expect(readFileSync(path.join(made, 'dist/docs/start/index.html'), 'utf8')).toContain(
    '2027-03-01, 09:30 UTC',
  )
})

test.for(
  foreignDescriptions().filter((file) => /lithic|xero|adyen|stripe/.test(file)),
)('it builds a site of %s', async (file) => {
  const site = makeSite(path.join(project, path.parse(file).name), { api: file })
  await docwright('build', { cwd: site })

  expect(readdirSync(path.join(site, 'dist/docs/api')).length).toBeGreaterThan(10)
})
