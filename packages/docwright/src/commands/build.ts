import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { cacheFolder } from '../config/cache-folder.ts'
import { configFile } from '../config/config-file.ts'
import { briefName, codeName } from '../render/code-name.ts'
import { failureOf } from './build-failure.ts'
import { bundle } from './bundle.ts'
import { giveUp } from './give-up.ts'
import { loadConfig } from './load-config.ts'
import { outFolder } from './out-folder.ts'

/** `npm run build`: reads and checks everything, then writes the site; on a mistake the last good output stays. */
const started = performance.now()
// Left alone, the heap grows to four times what is in use before it is cleaned, is kept for a while when it is empty,
// and with it all that was compiled to judge examples.
for (const flag of ['--heap-growing-percent=25', '--memory-pool-timeout=0', '--no-compilation-cache']) {
  setFlagsFromString(flag)
}
const out = await outFolder()
const cache = cacheFolder(configFile())
const configuring = loadConfig()
// Loaded while the config is evaluated and other processes bundle: what reads and writes a site is a thousand files of
// others, compiled once.
enableCompileCache(path.join(cache, 'node'))
const loading = Promise.all([
  import('./load-site.ts'),
  import('../artefacts/artefacts.ts'),
  import('../artefacts/search-sources.ts'),
  import('../render/write-site.ts'),
  import('../render/kept-results.ts'),
  import('../memory.ts'),
])
const loaded = await configuring
const code = codeName()
const bundleFolder = bundle(loaded, code)
// It fails where it is waited for.
bundleFolder.catch(() => undefined)
const [{ loadSite }, { linkable }, { searchSources }, { writeSite }, { keptResults }, { recallFrom }] =
  await loading
const write = async () => {
  const kept = path.join(cache, 'results', `${code}-${briefName(loaded.file)}`)
  const memory = await keptResults(kept)
  recallFrom(memory)
  const { site } = await loadSite(loaded, () => bundleFolder)
  const extremes = await writeSite(site, {
    out,
    bundleFolder,
    artefacts: linkable(site),
    searches: searchSources(site),
    memory,
    compressed: `${kept}-compressed`,
  })
  await memory.save()
  return { site, extremes }
}
const { site, extremes } = await write().catch((error: Error) => giveUp(failureOf(error, out)))

const { extremesText } = await import('../render/extremes.ts')
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${site.pages.size} pages in ${path.relative('', out) || '.'} after ${seconds} s`)
console.log(extremesText(extremes))
