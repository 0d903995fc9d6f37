import type { Plugin } from 'vite'
import { islandMaker } from './shared-modules.ts'
import { directive, nameOf } from './site-lists.ts'

/** Makes each component whose file begins with `'use client'` an island, whether it's the engine's component or the site's own. */
export function islandsPlugin(): Plugin {
  /** The files that the browser loads for the islands of a site. */
  const shipped = new Map<string, string>()
  return {
    name: 'islands',
    // While the source is still as it was written.
    enforce: 'pre',
    sharedDuringBuild: true,
    transform: {
      filter: { id: /\.[jt]sx$/ },
      handler(code, id) {
        if (!directive.test(code)) return undefined
        // Other bundlers obey the directive, and ours would warn that it doesn't; all that follows stays in its place.
        const plain = code.replace(directive, (start) => start.replace(/.{12}$/, ' '.repeat(12)))
        if (this.environment.name !== 'ssr') return { code: plain, map: null }
        const name = nameOf(id)
        const words = [name, ...[name, shipped.get(id)].map((word) => word && JSON.stringify(word))]
        const made = `import { makeIsland as $makeIsland } from ${JSON.stringify(islandMaker)}\n$makeIsland(${words.join(', ')})`
        return { code: `${plain}\n${made}\n`, map: null }
      },
    },
    // A page carries the styles of what it shows: those that the browser's code names are in the sheet of all pages already.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const [name, file] of Object.entries(bundle)) {
          if (/\bstyle-[^/]*\.css$/.test(name)) delete bundle[name]
          const { facadeModuleId, isEntry } = file.type === 'chunk' ? file : {}
          if (isEntry && facadeModuleId) shipped.set(facadeModuleId, name.replace(/^.*\//, ''))
        }
      },
    },
  }
}
