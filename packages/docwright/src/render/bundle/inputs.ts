import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** The facts about a path that a bundle may depend on. Undefined for a missing path. */
const inputFacts = {
  /** A hash of a file's content. */
  text: (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url'),
  /** The real path of a package's folder, which may be a link. */
  place: (folder: string) => realpathSync(folder),
  /** The files with the same name and different extensions: `./page` may be page.ts or page.tsx. */
  namesakes: (file: string) => {
    const stem = path.basename(file).replace(/\..*$/, '')
    const isNamesake = (name: string) => name === stem || name.startsWith(`${stem}.`)
    return readdirSync(path.dirname(file)).filter(isNamesake).sort().join()
  },
} as const

type FactName = keyof typeof inputFacts

/** A fact about a path when a bundle was made. */
type Input = readonly [fact: FactName, file: string, value: string | null]

/** Everything that a bundle depends on. */
export type Inputs = readonly Input[]

/** Checks whether nothing that a bundle depends on has changed. */
export function areUnchanged(inputs: Inputs): boolean {
  return inputs.every(([fact, file, value]) => readFact(fact, file) === value)
}

/** Checks whether a file was changed after a time, in milliseconds. */
export function wasModifiedAfter(file: string, time: number): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > time
}

function readFact(fact: FactName, file: string): string | null {
  try {
    return inputFacts[fact](file)
  } catch {
    return null
  }
}

/**
 * Records all inputs of a bundle: every file, and for each imported name the paths that would take precedence if they existed,
 * such as a package that is installed in a closer folder.
 */
export function createInputsPlugin(): { readonly plugin: Plugin; inputs(): Inputs } {
  const files = new Set<string>()
  const factsByKey = new Map<string, readonly [FactName, file: string]>()
  const addFact = (fact: FactName, file: string) => factsByKey.set(`${fact} ${file}`, [fact, file])
  // Adds a file, and the files that a style sheet imports, because the bundler doesn't report these.
  const addFile = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const name of file.endsWith('.css') ? listStyleImports(file) : []) {
      const folders = /^[./]/.test(name)
        ? [path.dirname(file)]
        : listPackageCandidates('', path.dirname(file))
      for (const folder of folders) addFile(path.resolve(folder, name))
    }
  }
  const plugin: Plugin = {
    name: 'inputs',
    enforce: 'pre',
    sharedDuringBuild: true,
    resolveId(source, importer) {
      if (importer === undefined || !path.isAbsolute(importer)) return
      // The name of a package: `react` of `react/jsx-runtime`. Not a path, nor a scheme such as `node:`, nor a virtual module.
      const [, name] = /^((?:@[^/]+\/)?[^@./\0][^/:]*)(?:\/|$)/.exec(source) ?? []
      if (name === undefined) return
      for (const candidate of listPackageCandidates(name, path.dirname(importer))) addFact('place', candidate)
    },
    generateBundle() {
      const modules = [...this.getModuleIds()].map((id) => id.replace(/\?.*$/, ''))
      for (const file of modules) if (path.isAbsolute(file)) addFile(file)
    },
  }
  const inputs = () => {
    for (const file of files) {
      addFact('text', file)
      // A package's files change only with the package.
      if (file.includes('/node_modules/')) addFact('text', getPackageManifest(file))
      else for (const each of listImportPaths(file)) addFact('namesakes', each)
    }
    return [...factsByKey.values()]
      .map(([fact, file]): Input => [fact, file, readFact(fact, file)])
      .sort(([factA, fileA], [factB, fileB]) => (factA + fileA < factB + fileB ? -1 : 1))
  }
  return { plugin, inputs }
}

function listStyleImports(file: string): readonly string[] {
  const css = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const names = css.matchAll(/(?:@import\s+(?:url\(\s*)?|\bfrom\s+)["']([^"':]+)["']/g)
  return [...names].map(([, name = '']) => name)
}

/** Returns the folders where Node looks for a package, up to the one that has it. */
export function listPackageCandidates(name: string, folder: string): readonly string[] {
  const candidates: string[] = []
  for (let above = folder; ; above = path.dirname(above)) {
    const candidate = path.join(above, 'node_modules', name)
    candidates.push(candidate)
    if (readFact('place', candidate) !== null || above === path.dirname(above)) return candidates
  }
}

/** Returns the paths by which a file can be imported: its own, and its folder's if it's the folder's index. */
function listImportPaths(file: string): readonly string[] {
  return /^index\./.test(path.basename(file)) ? [file, path.dirname(file)] : [file]
}

/** Returns the `package.json` of the package that a file belongs to. */
function getPackageManifest(file: string): string {
  const [, folder = ''] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
  return path.join(folder, 'package.json')
}
