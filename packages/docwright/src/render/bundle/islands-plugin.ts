import type { Plugin } from 'vite'
import { islandMaker } from './shared-modules.ts'
import { clientDirective, getComponentName } from './site-lists.ts'

/** Turns each component whose file starts with `'use client'` into an island, both the engine's and the site's own. */
export function createIslandsPlugin(): Plugin {
  /** The file that browsers load for each of a site's islands, by its source file. */
  const shippedFiles = new Map<string, string>()
  return {
    name: 'islands',
    // Runs on the original source, before other plugins.
    enforce: 'pre',
    sharedDuringBuild: true,
    transform: {
      filter: { id: /\.[jt]sx$/ },
      handler(code, id) {
        if (!clientDirective.test(code)) return undefined
        // Blanks the directive, `'use client'`, which this bundler would warn about. Later code keeps its place.
        const plain = code.replace(clientDirective, (start) => start.replace(/.{12}$/, ' '.repeat(12)))
        if (this.environment.name !== 'ssr') return { code: plain, map: null }
        const name = getComponentName(id)
        const parameters = [name, ...[name, shippedFiles.get(id)].map((text) => text && JSON.stringify(text))]
        const call = `import { makeIsland as $makeIsland } from ${JSON.stringify(islandMaker)}\n$makeIsland(${parameters.join(', ')})`
        return { code: `${plain}\n${call}\n`, map: null }
      },
    },
    // Removes the styles that the browser's code imports, because the style sheet of all pages already contains them.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const [name, file] of Object.entries(bundle)) {
          if (/\bstyle-[^/]*\.css$/.test(name)) delete bundle[name]
          const { facadeModuleId, isEntry } = file.type === 'chunk' ? file : {}
          if (isEntry && facadeModuleId) shippedFiles.set(facadeModuleId, name.replace(/^.*\//, ''))
        }
      },
    },
  }
}
