import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { codeFolder, resolveCodeFile } from '../../code-file.ts'

type Side = 'client' | 'ssr'

/** A module that must be shared between the engine's code and a site's own code. */
interface SharedModule {
  /** The module's name in imports. */
  readonly specifier: string
  readonly sides: readonly Side[]
  /** The exports of one of docwright's modules. A package's exports are determined by loading it. */
  readonly names?: readonly string[]
}

/** The file with the function that turns a component into an island. */
export const islandMaker = resolveCodeFile('ui/islands/island.ts')

/**
 * The shared modules by name. With two copies of React, hooks wouldn't work; with two copies of these modules, rendering state
 * wouldn't be shared.
 */
const modules: Readonly<Record<string, SharedModule>> = {
  react: { specifier: 'react', sides: ['client', 'ssr'] },
  'react-jsx-runtime': { specifier: 'react/jsx-runtime', sides: ['client', 'ssr'] },
  'react-dom': { specifier: 'react-dom', sides: ['client', 'ssr'] },
  'react-dom-client': { specifier: 'react-dom/client', sides: ['client'] },
  'react-dom-server': { specifier: 'react-dom/server', sides: ['ssr'] },
  'jsx-runtime': {
    specifier: path.join(codeFolder, 'ui/jsx/jsx-runtime'),
    sides: ['client', 'ssr'],
    names: ['Fragment', 'jsx', 'jsxs'],
  },
  island: { specifier: islandMaker, sides: ['ssr'], names: ['makeIsland'] },
}

/** The facts about the engine's bundle that a site's bundle needs: the file `engine.json` in the engine's folder. */
export interface EngineManifest {
  /** The exports of each shared module. */
  readonly exports: Readonly<Record<string, readonly string[]>>
  /** The files below `client/` of the browser's entry and of shared modules, by name. */
  readonly client: Readonly<Record<string, string>>
}

const manifestFile = 'engine.json'

export function readManifest(engineFolder: string): EngineManifest {
  return JSON.parse(readFileSync(path.join(engineFolder, manifestFile), 'utf8'))
}

const sharedPrefix = 'virtual:shared/'

/** Returns the shared modules as entries of the engine's bundle. */
export function createSharedEntries(side: Side): Readonly<Record<string, string>> {
  const names = Object.keys(modules).filter((name) => modules[name]!.sides.includes(side))
  return Object.fromEntries(names.map((name) => [`shared-${name}`, sharedPrefix + name]))
}

/** While the engine is bundled, makes each shared module an entry, and records its file and exports. */
export function exposeSharedModules(): Plugin {
  const exportsOf = Object.fromEntries(
    Object.entries(modules).map(([name, { names, specifier }]) => [name, names ?? listNames(specifier)]),
  )
  const client: Record<string, string> = {}
  return {
    name: 'expose-shared-modules',
    sharedDuringBuild: true,
    resolveId: (id) => (id.startsWith(sharedPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${sharedPrefix}`)) return undefined
      const name = id.slice(sharedPrefix.length + 1)
      const { specifier, names } = modules[name]!
      if (names) return `export * from ${JSON.stringify(specifier)}`
      // The exports of a CommonJS module are only known from running it.
      return `import all from '${specifier}'\nexport default all\nexport const { ${exportsOf[name]!.join(', ')} } = all`
    },
    // The client is bundled first, so its files are known when the other side writes the manifest.
    writeBundle({ dir }, bundle) {
      if (this.environment.name === 'client') {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.isEntry) client[file.name] = file.fileName
        }
        return
      }
      const manifest: EngineManifest = { exports: exportsOf, client }
      writeFileSync(path.join(dir!, '..', manifestFile), JSON.stringify(manifest, null, 1))
    },
  }
}

function listNames(specifier: string): readonly string[] {
  const loaded: object = createRequire(path.join(codeFolder, 'engine.js'))(specifier)
  return Object.keys(loaded).filter((name) => name !== 'default' && /^[\w$]+$/.test(name))
}

/** Resolves shared modules to the engine's bundle while a site's own code is bundled, so that both use the same copy. */
export function resolveSharedModules(engineFolder: string): Plugin {
  const { exports, client } = readManifest(engineFolder)
  const modulesBySpecifier = new Map(
    Object.entries(modules).map(([name, module]) => [module.specifier, { name, ...module }]),
  )
  const enginePrefix = 'engine:'
  return {
    name: 'resolve-shared-modules',
    enforce: 'pre',
    resolveId(source) {
      const side = this.environment.name as Side
      if (source.startsWith(enginePrefix)) {
        const name = source.slice(enginePrefix.length)
        // In the browser, all code is in one folder.
        const id =
          side === 'client'
            ? `./${path.basename(client[`shared-${name}`]!)}`
            : pathToFileURL(path.join(engineFolder, `ssr/shared-${name}.js`)).href
        return { id, external: true }
      }
      const shared = modulesBySpecifier.get(source)
      return shared?.sides.includes(side) ? `\0${sharedPrefix}${shared.name}` : undefined
    },
    // Wrapped in an ES module: a package may `require` React, which fails for an external ES module but works for a bundled one.
    load(id) {
      if (!id.startsWith(`\0${sharedPrefix}`)) return undefined
      const name = id.slice(sharedPrefix.length + 1)
      const all = [...exports[name]!, ...(modules[name]!.names ? [] : ['default'])]
      return `export { ${all.join(', ')} } from '${enginePrefix}${name}'`
    },
  }
}
