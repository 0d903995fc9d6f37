import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { cacheFolder } from '../config/cache-folder.ts'
import { isApiFile } from '../config/site-file.ts'
import { briefName, codeName } from '../render/bundle/code-name.ts'
import { refusalOf } from './build-failure.ts'
import { bundle } from './bundle.ts'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { loadConfig } from './load-site.ts'
import { outFolder } from './out-folder.ts'
import { siteFileOf } from './site-file-of.ts'
import { tell } from './tell.ts'

/** Reads and checks everything, then writes the site; on a mistake the last good output stays. */
export async function build(given: CommandLine, running: RunningCommand): Promise<void> {
  const started = performance.now()
  const { cwd, env, progress, stdout, stderr, onEnd } = running
  const siteFile = await siteFileOf(given, running)
  const out = await outFolder(path.resolve(cwd, given.out ?? 'dist'), onEnd)
  const cache = cacheFolder(siteFile.file, env)
  const configuring = loadConfig(siteFile)
  // Loaded while the config is evaluated and other processes bundle: what reads and writes a site is a thousand files of
  // others, compiled once.
  enableCompileCache(path.join(cache, 'node'))
  const loading = Promise.all([
    import('./load-site.ts'),
    import('../artefacts/artefacts.ts'),
    import('../artefacts/search-sources.ts'),
    import('../render/write/write-site.ts'),
    import('../render/write/kept-results.ts'),
    import('../memory.ts'),
  ])
  const loaded = await configuring
  const code = codeName()
  let isBundled = false
  const bundles = bundle(loaded, running).finally(() => {
    isBundled = true
  })
  // It fails where it is waited for.
  bundles.catch(() => undefined)
  const [{ loadSite }, { linkable }, { searchSources }, { writeSite }, { keptResults }, { recallFrom }] =
    await loading
  const write = async () => {
    const kept = path.join(cache, 'results', `${code}-${briefName(loaded.file)}`)
    const memory = await keptResults(kept)
    recallFrom(memory)
    onEnd(() => recallFrom(undefined))
    const { site, warnings } = await loadSite(loaded, { bundle: () => bundles, progress })
    tell({ problems: [], warnings }, { ...running, format: given.format })
    if (!isBundled) progress.stage({ doing: 'bundling' })
    const extremes = await writeSite(site, {
      out,
      bundles,
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
    const { extremesText } = await import('../render/write/extremes.ts')
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const place = path.relative(cwd, out) || '.'
    stdout.write(`${site.pages.size} pages in ${place} after ${seconds} s\n${extremesText(extremes)}\n`)
  }
  if (isApiFile(loaded.file) && !given.url && !given.quiet) {
    stderr.write(
      `Its addresses start with ${loaded.config.url}. Before you publish it, set its URL: --url https://docs.example.com\n`,
    )
  }
}
