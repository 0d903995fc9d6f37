import path from 'node:path'
import { artefacts } from '../src/artefacts/artefacts.ts'
import { writeSite } from '../src/render/write-site.ts'
import { basePath } from '../src/wire.ts'
import { bundle } from './bundle.ts'
import { giveUp } from './give-up.ts'
import { loadConfig, loadSite } from './load-site.ts'
import { outFolder } from './out-folder.ts'

/** `npm run build`: reads and checks everything, then writes the site; on a mistake the last good output stays. */
const started = performance.now()
const out = outFolder()
const loaded = await loadConfig()
const [site, bundleFolder] = await Promise.all([loadSite(loaded), bundle(basePath(loaded.config.url))])
await writeSite(site, { out, bundleFolder, artefacts: artefacts(site) }).catch((error: Error) =>
  giveUp(`${error.message}\n${(error.cause instanceof Error ? error.cause : error).stack}`),
)

const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${site.pages.size} pages in ${path.relative('', out) || '.'} after ${seconds} s`)
