import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findEarlierBuild } from '../src/commands/earlier-build.ts'
import { loadConfig } from '../src/commands/load-config.ts'
import { readExtensions } from '../src/extensions/read-extensions.ts'
import { run } from './commands.ts'
import { siteOf, siteWith } from './small-sites.ts'

const bundles = { engine: '/bundles/engine-1', site: '/bundles/site-1' }
const page = { href: '/', milliseconds: 1, characters: 1, isFirst: true }
const built = { pages: 1, extremes: { slowest: page, largest: page }, warnings: [] }

let site: string

/** The build of the site in this test, as a new process finds it. */
function build(env: NodeJS.ProcessEnv = {}) {
  const cache = path.join(site, '../cache')
  return findEarlierBuild({
    out: path.join(site, '../dist'),
    siteFile: path.join(site, 'docwright.config.ts'),
    cwd: site,
    env: { DOCWRIGHT_CACHE: cache, ...env },
  })
}

const load = () => loadConfig({ file: path.join(site, 'docwright.config.ts') })

async function isUnchanged(env?: NodeJS.ProcessEnv, found = bundles): Promise<boolean> {
  return (await build(env).findSame(await load(), Promise.resolve(found))) !== undefined
}

async function remember(): Promise<void> {
  const started = build()
  const loaded = await load()
  const promised = Promise.resolve(bundles)
  await started.findSame(loaded, promised)
  await readExtensions(loaded)
  const references = [path.join(site, 'elsewhere/schemas.yaml'), path.join(site, 'elsewhere/missing.yaml')]
  await started.record(built, { loaded, bundles: promised, references })
}

const files = {
  'components/Price.tsx': 'export const Price = () => null',
  'theme/custom.css': 'p { color: #000 }',
  'pictures/icon.svg': '<svg viewBox="0 0 1 1"/>',
  'added/extension.ts':
    "import { price } from '../prices/price.ts'\nexport default { parts: { price: () => price } }",
  'added/data/prices.json': '{}',
  'prices/price.ts': "export { price } from './amount.ts'",
  'prices/amount.ts': "export const price = '5'",
  'elsewhere/schemas.yaml': 'a: 1',
}

function git(...words: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], { cwd: site })
}

function makeSite(): void {
  site = siteWith(
    "extensions: ['./added/extension.ts'], brand: { favicon: './pictures/icon.svg' }, tagline: process.env.TAGLINE",
    files,
  )
  mkdirSync(path.join(site, '../dist/docs'), { recursive: true })
  writeFileSync(path.join(site, '../dist/docs/page.html'), 'page')
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'Begin')
}

const add = (name: string) => () => appendFileSync(path.join(site, name), '\n ')
const remove = (name: string) => () => rmSync(path.join(site, name))

/** Changes after which an earlier build can't be reused, because the site or its folder differs. */
const changes: Readonly<Record<string, () => void>> = {
  'a guide': add('content/guides/start/index.mdx'),
  'a new guide': add('content/guides/start/new.mdx'),
  'a removed guide': remove('content/guides/start/errors.mdx'),
  'a guide of another name': () =>
    renameSync(
      path.join(site, 'content/guides/start/new.mdx'),
      path.join(site, 'content/guides/start/newer.mdx'),
    ),
  'a link among the files to publish': () => {
    mkdirSync(path.join(site, 'content/public'))
    symlinkSync('../openapi.yaml', path.join(site, 'content/public/api.yaml'))
  },
  'an empty folder': () => mkdirSync(path.join(site, 'content/versions')),
  'an API file': add('content/openapi.yaml'),
  'a file that it refers to': add('elsewhere/schemas.yaml'),
  'a file that it refers to and that was missing': add('elsewhere/missing.yaml'),
  'the config': add('docwright.config.ts'),
  'a component': add('components/Price.tsx'),
  'a new component': add('components/Rate.tsx'),
  'the theme': add('theme/custom.css'),
  'a picture of the brand': add('pictures/icon.svg'),
  'an extension': add('added/extension.ts'),
  'data next to an extension': add('added/data/prices.json'),
  'a commit': () => git('commit', '--quiet', '--allow-empty', '--message', 'Go on'),
  'a file that was built': add('../dist/docs/page.html'),
  'a built file that was removed': remove('../dist/docs/page.html'),
  'a file among the built ones': add('../dist/docs/other.html'),
}

test('whatever of a site or of its folder changes, a build has something to do', async () => {
  makeSite()
  await remember()
  for (const [what, change] of Object.entries(changes)) {
    expect(await isUnchanged(), `before ${what}`).toBe(true)
    change()
    expect(await isUnchanged(), what).toBe(false)
    await remember()
  }
})

test('what an extension imports is a part of it', () => {
  makeSite()
  const [reading, hooks, config] = [
    'extensions/read-extensions',
    'config/resolve-docwright',
    'commands/load-config',
  ].map((name) => JSON.stringify(path.resolve(`src/${name}.ts`)))
  const program = `
    const { readExtensions } = await import(${reading})
    const { listExtensionModules } = await import(${hooks})
    const { loadConfig } = await import(${config})
    await readExtensions(await loadConfig({ file: 'docwright.config.ts' }))
    console.log(JSON.stringify(listExtensionModules()))`
  writeFileSync(path.join(site, 'program.mjs'), program)
  const said = execFileSync(process.execPath, ['program.mjs'], { cwd: site, encoding: 'utf8' })
  const modules: readonly string[] = JSON.parse(said)
  expect(modules.map((file) => path.relative(realpathSync(site), file)).sort()).toEqual([
    'added/extension.ts',
    'prices/amount.ts',
    'prices/price.ts',
  ])
})

test('another value of a variable, another bundle, and an unreadable record are changes', async () => {
  makeSite()
  await remember()
  expect(await isUnchanged({ PATH: '/elsewhere', npm_command: 'run' })).toBe(true)
  expect(await isUnchanged({ PRICES: 'new' })).toBe(false)
  expect(await isUnchanged({}, { ...bundles, site: '/bundles/site-2' })).toBe(false)
  expect(await isUnchanged({}, { ...bundles, engine: '/bundles/engine-2' })).toBe(false)
  process.env.TAGLINE = 'Another one'
  expect(await isUnchanged()).toBe(false)
  delete process.env.TAGLINE
  expect(await isUnchanged()).toBe(true)
  rmSync(path.join(site, '../cache/builds'), { recursive: true })
  expect(await isUnchanged()).toBe(false)
})

test("a build of which an input changed while it ran isn't remembered", async () => {
  makeSite()
  const started = build()
  const loaded = await load()
  await started.findSame(loaded, Promise.resolve(bundles))
  add('content/guides/start/index.mdx')()
  await started.record(built, { loaded, bundles: Promise.resolve(bundles), references: [] })
  expect(await isUnchanged()).toBe(false)
})

test('a build that would write the same says so, tells its warnings again, and asks extensions that may depend on anything', async () => {
  site = siteOf({
    'content/parts.yaml': 'Book: { type: object }',
    'added/extension.ts': 'export default { parts: {} }',
    'docwright.config.ts': `export default {
      title: 'Lending desk', url: 'https://lending.example', content: './content', version: '1.0.0',
      sections: [{ id: 'start', label: 'Start' }], extensions: ['./added/extension.ts'], problems: { examples: 'warn' },
    }`,
  })
  const environment = { DOCWRIGHT_CACHE: process.env.DOCWRIGHT_CACHE! }
  const again = () => run('build', { site, environment })
  const first = await again()
  expect(first).toMatchObject({ code: 0, output: expect.not.stringContaining('Nothing has changed') })
  expect(await again()).toEqual({
    ...first,
    output: expect.stringMatching(
      /^\d+ pages in dist after [\d.]+ s\nNothing has changed since the last build\.\n$/,
    ),
  })
  writeFileSync(path.join(site, 'added/extension.ts'), 'export default { artefacts: () => [] }')
  await again()
  expect((await again()).output).not.toContain('Nothing has changed')
})
