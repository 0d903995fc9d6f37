import { findPagesWithoutDescription } from '../model/checks/pages-without-description.ts'
import { formatProblemCount } from '../problem/report.ts'
import { findResultsFile } from '../render/write/kept-results.ts'
import { recallResults } from '../render/write/recall-results.ts'
import { bundle } from './bundle.ts'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { findSiteFile } from './find-site-file.ts'
import { loadConfig } from './load-config.ts'
import { loadSite } from './load-site.ts'
import { SiteMistakes } from './refusal.ts'
import { reportProblems } from './report-problems.ts'

/** Checks a site. Writes nothing but cached results for the next check. */
export async function check(given: CommandLine, running: RunningCommand): Promise<void> {
  const loaded = await loadConfig(await findSiteFile(given, running))
  const resultsFile = findResultsFile(loaded.file, { command: 'check', env: running.env })
  const results = await recallResults(resultsFile, {
    bundle: () => bundle(loaded, running),
    onEnd: running.onEnd,
  })
  const { site, warnings } = await loadSite(loaded, { bundle: results.bundle, progress: running.progress })
  await results.save()
  const strictProblems = given.strict ? [...warnings, ...findPagesWithoutDescription(site)] : []
  if (strictProblems.length > 0) throw new SiteMistakes(strictProblems)
  reportProblems({ problems: [], warnings }, { ...running, format: given.format, all: given.all })
  const summary = warnings.length > 0 ? formatProblemCount(warnings, 'warning') : 'nothing wrong'
  if (given.format !== 'json') running.stdout.write(`${site.pages.size} pages, ${summary}.\n`)
}
