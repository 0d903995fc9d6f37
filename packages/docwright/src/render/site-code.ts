import type { ComponentType } from 'react'

/** The code that a site adds for rendering its pages. Each part is loaded on demand. */
export interface SiteCode {
  /** The loaders of the components that guides may use, by name. */
  readonly components: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
  /** The loaders of the site's slots, by name. */
  readonly slots: Readonly<Record<string, () => Promise<ComponentType<never>>>>
}
