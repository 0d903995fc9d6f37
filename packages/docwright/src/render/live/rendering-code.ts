import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import { toDevServerUrl } from '../bundle/engine-hash.ts'

/** The URL of the module that renders pages on Vite's server. */
export const pageModule = toDevServerUrl('render/live/render-live-page.tsx')

/** The URL of the module that renders components on Vite's server. */
export const componentModule = toDevServerUrl('render/live/render-live-component.ts')

/** The current code for rendering pages and components during development. */
export interface RenderingCode {
  /** Loads a module and applies a function to it. Rejects with errors of the module or of the function. */
  use<Module, Made>(address: string, make: (module: Module) => Made | Promise<Made>): Promise<Made>
  /** Discards all loaded code, so that later uses run it again, and reads stale files again. */
  forget(isStale: (file: string) => boolean): void
}

export function createRenderingCode({ environments }: ViteDevServer): RenderingCode {
  const { runner, moduleGraph } = environments.ssr as RunnableDevEnvironment
  const uses = new Set<Promise<unknown>>()
  let forgotten: Promise<unknown> = Promise.resolve()
  return {
    use(address, make) {
      const used = forgotten.then(async () => make(await runner.import(address)))
      uses.add(used)
      const end = () => uses.delete(used)
      used.then(end, end)
      return used
    },
    forget(isStale) {
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (module.file && isStale(module.file)) moduleGraph.invalidateModule(module)
      }
      // A module that is still loading would otherwise be kept in its old state.
      forgotten = Promise.allSettled(uses).then(() => runner.clearCache())
    },
  }
}
