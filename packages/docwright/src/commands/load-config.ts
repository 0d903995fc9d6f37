import type { LoadedConfig } from '../config/read-config.ts'
import { readConfig } from '../config/read-config.ts'
import type { SiteFile } from '../config/site-file.ts'
import { SiteMistakes } from './refusal.ts'

/** Loads the config of a site, and throws if there is anything wrong with it. */
export async function loadConfig(siteFile: SiteFile): Promise<LoadedConfig> {
  const { loaded, problems } = await readConfig(siteFile)
  if (!loaded) throw new SiteMistakes(problems)
  return loaded
}
