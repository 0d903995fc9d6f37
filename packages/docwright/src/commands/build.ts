import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { findCacheFolder } from '../config/cache-folder.ts'
import { isApiFile } from '../config/site-file.ts'
import { formatExtremes } from '../render/write/extremes.ts'
import { toRefusal } from './build-failure.ts'
import { bundle } from './bundle.ts'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import type { Built } from './earlier-build.ts'
import { findEarlierBuild } from './earlier-build.ts'
import { findSiteFile } from './find-site-file.ts'
import { loadConfig } from './load-config.ts'
import { lockOutFolder } from './out-folder.ts'
import { reportProblems } from './report-problems.ts'

/**
 * Reads and checks everything, then writes the site. On a mistake, the previous output is kept. If nothing has changed since the
 * last build, its output is kept, too.
 */
export async function build(given: CommandLine, running: RunningCommand): Promise<void> {
  const started = performance.now()
  const { cwd, env, progress, stdout, stderr, onEnd } = running
  const siteFile = await findSiteFile(given, running)
  const out = await lockOutFolder(path.resolve(cwd, given.out ?? 'dist'), onEnd)
  const earlier = findEarlierBuild({ out, siteFile: siteFile.file, cwd, env })
  const configuring = loadConfig(siteFile)
  enableCompileCache(path.join(findCacheFolder(siteFile.file, env), 'node'))
  // Loaded while the config is evaluated and other processes bundle, because this imports many modules of dependencies. With an earlier
  // build, it may not be needed.
  if (!earlier.exists) void import('./read-and-write-site.ts')
  const loaded = await configuring
  const bundles = bundle(loaded, running)
  // The error is handled where the promise is awaited.
  bundles.catch(() => undefined)
  const same = await earlier.findSame(loaded, bundles)
  const reportWarnings = (warnings: Built['warnings']) =>
    reportProblems({ problems: [], warnings }, { ...running, format: given.format, all: given.all })
  const write = async () => {
    const { readAndWriteSite } = await import('./read-and-write-site.ts')
    const { isReusable, references, ...built } = await readAndWriteSite(loaded, {
      out,
      bundles,
      running,
      reportWarnings,
    })
    if (isReusable) await earlier.record(built, { loaded, bundles, references })
    return built
  }
  if (same) reportWarnings(same.warnings)
  const { pages, extremes } =
    same ??
    (await write().catch((error: Error) => {
      throw toRefusal(error, out) ?? error
    }))
  progress.clear()
  if (given.format !== 'json') {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const folder = path.relative(cwd, out) || '.'
    const summary = same ? 'Nothing has changed since the last build.' : formatExtremes(extremes)
    stdout.write(`${pages} pages in ${folder} after ${seconds} s\n${summary}\n`)
  }
  if (isApiFile(loaded.file) && !given.url && !given.quiet) {
    stderr.write(
      `The site's addresses start with ${loaded.config.url}. Before you publish the site, set its URL: --url https://docs.example.com\n`,
    )
  }
}
