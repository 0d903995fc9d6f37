declare module 'virtual:boot-script' {
  const source: string
  export default source
}

/** Every island by its name, of the engine and of the writer. */
declare module 'virtual:islands' {
  import type { ComponentType, ReactNode } from 'react'

  export const islands: Readonly<Record<string, () => Promise<ComponentType<{ children?: ReactNode }>>>>
}

/** Every component that guides may use, by its name. */
declare module 'virtual:components' {
  import type { ComponentType } from 'react'

  export const components: Readonly<Record<string, () => Promise<ComponentType<never>>>>
}
