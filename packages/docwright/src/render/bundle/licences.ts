import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { licencesFile } from '../../artefacts/artefact.ts'
import { codeFolder } from '../../code-file.ts'

/** Between two of them. */
const line = `\n${'-'.repeat(80)}\n\n`

/** Puts the licenses of all that is shipped to browsers and isn't ours into one file. */
export function licencesPlugin(): Plugin {
  // The browser's code is bundled first; then the pages, whose styles may name files of packages.
  const shipped = new Set<string>()
  return {
    name: 'licences',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(_options, bundle) {
      const { name, config } = this.environment
      const named = Object.values(bundle).flatMap((file) => {
        if (file.type === 'chunk') return name === 'client' ? file.moduleIds : []
        return file.originalFileNames.map((each) => path.resolve(config.root, each))
      })
      for (const file of named) shipped.add(file)
      if (name === 'client') return
      const others = new Set([...shipped].filter((id) => !id.startsWith(codeFolder + path.sep)))
      this.emitFile({ type: 'asset', fileName: licencesFile, source: withLicences('', others) })
    },
  }
}

/** Appends to a text of licenses the licenses of the packages that some files belong to. */
export function withLicences(text: string, files: Iterable<string>): string {
  const folders = [...files].filter((file) => /^\/.*\/node_modules\//.test(file)).map(packageOf)
  return joinedLicences([text, ...[...new Set(folders)].map(entry)])
}

/** Several texts of licenses as one, each license once. */
export function joinedLicences(texts: readonly string[]): string {
  const all = texts.flatMap((text) => (text === '' ? [] : text.split(line)))
  return [...new Set(all)].sort().join(line)
}

/** The folder of the package that a module is part of, be it one that another package brings along. */
function packageOf(module: string): string {
  let folder = path.dirname(module)
  while (!namesItself(folder)) folder = path.dirname(folder)
  return folder
}

/** Some folders have a package.json that only says of which kind their modules are. */
function namesItself(folder: string): boolean {
  return readdirSync(folder).includes('package.json') && manifestOf(folder).name !== undefined
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly homepage?: string
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}

/** A package that brings no text is named with its license, and where it comes from. */
function entry(folder: string): string {
  const { name, version, license, homepage } = manifestOf(folder)
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each))
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : homepage
  if (!text || !license) throw new Error(`Expected the license of ${name} in ${folder}.`)
  return `${name} ${version} (${license})\n\n${text}\n`
}
