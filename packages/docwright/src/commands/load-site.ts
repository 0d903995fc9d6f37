import type { LoadedConfig } from '../config/read-config.ts'
import type { Site } from '../model/page.ts'
import type { Problem } from '../problem/problem.ts'
import { openSite } from '../site.ts'
import { readTheme } from '../theme/read-theme.ts'
import { drawComponents } from './draw-components.ts'
import type { Progress } from './progress.ts'
import { SiteMistakes } from './refusal.ts'
import { slotProblems } from './slot-problems.ts'

interface Loading {
  /** What draws the components in guides. */
  bundle(): Promise<string>
  readonly progress: Progress
}

/** The config's site, checked, its components drawn by its bundle, and what its config lets pass. */
export async function loadSite(
  loaded: LoadedConfig,
  { bundle, progress }: Loading,
): Promise<{ readonly site: Site; readonly warnings: readonly Problem[] }> {
  progress.stage({ doing: 'reading' })
  const { site, check } = await openSite(loaded, { draw: drawComponents(bundle) })
  progress.stage({ doing: 'checking' })
  const { problems, warnings } = await check()
  const isThemed = problems.length === 0 && readTheme(loaded.file).slots.size > 0
  const all = isThemed ? await slotProblems(site, await bundle()) : problems
  if (all.length > 0) throw new SiteMistakes(all, warnings)
  return { site, warnings }
}
