import path from 'node:path'
import type { Plugin } from 'vite'
import { codeFolder } from '../code-file.ts'
import { licencesFile, withLicences } from './licences.ts'

/** Puts the licences of all that is shipped to browsers and is not ours into one file. */
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
