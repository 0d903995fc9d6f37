declare module 'virtual:boot-script' {
  const source: string
  export default source
}

/** Islands by name: the engine's, and during development also the site's. */
declare module 'virtual:islands' {
  import type { ComponentType, ReactNode } from 'react'

  export const islands: Readonly<Record<string, () => Promise<ComponentType<{ children?: ReactNode }>>>>
}

/** The components and slots of a site. */
declare module 'virtual:site' {
  import type { SiteCode } from '../site-code.ts'

  export const components: SiteCode['components']
  export const slots: SiteCode['slots']
}
