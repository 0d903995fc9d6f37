import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** The facts about a path that a bundle may depend on. Undefined for a missing path. */
const inputFacts = {
  /** The content of a file. */
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

/** A fact about a path when a bundle was made. */
type Input = readonly [question: keyof typeof inputFacts, file: string, answer: string | null]

/** Everything that a bundle depends on. */
export type Inputs = readonly Input[]

/** Checks whether nothing that a bundle depends on has changed. */
export function areUnchanged(inputs: Inputs): boolean {
  return inputs.every(([question, file, answer]) => answerTo(question, file) === answer)
}

/** Returns the content of files as inputs. */
export function createInputs(files: Iterable<string>): Inputs {
  return [...files].sort().map((file) => ['text', file, answerTo('text', file)])
}

function answerTo(question: keyof typeof inputFacts, file: string): string | null {
  try {
    return inputFacts[question](file)
  } catch {
    return null
  }
}

/**
 * Records all inputs of a bundle: every file, and for each imported name the paths that would take precedence if they existed,
 * such as a package that is installed in a closer folder.
 */
export function inputsPlugin(): { readonly plugin: Plugin; inputs(): Inputs } {
  const files = new Set<string>()
  const questionsByKey = new Map<string, readonly [keyof typeof inputFacts, string]>()
  const addQuestion = (question: keyof typeof inputFacts, file: string) =>
    questionsByKey.set(`${question} ${file}`, [question, file])
  // The bundler doesn't report which files a style sheet imports.
  const addWith = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const name of file.endsWith('.css') ? listFilesNamedInStyles(file) : []) {
      const folders = /^[./]/.test(name) ? [path.dirname(file)] : listCandidates('', path.dirname(file))
      for (const folder of folders) addWith(path.resolve(folder, name))
    }
  }
  const plugin: Plugin = {
    name: 'inputs',
    enforce: 'pre',
    sharedDuringBuild: true,
    resolveId(source, importer) {
      if (importer === undefined || !path.isAbsolute(importer)) return
      const [, name] = /^((?:@[^/]+\/)?[^@./\0][^/:]*)(?:\/|$)/.exec(source) ?? []
      if (name === undefined) return
      for (const candidate of listCandidates(name, path.dirname(importer))) addQuestion('place', candidate)
    },
    generateBundle() {
      const read = [...this.getModuleIds()].map((id) => id.replace(/\?.*$/, ''))
      for (const file of read) if (path.isAbsolute(file)) addWith(file)
    },
  }
  const inputs = () => {
    for (const file of files) {
      addQuestion('text', file)
      // A package's files change only with the package.
      if (file.includes('/node_modules/')) addQuestion('text', getManifest(file))
      else for (const each of listNamedFiles(file)) addQuestion('namesakes', each)
    }
    return [...questionsByKey.values()]
      .map(([question, file]): Input => [question, file, answerTo(question, file)])
      .sort(([one, a], [other, b]) => (one + a < other + b ? -1 : 1))
  }
  return { plugin, inputs }
}

function listFilesNamedInStyles(file: string): readonly string[] {
  const css = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const names = css.matchAll(/(?:@import\s+(?:url\(\s*)?|\bfrom\s+)["']([^"':]+)["']/g)
  return [...names].map(([, name = '']) => name)
}

/** Returns the folders where Node looks for a package, up to the one that has it. */
function listCandidates(name: string, folder: string): readonly string[] {
  const candidates: string[] = []
  for (let above = folder; ; above = path.dirname(above)) {
    const candidate = path.join(above, 'node_modules', name)
    candidates.push(candidate)
    if (answerTo('place', candidate) !== null || above === path.dirname(above)) return candidates
  }
}

/** Returns the names by which a file can be imported: itself, or its folder. */
function listNamedFiles(file: string): readonly string[] {
  return /^index\./.test(path.basename(file)) ? [file, path.dirname(file)] : [file]
}

/** Returns the `package.json` of the package that a file belongs to. */
function getManifest(file: string): string {
  const [, folder = ''] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
  return path.join(folder, 'package.json')
}
