import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import { codeAddress } from '../bundle/code-name.ts'

/** The address on Vite's server of the module that renders pages. */
export const renderModule = codeAddress('render/live/render-live-page.tsx')

/** The address on Vite's server of the module that draws components. */
export const drawingModule = codeAddress('render/live/draw-live-component.ts')

/** The code that draws pages and components while developing, as its files are now. */
export interface DrawingCode {
  /** Makes something of the module at an address; rejects with what the module throws, or who makes it. */
  use<Module, Made>(address: string, make: (module: Module) => Made | Promise<Made>): Promise<Made>
  /** Anyone who uses code from now on has all of it run anew, and what is stale read from its files. */
  forget(isStale: (file: string) => boolean): void
}

export function drawingCode({ environments }: ViteDevServer): DrawingCode {
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
      // A module that is on its way would be kept as it was.
      forgotten = Promise.allSettled(uses).then(() => runner.clearCache())
    },
  }
}
