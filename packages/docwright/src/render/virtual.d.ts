declare module 'virtual:boot-script' {
  const source: string
  export default source
}

/** Every island by its name, of the engine and of the writer. */
declare module 'virtual:islands' {
  import type { ComponentType, ReactNode } from 'react'

  export const islands: Readonly<Record<string, () => Promise<ComponentType<{ children?: ReactNode }>>>>
}

/** What the site draws itself, by the name of its slot. */
declare module 'virtual:theme' {
  import type { ComponentType } from 'react'

  export const slots: Readonly<Record<string, () => Promise<ComponentType<never>>>>
}

/** The files of the components that guides may use, by their names. */
declare module 'virtual:components' {
  export const components: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
}
