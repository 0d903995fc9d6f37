import { countInWords } from '../problem/report.ts'
import { bundle } from './bundle.ts'
import type { CommandLine } from './command-line.ts'
import { loadConfig, loadSite } from './load-site.ts'
import type { Progress } from './progress.ts'
import { siteFileOf } from './site-file-of.ts'
import { tell } from './told.ts'

/** The writer's check alone. */
export async function check(given: CommandLine, progress: Progress): Promise<void> {
  const loaded = await loadConfig(await siteFileOf(given, progress))
  const { site, warnings } = await loadSite(loaded, { bundle: () => bundle(loaded), progress })
  tell({ problems: [], warnings }, { format: given.format, progress })
  const verdict = warnings.length > 0 ? countInWords(warnings, 'warning') : 'nothing wrong'
  if (given.format !== 'json') console.log(`${site.pages.size} pages, ${verdict}.`)
}
