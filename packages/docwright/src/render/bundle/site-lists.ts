import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { codeFolder } from '../../code-file.ts'
import { findComponentsFolder } from '../../components/read-components.ts'
import { findThemeFolder, readTheme } from '../../theme/read-theme.ts'

/**
 * The virtual modules that list the files of folders: the islands that the browser may hydrate, and a site's own components and
 * slots.
 */
const lists = { islands: 'virtual:islands', site: 'virtual:site' } as const

/** The ID of the list of islands in the bundler's module graph. */
export const islandList = `\0${lists.islands}`

/** The module of a site's own code. */
export const siteCode = lists.site

/** Starts a file whose component the browser hydrates. Only comments may precede it. */
export const clientDirective = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/

/** Provides the lists as modules. Without a site's config file, they contain only the engine's entries. */
export function createListsPlugin(siteFile?: string): Plugin {
  return {
    name: 'lists',
    enforce: 'pre',
    resolveId: (id) => (Object.values<string>(lists).includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === islandList) {
        const isLive = this.environment.mode === 'dev'
        const files = listUniqueIslands(siteFile === undefined ? [] : listIslands(siteFile))
        return `export const islands = ${writeLoaders(isLive ? files : listEngineIslands(), (name) => `.then((module) => module.${name})`)}`
      }
      if (id === `\0${lists.site}` && siteFile !== undefined) {
        const theme = readTheme(siteFile)
        // A build reports an invalid style sheet itself. If the bundler received it, it would fail first, with its own message.
        const isLive = this.environment.mode === 'dev'
        return writeSiteModule(siteFile, isLive || theme.isCssValid ? theme : { ...theme, css: undefined })
      }
      return undefined
    },
  }
}

/** Returns the files of a site's own islands, each named after its component. Two islands must not have the same name. */
export function listIslands(siteFile: string): readonly string[] {
  const islands = [findComponentsFolder(siteFile), findThemeFolder(siteFile)].flatMap(listIslandFiles)
  listUniqueIslands(islands)
  return islands
}

/** Checks whether a site has code of its own to bundle. */
export function hasOwnCode(siteFile: string): boolean {
  const { slots, css } = readTheme(siteFile)
  return slots.size > 0 || css !== undefined || existsSync(findComponentsFolder(siteFile))
}

/**
 * Tracks during development which files are listed. Returns a function that checks again, updates lists that have changed, and
 * returns whether any have.
 */
export function trackLists({ environments }: ViteDevServer, siteFile: string): () => boolean {
  const describeLists = () => {
    try {
      return [...listIslands(siteFile), writeSiteModule(siteFile, readTheme(siteFile))].join()
    } catch {
      // A file has already been removed. Another check follows.
      return undefined
    }
  }
  let previous = describeLists()
  return () => {
    const current = describeLists()
    if (current === previous) return false
    previous = current
    for (const { moduleGraph } of Object.values(environments)) {
      const modules = Object.values(lists).map((id) => moduleGraph.getModuleById(`\0${id}`))
      for (const module of modules) if (module) moduleGraph.invalidateModule(module)
    }
    return true
  }
}

/** Returns the name of the component that a file exports, which is the file's name without its extension. */
export function getComponentName(file: string): string {
  return path.parse(file).name
}

/** Returns the files of the engine's islands. */
export function listEngineIslands(): readonly string[] {
  return listIslandFiles(codeFolder)
}

/** Returns the engine's islands and the site's; throws if two have the same name. */
function listUniqueIslands(own: readonly string[]): readonly string[] {
  const all = [...listEngineIslands(), ...own]
  const seen = new Map<string, string>()
  for (const file of all) {
    const name = getComponentName(file)
    const other = seen.get(name)
    if (other) throw new Error(`Expected one island of the name ${name}, found ${other} and ${file}.`)
    seen.set(name, file)
  }
  return all
}

/**
 * Returns the source of a site's module: its style sheet, which must follow all others, then its components, each loaded on
 * demand.
 */
function writeSiteModule(
  siteFile: string,
  { slots, css }: Pick<ReturnType<typeof readTheme>, 'slots' | 'css'>,
): string {
  return [
    css === undefined ? '' : `import ${JSON.stringify(css)}`,
    `export const slots = ${writeLoaders([...slots.values()], () => '.then((module) => module.default)')}`,
    `export const components = ${writeLoaders(listComponentFiles(findComponentsFolder(siteFile)))}`,
  ].join('\n')
}

/**
 * Returns the source of an object that loads each component's file on demand. `writeSelection` returns the source that selects an
 * export of the file. Default: none, for the whole module.
 */
function writeLoaders(files: readonly string[], writeSelection = (_name: string) => ''): string {
  const entries = files.map(
    (file) =>
      `${getComponentName(file)}: () => import(${JSON.stringify(file)})${writeSelection(getComponentName(file))}`,
  )
  return `{ ${entries.join(', ')} }`
}

function listIslandFiles(folder: string): readonly string[] {
  return listFiles(folder, '**/*.{tsx,jsx}').filter((file) =>
    clientDirective.test(readFileSync(file, 'utf8')),
  )
}

/**
 * Returns the components that guides may use, which are the files directly in the folder. `read-components.ts` reports invalid
 * names.
 */
function listComponentFiles(folder: string): readonly string[] {
  return listFiles(folder, '*.{tsx,jsx}').filter((file) => /^[A-Z]\w*$/.test(getComponentName(file)))
}

function listFiles(folder: string, pattern: string): readonly string[] {
  if (!existsSync(folder)) return []
  const exclude = ['**/*.test.*', '**/*.spec.*']
  return globSync(pattern, { cwd: folder, exclude })
    .sort()
    .map((file) => path.join(folder, file))
}
