import type { LoadedConfig } from '../config/read-config.ts'
import type { Site } from '../model/page.ts'
import type { Problem } from '../problem/problem.ts'
import { report, warningReport } from '../problem/report.ts'
import { readSite } from '../site.ts'
import { drawComponents } from './draw-components.ts'
import { giveUp } from './give-up.ts'

/** The config's site, checked, its components drawn by its bundle; it prints the warnings, and with anything wrong the report, and ends the process with 1. */
export async function loadSite(
  loaded: LoadedConfig,
  bundle: () => Promise<string>,
): Promise<{ readonly site: Site; readonly warnings: readonly Problem[] }> {
  const { site, problems, warnings } = await readSite(loaded, { draw: drawComponents(bundle) })
  if (problems.length > 0) return giveUp(report(problems, warnings))
  process.stderr.write(warningReport(warnings) ?? '')
  return { site, warnings }
}
