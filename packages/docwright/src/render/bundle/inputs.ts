import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** What is asked of a path; undefined for one that isn't there. */
const questions = {
  /** What a file says. */
  text: (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url'),
  /** Where a package is that a folder leads to, which may be a link. */
  place: (folder: string) => realpathSync(folder),
  /** The files that could be meant by the name of this one, without its ending: `./page` may be page.ts or page.tsx. */
  namesakes: (file: string) => {
    const stem = path.basename(file).replace(/\..*$/, '')
    const isNamesake = (name: string) => name === stem || name.startsWith(`${stem}.`)
    return readdirSync(path.dirname(file)).filter(isNamesake).sort().join()
  },
} as const

/** A question about a path, and its answer when a bundle was made. */
type Input = readonly [question: keyof typeof questions, file: string, answer: string | null]

/** All that a bundle depends on. */
export type Inputs = readonly Input[]

/** Whether all that a bundle depends on is as it was. */
export function areUnchanged(inputs: Inputs): boolean {
  return inputs.every(([question, file, answer]) => answerTo(question, file) === answer)
}

/** The texts of files as inputs. */
export function inputsOf(files: Iterable<string>): Inputs {
  return [...files].sort().map((file) => ['text', file, answerTo('text', file)])
}

function answerTo(question: keyof typeof questions, file: string): string | null {
  try {
    return questions[question](file)
  } catch {
    return null
  }
}

/**
 * Notes while code is bundled all that it is made of: every file, and for each name that is imported where it could lead
 * instead, such as to a package that is installed nearer later.
 */
export function inputsPlugin(): { readonly plugin: Plugin; inputs(): Inputs } {
  const files = new Set<string>()
  const asked = new Map<string, readonly [keyof typeof questions, string]>()
  const ask = (question: keyof typeof questions, file: string) =>
    asked.set(`${question} ${file}`, [question, file])
  // Which files a stylesheet takes in, the bundler doesn't tell.
  const addWith = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const name of file.endsWith('.css') ? namedInStyles(file) : []) {
      const folders = /^[./]/.test(name) ? [path.dirname(file)] : candidatesFor('', path.dirname(file))
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
      for (const candidate of candidatesFor(name, path.dirname(importer))) ask('place', candidate)
    },
    generateBundle() {
      const read = [...this.getModuleIds()].map((id) => id.replace(/\?.*$/, ''))
      for (const file of read) if (path.isAbsolute(file)) addWith(file)
    },
  }
  const inputs = () => {
    for (const file of files) {
      ask('text', file)
      // A package's own files change with the package.
      if (file.includes('/node_modules/')) ask('text', manifestOf(file))
      else for (const each of named(file)) ask('namesakes', each)
    }
    return [...asked.values()]
      .map(([question, file]): Input => [question, file, answerTo(question, file)])
      .sort(([one, a], [other, b]) => (one + a < other + b ? -1 : 1))
  }
  return { plugin, inputs }
}

function namedInStyles(file: string): readonly string[] {
  const css = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const names = css.matchAll(/(?:@import\s+(?:url\(\s*)?|\bfrom\s+)["']([^"':]+)["']/g)
  return [...names].map(([, name = '']) => name)
}

/** Where Node looks for a package, up to where it finds one. */
function candidatesFor(name: string, folder: string): readonly string[] {
  const candidates: string[] = []
  for (let above = folder; ; above = path.dirname(above)) {
    const candidate = path.join(above, 'node_modules', name)
    candidates.push(candidate)
    if (answerTo('place', candidate) !== null || above === path.dirname(above)) return candidates
  }
}

/** What a file is imported by the name of: itself, or its folder. */
function named(file: string): readonly string[] {
  return /^index\./.test(path.basename(file)) ? [file, path.dirname(file)] : [file]
}

/** The `package.json` of the package that a file belongs to. */
function manifestOf(file: string): string {
  const [, folder = ''] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
  return path.join(folder, 'package.json')
}
