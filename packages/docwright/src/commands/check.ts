import { findPagesWithoutDescription } from '../model/checks/pages-without-description.ts'
import { countInWords } from '../problem/report.ts'
import { bundle } from './bundle.ts'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { loadConfig } from './load-config.ts'
import { loadSite } from './load-site.ts'
import { SiteMistakes } from './refusal.ts'
import { findSiteFile } from './site-file-of.ts'
import { reportProblems } from './tell.ts'

/** Checks a site without writing anything. */
export async function check(given: CommandLine, running: RunningCommand): Promise<void> {
  const loaded = await loadConfig(await findSiteFile(given, running))
  const { site, warnings } = await loadSite(loaded, {
    bundle: () => bundle(loaded, running),
    progress: running.progress,
  })
  const wishes = given.strict ? [...warnings, ...findPagesWithoutDescription(site)] : []
  if (wishes.length > 0) throw new SiteMistakes(wishes)
  reportProblems({ problems: [], warnings }, { ...running, format: given.format, all: given.all })
  const verdict = warnings.length > 0 ? countInWords(warnings, 'warning') : 'nothing wrong'
  if (given.format !== 'json') running.stdout.write(`${site.pages.size} pages, ${verdict}.\n`)
}
