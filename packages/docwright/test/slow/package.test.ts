import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { siteConfig } from '../../src/config/site-config.ts'
import { slotNames } from '../../src/theme/slot-names.ts'
import { run } from '../commands.ts'
import { foreignDescriptions } from '../foreign-descriptions.ts'
import { fixtures } from '../small-sites.ts'
import { offered } from './editor.ts'
import {
  bytesIn,
  differencesOf,
  filesIn,
  liveSite,
  looksOf,
  makeProject,
  makeSite,
  makeSiteOfPackage,
  ownerOf,
  program,
  shortConfig,
} from './installation.ts'

/** A folder outside the checkout, so that everything found in it was installed there. */
const home = mkdtempSync(path.join(tmpdir(), 'docwright-package-'))
const project = path.join(home, 'project')
const installed = path.join(project, 'node_modules/docwright')
const bin = path.join(project, 'node_modules/.bin/docwright')
const tsc = path.resolve('../../node_modules/.bin/tsc')
const small = path.join(fixtures, 'small/content')

const patience = { timeout: 120_000 }
/** A large API takes many minutes where the machine is busy. */
const hour = { timeout: 3_600_000 }

/** Compiler options that users may set. */
const strict = {
  noEmit: true,
  target: 'ESNext',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
}

const docwright = (command: string, where: Parameters<typeof program>[2]) =>
  program(process.execPath, [bin, command], where)
const isBuilt = (site: string) => existsSync(path.join(site, 'dist/docs/start/index.html'))

beforeAll(async () => {
  chmodSync(home, 0o755)
  for (const name of ['docwright', 'create-docwright']) {
    await program('npm', ['pack', '--pack-destination', home], { cwd: path.resolve('..', name) })
  }
  makeProject(project)
  await program('npm', ['install', path.join(home, 'docwright-1.0.0.tgz')], { cwd: project })
}, hour.timeout)

afterAll(() => rmSync(home, { recursive: true }), hour.timeout)

test('an installation is under 120 MB and 210 packages, React among them, and of ours has only what runs and what can be ejected', () => {
  const { packages } = JSON.parse(readFileSync(path.join(project, 'node_modules/.package-lock.json'), 'utf8'))
  const bytes = bytesIn(path.join(project, 'node_modules'))
  const names = readdirSync(installed, { recursive: true, encoding: 'utf8' })

  console.log(`${Object.keys(packages).length} packages, ${Math.round(bytes / 1e6)} MB on the disk`)
  expect(Object.keys(packages).length).toBeLessThan(210)
  expect(bytes).toBeLessThan(120e6)
  expect(packages['node_modules/react']).toBeDefined()
  expect(names.filter((name) => /\.test\.|__snapshots__|(?<!\.d)\.tsx?$/.test(name)).sort()).toEqual([
    'dist/pages/home/HomePage.tsx',
    'dist/pages/not-found/NotFound.tsx',
    'dist/ui/layout/Footer.tsx',
  ])
  expect(readdirSync(installed).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'bin',
    'dist',
    'package.json',
    'schemas',
    'style-sheets.d.ts',
  ])
})

test('an editor that completes a setting says what it is for', () => {
  const inConfig = (settings: string) =>
    offered(
      path.join(project, 'edited'),
      `import { defineConfig } from 'docwright'\n\ndefineConfig({ ${settings} })\n`,
    )

  expect(inConfig('brand: { acc| }').accent).toMatch(/^The color of links, buttons, and highlights/)
  expect(inConfig('files: { tw| }').twins).toMatch(/^Whether every page has a Markdown twin/)
  const settings = inConfig('|')
  expect(Object.keys(settings).sort()).toEqual(Object.keys(siteConfig.shape).sort())
  expect(Object.entries(settings).filter(([, said]) => said.length < 15)).toEqual([])
})

test('a config is checked by TypeScript without any flags, and so are the types that it sees', async () => {
  writeFileSync(path.join(project, 'right.ts'), shortConfig('Right'))
  writeFileSync(path.join(project, 'wrong.ts'), shortConfig('Wrong').replace('title:', 'titel:'))
  const check = (file: string) => program(tsc, ['--noEmit', file], { cwd: project })

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

test('a package installed by another user builds a site, and writes nothing into its own folder', async () => {
  const site = makeSite(path.join(home, 'elsewhere'), { content: small })
  writeFileSync(path.join(site, 'package.json'), '{}')
  const before = filesIn(path.join(project, 'node_modules'))
  for (const file of [installed, ...filesIn(installed)]) chmodSync(file, statSync(file).mode & 0o555)
  await docwright('build', { cwd: site, ...ownerOf(site), env: { HOME: site } })
  chmodSync(installed, 0o755)

  expect(isBuilt(site)).toBe(true)
  expect(existsSync(path.join(site, 'node_modules/.cache/docwright/results'))).toBe(true)
  expect(filesIn(path.join(project, 'node_modules'))).toEqual(before)
})

test('where no cache can be written, it builds anyway and leaves nothing', async () => {
  const site = makeSite(path.join(home, 'uncached'), { content: small })
  const TMPDIR = path.join(site, 'passing')
  writeFileSync(path.join(site, 'node_modules'), 'no folder')
  mkdirSync(TMPDIR)
  await docwright('build', { cwd: site, env: { TMPDIR } })

  expect(isBuilt(site)).toBe(true)
  expect(readdirSync(TMPDIR)).toEqual([])
})

test('the bundle of a site is reused until another version of a package is installed', async () => {
  const { site, install } = makeSiteOfPackage(project, { content: small })
  const bundles = path.join(project, 'node_modules/.cache/docwright/bundles')
  const page = async () => {
    rmSync(path.join(site, 'dist'), { recursive: true, force: true })
    await docwright('build', { cwd: site })
    return readFileSync(path.join(site, 'dist/docs/start/rates.html'), 'utf8')
  }
  install('1.0.0')
  expect(await page()).toContain('Rates of version 1.0.0')
  const before = readdirSync(bundles)
  expect(await page()).toContain('Rates of version 1.0.0')
  expect(readdirSync(bundles)).toEqual(before)
  install('2.0.0')
  expect(await page()).toContain('Rates of version 2.0.0')
  expect(readdirSync(bundles)).toHaveLength(before.length + 1)
})

test('the live site shows what is edited, and what the browser runs is there', async () => {
  const site = makeSite(path.join(project, 'live'), { content: small })
  const guide = path.join(site, 'content/guides/start/index.mdx')
  const address = await liveSite([bin, 'dev'], site)
  const page = async () => (await fetch(`${address}docs/start/`)).text()
  await expect.poll(page, patience).toContain(' with the ')
  writeFileSync(guide, readFileSync(guide, 'utf8').replace(' with the ', ' together with the '))
  await expect.poll(page, patience).toContain(' together with the ')
  const [, entry] = /src="\/([^"]*\/browser\/entry\.js)"/.exec(await page()) ?? []
  const { status, headers } = await fetch(`${address}${entry}`)

  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript'])
})

test('what is ejected draws the same pages, is right to TypeScript, and needs nothing that the package keeps to itself', async () => {
  const site = makeSite(path.join(project, 'ejected'), { content: small })
  const theme = path.join(site, 'theme')
  await docwright('build', { cwd: site })
  const before = looksOf(path.join(site, 'dist'))
  for (const name of slotNames) await program('npx', ['docwright', 'eject', name], { cwd: site })
  await docwright('build', { cwd: site })
  const written = filesIn(theme).filter((file) => file.endsWith('.tsx'))
  const imported = written.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, name]) => name!),
  )
  const types = 'node_modules/@types/react'
  symlinkSync(path.resolve('../..', types), path.join(project, types))
  writeFileSync(
    path.join(site, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: strict, include: ['**/*'] }),
  )

  expect(written.map((file) => path.parse(file).name)).toEqual([...slotNames].sort())
  expect([...new Set(imported.filter((name) => !name.startsWith('./')))].sort()).toEqual([
    'docwright',
    'react',
  ])
  expect(looksOf(path.join(site, 'dist'))).toEqual(before)
  expect(await program(tsc, ['--project', site], { cwd: site })).toBe('')
})

test('next to another React of the project it builds the very site that it does without', async () => {
  const site = path.join(home, 'own-react')
  cpSync(path.join(fixtures, 'islands'), site, { recursive: true })
  makeProject(site)
  const packages = ['react@18.3.1', 'react-dom@18.3.1', path.join(home, 'docwright-1.0.0.tgz')]
  await program('npm', ['install', ...packages], { cwd: site })
  const { version } = JSON.parse(readFileSync(path.join(site, 'node_modules/react/package.json'), 'utf8'))
  await run('build', { site, options: ['--out', path.join(home, 'one-react')] })
  await program('npx', ['docwright', 'build'], { cwd: site })

  expect(version).toBe('18.3.1')
  expect(differencesOf(path.join(site, 'dist'), path.join(home, 'one-react'))).toEqual([])
})

test('a project of `npm create docwright` builds with its component, and is created only in an empty folder', async () => {
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
  await expect(create()).rejects.toThrow(/My docs already contains \S+\. Choose an empty folder\./)
  await program('npm', ['install', path.join(home, 'docwright-1.0.0.tgz')], { cwd: made })
  await program('npm', ['run', 'check'], { cwd: made })
  await program('npm', ['run', 'build'], { cwd: made })
  expect(readFileSync(path.join(made, 'dist/docs/start/index.html'), 'utf8')).toContain(
    '2027-03-01, 09:30 UTC',
  )
  expect(await program(tsc, ['--project', made], { cwd: made })).toBe('')
})

interface Api {
  readonly info: { readonly title: string }
  readonly paths: Readonly<Record<string, object>>
}
const getApi = (file: string): Api => {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.json') ? JSON.parse(text) : parse(text)
}
const isMethod = /^(?:get|put|post|delete|options|head|patch|trace)$/
const foreign = foreignDescriptions().filter((file) => /lithic|xero|adyen|stripe/.test(file))

test.for(foreign)('from an empty folder, without a config, it builds a site of %s', hour, async (file) => {
  const site = path.join(project, path.parse(file).name)
  mkdirSync(site)
  const start = performance.now()
  await program('npx', ['docwright', 'build', file], { cwd: site })
  const seconds = Math.round((performance.now() - start) / 1000)
  const pages = globSync('dist/**/*.html', { cwd: site }).length
  const { info, paths } = getApi(file)
  const operations = Object.values(paths).flatMap((path) =>
    Object.keys(path).filter((key) => isMethod.test(key)),
  )

  const bytes = Math.round(bytesIn(path.join(site, 'dist')) / 1e6)
  console.log(`${path.basename(file)}: ${pages} pages, ${bytes} MB on the disk, in ${seconds} s`)
  expect(readFileSync(path.join(site, 'dist/index.html'), 'utf8')).toContain(info.title)
  expect(operations.length).toBeGreaterThan(20)
  expect(pages).toBeGreaterThan(operations.length)
})

test.for(foreign.slice(0, 1))('the dev server for only %s shows edits of it', async (file) => {
  const site = path.join(project, 'live-api')
  const name = `api${path.extname(file)}`
  const text = readFileSync(file, 'utf8')
  mkdirSync(site)
  writeFileSync(path.join(site, name), text)
  const { title } = getApi(file).info
  const address = await liveSite([bin, 'dev', name], site)
  const page = async () => (await fetch(address)).text()
  await expect.poll(page, patience).toContain(title)
  writeFileSync(path.join(site, name), text.replace(title, 'A title of today'))
  await expect.poll(page, patience).toContain('A title of today')
})
