import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { licencesFile } from '../../artefacts/artefact.ts'
import { codeFolder } from '../../code-file.ts'

/** The separator between two licenses. */
const separator = `\n${'-'.repeat(80)}\n\n`

/** Collects the licenses of all third-party code that is shipped to browsers in one file. */
export function createLicencesPlugin(): Plugin {
  // The browser's code is bundled first, then the pages, whose styles may use files of packages.
  const shipped = new Set<string>()
  return {
    name: 'licences',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(_options, bundle) {
      const { name, config } = this.environment
      const sources = Object.values(bundle).flatMap((file) => {
        // The code that renders pages isn't shipped, only the assets that pages use.
        if (file.type === 'chunk') return name === 'client' ? file.moduleIds : []
        return file.originalFileNames.map((each) => path.resolve(config.root, each))
      })
      for (const file of sources) shipped.add(file)
      if (name === 'client') return
      const foreign = [...shipped].filter((file) => !file.startsWith(codeFolder + path.sep))
      this.emitFile({ type: 'asset', fileName: licencesFile, source: appendLicences('', foreign) })
    },
  }
}

/** Appends the licenses of the packages that some files belong to. */
export function appendLicences(text: string, files: Iterable<string>): string {
  const folders = [...files].filter((file) => /^\/.*\/node_modules\//.test(file)).map(findPackageFolder)
  return joinLicences([text, ...[...new Set(folders)].map(formatEntry)])
}

/** Joins lists of licenses, without duplicates. */
export function joinLicences(texts: readonly string[]): string {
  const all = texts.flatMap((text) => (text === '' ? [] : text.split(separator)))
  return [...new Set(all)].sort().join(separator)
}

/** Returns the folder of the package that a module belongs to, even if it's nested in another package. */
function findPackageFolder(module: string): string {
  let folder = path.dirname(module)
  while (!hasName(folder)) folder = path.dirname(folder)
  return folder
}

/** Checks whether a folder's package.json has a name. In some folders it only sets the type of modules. */
function hasName(folder: string): boolean {
  return readdirSync(folder).includes('package.json') && getManifest(folder).name !== undefined
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly homepage?: string
}

function getManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}

/** Formats a package's license. If there's no license text, lists the license's name and the package's source. */
function formatEntry(folder: string): string {
  const { name, version, license, homepage } = getManifest(folder)
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each))
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : homepage
  if (!text || !license) throw new Error(`Expected the license of ${name} in ${folder}.`)
  return `${name} ${version} (${license})\n\n${text}\n`
}
