import type { Plugin } from 'vite'
import { islandMaker } from './shared-modules.ts'
import { clientDirective, getComponentName } from './site-lists.ts'

/** Turns each component whose file starts with `'use client'` into an island, both the engine's and the site's own. */
export function islandsPlugin(): Plugin {
  /** The files that browsers load for a site's islands. */
  const shipped = new Map<string, string>()
  return {
    name: 'islands',
    // Runs on the original source, before other plugins.
    enforce: 'pre',
    sharedDuringBuild: true,
    transform: {
      filter: { id: /\.[jt]sx$/ },
      handler(code, id) {
        if (!clientDirective.test(code)) return undefined
        // Blanks the directive, which other bundlers interpret, and this one would warn about. The length stays the same.
        const plain = code.replace(clientDirective, (start) => start.replace(/.{12}$/, ' '.repeat(12)))
        if (this.environment.name !== 'ssr') return { code: plain, map: null }
        const name = getComponentName(id)
        const words = [name, ...[name, shipped.get(id)].map((word) => word && JSON.stringify(word))]
        const made = `import { makeIsland as $makeIsland } from ${JSON.stringify(islandMaker)}\n$makeIsland(${words.join(', ')})`
        return { code: `${plain}\n${made}\n`, map: null }
      },
    },
    // Pages have the styles of their content. Styles that the browser's code imports are already in the style sheet of all pages.
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
