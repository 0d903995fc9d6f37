import path from 'node:path'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { bundle } from '../src/commands/bundle.ts'
import { loadConfig } from '../src/commands/load-config.ts'
import { loadSite } from '../src/commands/load-site.ts'
import { createProcessContext } from '../src/commands/process-context.ts'
import { silentProgress } from '../src/commands/progress.ts'
import { writeSite } from '../src/render/write/write-site.ts'
import { sites, unvisited } from './sites.ts'

/** Builds every site that tests visit or read, one after the other. */
for (const { config, folder } of [...Object.values(sites), ...unvisited]) {
  const loaded = await loadConfig({ file: path.resolve(config) })
  const bundles = await bundle(loaded, createProcessContext())
  const { site } = await loadSite(loaded, { bundle: async () => bundles, progress: silentProgress })
  await writeSite(site, { out: folder, bundles, artefacts: createArtefacts(site) })
}
