import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'rolldown'
import { writeConfigTypes } from './config-types.ts'
import { licencesFile } from './src/artefacts/artefact.ts'
import { bundleEngine } from './src/render/bundle/bundle-engine.ts'
import { appendLicences } from './src/render/bundle/licences.ts'
import { findSlotSource, slotNames } from './src/theme/slot-names.ts'

/**
 * `npm pack` runs it: makes of `src/` what a package brings in `dist/`, JavaScript, types, all other files as they are, and the
 * bundle of the engine's code, which is the same for all sites.
 */
const at = (name: string) => path.join(import.meta.dirname, name)
// These files aren't compiled, because `docwright eject` copies their source into a theme.
const ejected = slotNames.map((name) => at(`src/${findSlotSource(name)}.tsx`))

rmSync(at('dist'), { recursive: true, force: true })
cpSync(at('src'), at('dist'), {
  recursive: true,
  filter: (file) => ejected.includes(file) || !/\.tsx?$|__snapshots__$/.test(file),
})
for (const config of ['tsconfig.package.json', 'tsconfig.types.json']) {
  execFileSync('tsc', ['--project', at(config)], { stdio: 'inherit' })
}
writeConfigTypes(import.meta.dirname)
process.env.NODE_ENV = 'production'
await bundleLibraries()
await bundleEngine(at('dist/bundle'), { isShipped: true })

/**
 * Replaces each module of `libraries` with a file that contains its library. We use a small part of these libraries: installed
 * with all that they depend on, they would be a third of an installation. Their licenses are next to them.
 */
async function bundleLibraries(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const bundled = new Set<string>()
  for (const input of globSync(at('src/libraries/*.ts'))) {
    const { output } = await build({
      input,
      platform: 'node',
      external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(?:/|$)`)),
      output: { dir: at('dist/libraries'), codeSplitting: false, comments: false },
    })
    for (const { moduleIds } of output.filter((file) => file.type === 'chunk')) {
      for (const id of moduleIds) bundled.add(id)
    }
  }
  writeFileSync(at(`dist/libraries/${licencesFile}`), appendLicences('', bundled))
}
