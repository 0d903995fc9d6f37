import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findEngineBundle } from '../src/render/bundle/bundles.ts'
import { run, runProcess } from './commands.ts'
import { siteOf } from './small-sites.ts'

/** A site whose component says what a package in its project says: `Said` is the whole guide. */
function createSiteWithPackage() {
  const site = siteOf({
    'package.json': '{}',
    'components/Said.tsx':
      "import { said } from 'sayings'\nimport own from './own.ts'\nexport const Said = () => <a href={'/docs/start/#' + said + '-' + own}>it</a>\n",
    'components/own.ts': "export default 'own'\n",
    'content/guides/start/index.mdx':
      '---\ntitle: Start\ndescription: What it takes.\n---\n\n## First\n\n<Said />\n\n## Before you begin\n\nAll.\n',
  })
  return {
    site,
    say: (said: string, version: string, name = 'sayings') => sayings(site, { name, said, version }),
  }
}

function sayings(
  site: string,
  { name, said, version }: { name: string; said: string; version: string },
): void {
  const folder = path.join(site, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  const manifest = { name: 'sayings', version, type: 'module', exports: `./${version}.js` }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, `${version}.js`), `export const said = '${said}'\n`)
}

/** The missing anchor that the check reports. The component generates it from its import. */
async function findAnchor(site: string): Promise<string | undefined> {
  const { report } = await run('check', { site })
  return missingAnchor.exec(report)?.[1]
}

const missingAnchor = /No heading or field #(\S+) on/

test('a package that is changed in place is never drawn from an older bundle', async () => {
  const { site, say } = createSiteWithPackage()
  say('first', '1.0.0')
  expect(await findAnchor(site)).toBe('first-own')
  writeFileSync(path.join(site, 'node_modules/sayings/1.0.0.js'), "export const said = 'patched'\n")
  expect(await findAnchor(site)).toBe('patched-own')
})

test('components are rendered again if their package is replaced: by a version, a link, or a nearer installation', async () => {
  const { site, say } = createSiteWithPackage()
  say('first', '1.0.0')
  expect(await findAnchor(site)).toBe('first-own')
  // As bun upgrades: no list of packages that npm, pnpm or Yarn write changes, and what was imported before may stay.
  say('second', '2.0.0')
  expect(await findAnchor(site)).toBe('second-own')
  renameSync(path.join(site, 'node_modules/sayings'), path.join(site, 'node_modules/store-2'))
  say('third', '3.0.0', 'store-3')
  const link = path.join(site, 'node_modules/sayings')
  symlinkSync('store-2', link)
  expect(await findAnchor(site)).toBe('second-own')
  rmSync(link)
  symlinkSync('store-3', link)
  expect(await findAnchor(site)).toBe('third-own')
  sayings(path.join(site, 'components'), { name: 'sayings', said: 'near', version: '1.0.0' })
  expect(await findAnchor(site)).toBe('near-own')
})

test('a changed or replaced file outside the site that a component imports is bundled again', async () => {
  const { site, say } = createSiteWithPackage()
  say('first', '1.0.0')
  writeFileSync(path.join(site, 'components/own.ts'), "export { default } from '../nearby'\n")
  mkdirSync(path.join(site, 'nearby'))
  writeFileSync(path.join(site, 'nearby/index.ts'), "export default 'folder'\n")
  expect(await findAnchor(site)).toBe('first-folder')
  writeFileSync(path.join(site, 'nearby/index.ts'), "export default 'edited'\n")
  expect(await findAnchor(site)).toBe('first-edited')
  writeFileSync(path.join(site, 'nearby.ts'), "export default 'file'\n")
  expect(await findAnchor(site)).toBe('first-file')
})

test('a site is drawn from a cache that is in a package of CommonJS modules', async () => {
  const { site, say } = createSiteWithPackage()
  say('first', '1.0.0')
  writeFileSync(path.join(site, 'package.json'), JSON.stringify({ type: 'commonjs' }))
  const engine = await findEngineBundle(process.env)
  const cache = path.join(site, '.cache')
  cpSync(engine, path.join(cache, 'engines', path.basename(engine)), { recursive: true })
  // A process, because only Node itself asks a package.json what kind of modules there are.
  const { report } = await runProcess('check', { site, environment: { DOCWRIGHT_CACHE: cache } })
  expect(missingAnchor.exec(report)?.[1]).toBe('first-own')
})
