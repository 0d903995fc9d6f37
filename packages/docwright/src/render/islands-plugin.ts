import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { codeFile, codeFolder } from '../code-file.ts'
import { componentsFolder } from '../components/read-components.ts'
import { readTheme, themeFolder } from '../theme/read-theme.ts'
import { inputsFile, inputsOf } from './inputs.ts'

const islandMaker = codeFile('ui/islands/island.ts')

/** Modules that list what the folders hold, so that nobody has to: what the browser may wake, what guides may use, what a theme draws. */
const lists = {
  islands: 'virtual:islands',
  components: 'virtual:components',
  theme: 'virtual:theme',
} as const

/** The list of islands as the bundler's graph of modules names it. */
export const islandList = `\0${lists.islands}`

/** Begins a file whose component the browser hydrates, after comments at the most. */
const directive = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/

/**
 * Makes each component whose file begins with `'use client'` an island: those of ours, and those of the writer, which lie
 * beside the config.
 */
export function islandsPlugin(configFile: string): Plugin {
  const folders = [componentsFolder(configFile), themeFolder(configFile)] as const
  return {
    name: 'islands',
    // While the source is still as it was written.
    enforce: 'pre',
    resolveId: (id) => (Object.values<string>(lists).includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === islandList) {
        return listOf('islands', islandFiles(folders), (name) => `.then((module) => module.${name})`)
      }
      if (id === `\0${lists.components}`) return listOf('components', componentFiles(folders[0]))
      if (id === `\0${lists.theme}`) {
        const theme = readTheme(configFile)
        // A build reports a wrong style sheet itself; given the sheet, the bundler would fail first, in its own words.
        const isLive = this.environment.mode === 'dev'
        return themeList(isLive || theme.isCssRight ? theme : { ...theme, css: undefined })
      }
      return undefined
    },
    transform: {
      filter: { id: /\.[jt]sx$/ },
      handler(code, id) {
        if (!directive.test(code)) return undefined
        // Bundlers of others read it, and ours would warn that it does not; all that follows stays in its place.
        const plain = code.replace(directive, (start) => start.replace(/.{12}$/, ' '.repeat(12)))
        if (this.environment.name !== 'ssr') return { code: plain, map: null }
        const name = nameOf(id)
        const made = `import { makeIsland as $makeIsland } from ${JSON.stringify(islandMaker)}\n$makeIsland(${name}, '${name}')`
        return { code: `${plain}\n${made}\n`, map: null }
      },
    },
    // A page carries the styles of what it shows: what the browser's code names stands in the sheet of all pages already.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') {
          const files = [...this.getModuleIds()].map((id) => id.replace(/\?.*$/, ''))
          const others = files.filter((file) => path.isAbsolute(file) && !isOurs(file))
          this.emitFile({ type: 'asset', fileName: inputsFile, source: inputsOf([...new Set(others)]) })
          return
        }
        for (const file of Object.keys(bundle)) if (/\bstyle-[^/]*\.css$/.test(file)) delete bundle[file]
      },
    },
  }
}

/**
 * Looks while developing which files there are to list; returns a function that looks again, has the lists made anew where
 * they are others than before, and says whether they are.
 */
export function keepLists({ environments }: ViteDevServer, configFile: string): () => boolean {
  const folders = [componentsFolder(configFile), themeFolder(configFile)] as const
  const look = () => {
    try {
      const [found, theme] = [folders.flatMap(islandsIn), readTheme(configFile)]
      return [...found, ...componentFiles(folders[0]), themeList(theme)].join()
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

/**
 * Whether a file is part of our code or of a package: the name of the code changes with these, so what is kept need not
 * record them (`code-name.ts`).
 */
function isOurs(file: string): boolean {
  return file.startsWith(codeFolder + path.sep) || file.includes('/node_modules/')
}

/** A module that gives the file of each component by its name when it is asked for, or what is taken from it. */
function listOf(name: string, files: readonly string[], taken = (_name: string) => ''): string {
  const entries = files.map(
    (file) => `${nameOf(file)}: () => import(${JSON.stringify(file)})${taken(nameOf(file))}`,
  )
  return `export const ${name} = { ${entries.join(', ')} }`
}

/** What a theme draws, each when it is asked for, and its style sheet after all others. */
function themeList({ slots, css }: Pick<ReturnType<typeof readTheme>, 'slots' | 'css'>): string {
  const entries = [...slots].map(
    ([name, file]) => `${name}: () => import(${JSON.stringify(file)}).then((module) => module.default)`,
  )
  const sheet = css === undefined ? '' : `import ${JSON.stringify(css)}\n`
  return `${sheet}export const slots = { ${entries.join(', ')} }`
}

/** Files of islands, each named for its component; no two may have the same name. */
function islandFiles(folders: readonly string[]): readonly string[] {
  const islands = [codeFolder, ...folders].flatMap(islandsIn)
  const seen = new Map<string, string>()
  for (const file of islands) {
    const other = seen.get(nameOf(file))
    if (other) throw new Error(`Expected one island of the name ${nameOf(file)}, found ${other} and ${file}.`)
    seen.set(nameOf(file), file)
  }
  return islands
}

function islandsIn(folder: string): readonly string[] {
  return filesIn(folder, '**/*.{tsx,jsx}').filter((file) => directive.test(readFileSync(file, 'utf8')))
}

/** What guides may use: what stands in the folder itself; a name that no component can have is reported by who reads the folder. */
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

function nameOf(file: string): string {
  return path.parse(file).name
}
