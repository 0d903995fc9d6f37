import type { LoadedConfig } from '../config/read-config.ts'
import { readConfig } from '../config/read-config.ts'
import type { SiteFile } from '../config/site-file.ts'
import { SiteMistakes } from './refusal.ts'

/** The config of a site, which has nothing wrong with it. */
export async function loadConfig(siteFile: SiteFile): Promise<LoadedConfig> {
  const { loaded, problems } = await readConfig(siteFile)
  if (!loaded) throw new SiteMistakes(problems)
  return loaded
}
