import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeConfigTypes } from './config-types.ts'
import { bundleEngine } from './src/render/bundle/bundle-engine.ts'
import { findSlotSource, slotNames } from './src/theme/slot-names.ts'

/**
 * `npm pack` runs it: makes of `src/` what a package brings in `dist/`, JavaScript, types, all other files as they are, and the
 * bundle of the engine's code, which is the same for all sites.
 */
const at = (name: string) => path.join(import.meta.dirname, name)
// What `docwright eject` writes into a theme is written as it is here.
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
await bundleEngine(at('dist/bundle'), { isShipped: true })
