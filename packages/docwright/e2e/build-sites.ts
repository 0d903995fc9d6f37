import { artefacts } from '../src/artefacts/artefacts.ts'
import { bundle } from '../src/commands/bundle.ts'
import { loadConfig } from '../src/commands/load-config.ts'
import { loadSite } from '../src/commands/load-site.ts'
import { writeSite } from '../src/render/write-site.ts'
import { sites, unvisited } from './sites.ts'

/** Builds every site that tests visit or read, one after the other. */
// Each bundle is removed when the process ends.
process.setMaxListeners(0)
for (const { config, folder } of [...Object.values(sites), ...unvisited]) {
  process.env.SITE_CONFIG = config
  const loaded = await loadConfig()
  const bundleFolder = await bundle(loaded)
  const { site } = await loadSite(loaded, async () => bundleFolder)
  await writeSite(site, { out: folder, bundleFolder, artefacts: artefacts(site) })
}
