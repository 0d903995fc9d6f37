import type { ComponentType } from 'react'

/** What a site adds to the code that draws its pages; each part is loaded when it is first asked for. */
export interface SiteCode {
  /** The files of the components that guides may use, by their names. */
  readonly components: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
  /** What the site draws itself, by the name of its slot. */
  readonly slots: Readonly<Record<string, () => Promise<ComponentType<never>>>>
}
