import { createLinkableArtefacts } from '../artefacts/artefacts.ts'
import { generateSearchSources } from '../artefacts/search-sources.ts'
import type { LoadedConfig } from '../config/read-config.ts'
import type { Problem } from '../problem/problem.ts'
import type { Bundles } from '../render/bundle/bundles.ts'
import { findResultsFile } from '../render/write/kept-results.ts'
import { recallResults } from '../render/write/recall-results.ts'
import { writeSite } from '../render/write/write-site.ts'
import type { RunningCommand } from './command-context.ts'
import type { Built } from './earlier-build.ts'
import { loadSite } from './load-site.ts'

interface Options {
  readonly out: string
  readonly bundles: Promise<Bundles>
  readonly running: RunningCommand
  reportWarnings(warnings: readonly Problem[]): void
}

interface Written extends Built {
  /** Files that API files refer to, read or missing. */
  readonly references: ReadonlySet<string>
  /** Whether a later build can reuse this one. Extensions that add files or checks may depend on anything, so they run in each build. */
  readonly isReusable: boolean
}

/** Reads and checks a site, and writes it completely. */
export async function readAndWriteSite(
  loaded: LoadedConfig,
  { out, bundles, running: { env, onEnd, progress }, reportWarnings }: Options,
): Promise<Written> {
  const resultsFile = findResultsFile(loaded.file, { command: 'build', env })
  const results = await recallResults(resultsFile, { bundle: () => bundles, onEnd })
  let isBundled = false
  const markBundled = () => {
    isBundled = true
  }
  bundles.then(markBundled, markBundled)
  const references = new Set<string>()
  const { site, warnings } = await loadSite(loaded, {
    bundle: results.bundle,
    onOther: (file) => references.add(file),
    progress,
  })
  reportWarnings(warnings)
  if (!isBundled) progress.stage({ doing: 'bundling' })
  const extremes = await writeSite(site, {
    out,
    bundles: results.bundle(),
    artefacts: createLinkableArtefacts(site),
    searches: generateSearchSources(site),
    compressed: `${resultsFile}-compressed`,
    progress,
  })
  await results.save()
  const isReusable = site.extensions.every(({ artefacts, check }) => !artefacts && !check)
  return { pages: site.pages.size, extremes, warnings, references, isReusable }
}
