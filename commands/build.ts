import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { artefacts } from '../src/artefacts/artefacts.ts'
import { extremesText } from '../src/render/extremes.ts'
import { writeSite } from '../src/render/write-site.ts'
import { basePathOf } from '../src/wire.ts'
import { bundle } from './bundle.ts'
import { failureOf } from './failure.ts'
import { giveUp } from './give-up.ts'
import { loadConfig, loadSite } from './load-site.ts'
import { outFolder } from './out-folder.ts'

/** `npm run build`: reads and checks everything, then writes the site; on a mistake the last good output stays. */
const started = performance.now()
// Left alone, the heap grows to four times what is in use before it is cleaned.
setFlagsFromString('--heap-growing-percent=70')
const out = await outFolder()
const loaded = await loadConfig()
const write = async () => {
  const [{ site }, bundleFolder] = await Promise.all([
    loadSite(loaded),
    bundle(basePathOf(loaded.config.url)),
  ])
  const extremes = await writeSite(site, { out, bundleFolder, artefacts: artefacts(site) })
  return { site, extremes }
}
const { site, extremes } = await write().catch((error: Error) => giveUp(failureOf(error)))

const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${site.pages.size} pages in ${path.relative('', out) || '.'} after ${seconds} s`)
console.log(extremesText(extremes))
