import { findCacheFolder } from '../config/cache-folder.ts'
import type { LoadedConfig } from '../config/read-config.ts'
import type { Bundles } from '../render/bundle/bundles.ts'
import { findBundles, UnreadableCode } from '../render/bundle/bundles.ts'
import { engineFolder } from '../render/bundle/engine-hash.ts'
import { getBasePath } from '../wire.ts'
import type { RunningCommand } from './command-context.ts'
import { Refusal, SiteMistakes } from './refusal.ts'

/** Bundles the code that renders the pages: the engine's and the site's own. */
export async function bundle(
  { config, file }: Pick<LoadedConfig, 'config' | 'file'>,
  { env }: Pick<RunningCommand, 'env'>,
): Promise<Bundles> {
  if (/[#?]/.test(engineFolder)) {
    throw new Refusal(`The bundler can't read a path that contains # or ?. Move this folder: ${engineFolder}`)
  }
  try {
    return await findBundles(file, { basePath: getBasePath(config.url), env })
  } catch (error) {
    if (error instanceof UnreadableCode) throw new SiteMistakes(error.problems)
    throw toSystemError(error as Error, findCacheFolder(file, env)) ?? error
  }
}

/** System errors by Node's code. The bundler's native code reports them by number. */
const systemErrors = {
  ENOSPC: /ENOSPC|os error 28\b/,
  EROFS: /EROFS|os error 30\b/,
  EACCES: /EACCES|os error 13\b/,
  EFBIG: /EFBIG|os error 27\b/,
}

/** Converts an error of the bundler to the system's error that it reports, at the cache folder. */
function toSystemError({ message }: Error, path: string): Error | undefined {
  const [code] = Object.entries(systemErrors).find(([, pattern]) => pattern.test(message)) ?? []
  return code === undefined ? undefined : Object.assign(new Error(code), { code, path })
}
