import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { artefacts } from '../src/artefacts/artefacts.ts'
import { bundle } from '../src/commands/bundle.ts'
import { loadConfig } from '../src/commands/load-config.ts'
import { loadSite } from '../src/commands/load-site.ts'
import { writeSite } from '../src/render/write-site.ts'
import { sites, unvisited } from './sites.ts'

/** Builds every site that tests visit or read: the shipped one by `npm run build`, the small ones beside it, one after the other. */
const { shipped, ...small } = sites
// Each bundle is removed when the process ends.
process.setMaxListeners(0)
const build = spawn(process.execPath, ['bin/docwright.js', 'build', '--out', shipped.folder], {
  env: { ...process.env, SITE_CONFIG: shipped.config },
  stdio: 'inherit',
})
const built = once(build, 'exit')
for (const { config, folder } of [...Object.values(small), ...unvisited]) {
  process.env.SITE_CONFIG = config
  const loaded = await loadConfig()
  const bundleFolder = await bundle(loaded)
  const { site } = await loadSite(loaded, async () => bundleFolder)
  await writeSite(site, { out: folder, bundleFolder, artefacts: artefacts(site) })
}
const [code] = await built
process.exit(code)
