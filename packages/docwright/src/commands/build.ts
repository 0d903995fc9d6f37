import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { cacheFolder } from '../config/cache-folder.ts'
import { isApiFile } from '../config/site-file.ts'
import { briefName, codeName } from '../render/code-name.ts'
import { refusalOf } from './build-failure.ts'
import { bundle } from './bundle.ts'
import type { CommandLine } from './command-line.ts'
import { loadConfig } from './load-site.ts'
import { outFolder } from './out-folder.ts'
import type { Progress } from './progress.ts'
import { siteFileOf } from './site-file-of.ts'
import { tell } from './told.ts'

/** Reads and checks everything, then writes the site; on a mistake the last good output stays. */
export async function build(given: CommandLine, progress: Progress): Promise<void> {
  const started = performance.now()
  // By default the heap grows to four times what is in use before it is cleaned, and keeps for a while its empty pages,
  // and all that was compiled to judge examples.
  const flags = ['--heap-growing-percent=25', '--no-compilation-cache']
  // Versions of Node before 26 have no such pool, and would report an unknown flag.
  if (Number.parseInt(process.versions.node, 10) >= 26) flags.push('--memory-pool-timeout=0')
  for (const flag of flags) setFlagsFromString(flag)
  const siteFile = await siteFileOf(given, progress)
  const out = await outFolder(given.out ?? 'dist')
  const cache = cacheFolder(siteFile.file)
  const configuring = loadConfig(siteFile)
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
  let isBundled = false
  const bundleFolder = bundle(loaded, code).finally(() => {
    isBundled = true
  })
  // It fails where it is waited for.
  bundleFolder.catch(() => undefined)
  const [{ loadSite }, { linkable }, { searchSources }, { writeSite }, { keptResults }, { recallFrom }] =
    await loading
  const write = async () => {
    const kept = path.join(cache, 'results', `${code}-${briefName(loaded.file)}`)
    const memory = await keptResults(kept)
    recallFrom(memory)
    const { site, warnings } = await loadSite(loaded, { bundle: () => bundleFolder, progress })
    tell({ problems: [], warnings }, { format: given.format, progress })
    if (!isBundled) progress.stage({ doing: 'bundling' })
    const extremes = await writeSite(site, {
      out,
      bundleFolder,
      artefacts: linkable(site),
      searches: searchSources(site),
      memory,
      compressed: `${kept}-compressed`,
      progress,
    })
    await memory.save()
    return { site, extremes }
  }
  const { site, extremes } = await write().catch((error: Error) => {
    throw refusalOf(error, out) ?? error
  })
  progress.clear()
  if (given.format !== 'json') {
    const { extremesText } = await import('../render/extremes.ts')
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${site.pages.size} pages in ${path.relative('', out) || '.'} after ${seconds} s`)
    console.log(extremesText(extremes))
  }
  if (isApiFile(loaded.file) && !given.url && !given.quiet) {
    console.error(
      `Its addresses begin with ${loaded.config.url}. Before you publish it, say where it will live: --url https://docs.example.com`,
    )
  }
}
