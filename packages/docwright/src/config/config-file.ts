import path from 'node:path'

/** The config of the site that a command works on: the one that SITE_CONFIG names, or `docwright.config.ts` in the working folder. */
export function configFile(): string {
  return path.resolve(process.env.SITE_CONFIG ?? 'docwright.config.ts')
}
