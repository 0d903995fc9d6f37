import type { SiteConfig } from './site-config.ts'

/**
 * Returns a site's settings unchanged, for the default export of `docwright.config.ts`. Its type lets an editor complete and
 * check them.
 */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config
}
