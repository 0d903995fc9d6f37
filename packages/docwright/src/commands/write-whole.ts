import path from 'node:path'
import { createLinkableArtefacts } from '../artefacts/artefacts.ts'
import { generateSearchSources } from '../artefacts/search-sources.ts'
import { findCacheFolder } from '../config/cache-folder.ts'
import type { LoadedConfig } from '../config/read-config.ts'
import { recallFrom } from '../memory.ts'
import type { Problem } from '../problem/problem.ts'
import type { Bundles } from '../render/bundle/bundles.ts'
import { loadRendering } from '../render/bundle/bundles.ts'
import { createShortHash, hashCode } from '../render/bundle/code-name.ts'
import { openResultCache } from '../render/write/kept-results.ts'
import { writeSite } from '../render/write/write-site.ts'
import type { RunningCommand } from './command-context.ts'
import type { Built } from './earlier-build.ts'
import { loadSite } from './load-site.ts'

interface Options {
  readonly out: string
  readonly bundles: Promise<Bundles>
  readonly running: RunningCommand
  tellWarnings(warnings: readonly Problem[]): void
}

interface Written extends Built {
  /** Files that API files refer to, read or missing. */
  readonly references: ReadonlySet<string>
  /** Whether this build can be reused. Extensions that add files or checks may depend on anything, so they run in each build. */
  readonly mayBeRemembered: boolean
}

/** Reads and checks a site, and writes it completely. */
export async function writeWhole(
  loaded: LoadedConfig,
  { out, bundles, running: { env, onEnd, progress }, tellWarnings }: Options,
): Promise<Written> {
  const kept = path.join(
    findCacheFolder(loaded.file, env),
    'results',
    `${hashCode()}-${createShortHash(loaded.file)}`,
  )
  const memory = await openResultCache(kept)
  recallFrom(memory)
  onEnd(() => recallFrom(undefined))
  let isBundled = false
  const end = () => {
    isBundled = true
  }
  bundles.then(end, end)
  // Runs before rendering, because each bundled module has its own copy of the cache.
  const recalling = bundles.then(async (made) => {
    const rendering = await loadRendering(made)
    rendering.recallFrom(memory)
    return made
  })
  // The error is handled where the promise is awaited.
  recalling.catch(() => undefined)
  const references = new Set<string>()
  const { site, warnings } = await loadSite(loaded, {
    bundle: () => recalling,
    onOther: (file) => references.add(file),
    progress,
  })
  tellWarnings(warnings)
  if (!isBundled) progress.stage({ doing: 'bundling' })
  const extremes = await writeSite(site, {
    out,
    bundles: recalling,
    artefacts: createLinkableArtefacts(site),
    searches: generateSearchSources(site),
    compressed: `${kept}-compressed`,
    progress,
  })
  await memory.save()
  const mayBeRemembered = site.extensions.every(({ artefacts, check }) => !artefacts && !check)
  return { pages: site.pages.size, extremes, warnings, references, mayBeRemembered }
}
