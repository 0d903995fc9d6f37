import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { codeFolder } from '../../code-file.ts'
import { componentsFolder } from '../../components/read-components.ts'
import { readTheme, themeFolder } from '../../theme/read-theme.ts'

/** Modules that list what folders hold, so that no file has to: what the browser may wake, and what a site adds to its pages. */
const lists = { islands: 'virtual:islands', site: 'virtual:site' } as const

/** The list of islands as the bundler's graph of modules names it. */
export const islandList = `\0${lists.islands}`

/** The module of a site's own code. */
export const siteCode = lists.site

/** Begins a file whose component the browser hydrates, after comments at the most. */
export const directive = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/

/** Provides the lists as modules. Without a site's config file, they contain only the engine's entries. */
export function listsPlugin(siteFile?: string): Plugin {
  return {
    name: 'lists',
    enforce: 'pre',
    resolveId: (id) => (Object.values<string>(lists).includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === islandList) {
        const isLive = this.environment.mode === 'dev'
        const files = uniqueIslands(siteFile === undefined ? [] : islandsOf(siteFile))
        return `export const islands = ${loaders(isLive ? files : engineIslands(), (name) => `.then((module) => module.${name})`)}`
      }
      if (id === `\0${lists.site}` && siteFile !== undefined) {
        const theme = readTheme(siteFile)
        // A build reports a wrong style sheet itself; given the sheet, the bundler would fail first, in its own words.
        const isLive = this.environment.mode === 'dev'
        return siteModule(siteFile, isLive || theme.isCssRight ? theme : { ...theme, css: undefined })
      }
      return undefined
    },
  }
}

/** The files of a site's own islands, each named for its component; no two islands may have the same name. */
export function islandsOf(siteFile: string): readonly string[] {
  const islands = [componentsFolder(siteFile), themeFolder(siteFile)].flatMap(islandsIn)
  uniqueIslands(islands)
  return islands
}

/** Whether a site brings code of its own to be bundled. */
export function hasOwnCode(siteFile: string): boolean {
  const { slots, css } = readTheme(siteFile)
  return slots.size > 0 || css !== undefined || existsSync(componentsFolder(siteFile))
}

/**
 * Looks while developing which files there are to list; returns a function that looks again, has the lists made anew where
 * they are others than before, and says whether they are.
 */
export function keepLists({ environments }: ViteDevServer, siteFile: string): () => boolean {
  const look = () => {
    try {
      return [...islandsOf(siteFile), siteModule(siteFile, readTheme(siteFile))].join()
    } catch {
      // A file is away again already: another look follows.
      return undefined
    }
  }
  let seen = look()
  return () => {
    const now = look()
    if (now === seen) return false
    seen = now
    for (const { moduleGraph } of Object.values(environments)) {
      const modules = Object.values(lists).map((id) => moduleGraph.getModuleById(`\0${id}`))
      for (const module of modules) if (module) moduleGraph.invalidateModule(module)
    }
    return true
  }
}

export function nameOf(file: string): string {
  return path.parse(file).name
}

/** The files of the engine's islands. */
export function engineIslands(): readonly string[] {
  return islandsIn(codeFolder)
}

/** Returns the engine's islands and the site's; throws if two have the same name. */
function uniqueIslands(own: readonly string[]): readonly string[] {
  const all = [...engineIslands(), ...own]
  const seen = new Map<string, string>()
  for (const file of all) {
    const other = seen.get(nameOf(file))
    if (other) throw new Error(`Expected one island of the name ${nameOf(file)}, found ${other} and ${file}.`)
    seen.set(nameOf(file), file)
  }
  return all
}

/** A site's style sheet, which is to follow all others, then what it draws, each part when it is asked for. */
function siteModule(
  siteFile: string,
  { slots, css }: Pick<ReturnType<typeof readTheme>, 'slots' | 'css'>,
): string {
  return [
    css === undefined ? '' : `import ${JSON.stringify(css)}`,
    `export const slots = ${loaders([...slots.values()], () => '.then((module) => module.default)')}`,
    `export const components = ${loaders(componentFiles(componentsFolder(siteFile)))}`,
  ].join('\n')
}

/** An object that loads the file of each component by its name when it is asked for, or what is taken from it. */
function loaders(files: readonly string[], taken = (_name: string) => ''): string {
  const entries = files.map(
    (file) => `${nameOf(file)}: () => import(${JSON.stringify(file)})${taken(nameOf(file))}`,
  )
  return `{ ${entries.join(', ')} }`
}

function islandsIn(folder: string): readonly string[] {
  return filesIn(folder, '**/*.{tsx,jsx}').filter((file) => directive.test(readFileSync(file, 'utf8')))
}

/** What guides may use: the files in the folder itself; `read-components.ts` reports a name that no component can have. */
function componentFiles(folder: string): readonly string[] {
  return filesIn(folder, '*.{tsx,jsx}').filter((file) => /^[A-Z]\w*$/.test(nameOf(file)))
}

function filesIn(folder: string, pattern: string): readonly string[] {
  if (!existsSync(folder)) return []
  const exclude = ['**/*.test.*', '**/*.spec.*']
  return globSync(pattern, { cwd: folder, exclude })
    .sort()
    .map((file) => path.join(folder, file))
}
