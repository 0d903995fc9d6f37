import type { SiteConfig } from './site-config.ts'

/** A site's settings, for the default export of its `docwright.config.ts`: an editor completes and checks them. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config
}
