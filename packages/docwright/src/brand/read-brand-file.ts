import { createRequire } from 'node:module'
import path from 'node:path'
import type { ContentFile } from '../content/content-file.ts'
import { describeObstacle, findFile, readFileIn } from '../content/content-file.ts'
import type { Mistake } from '../problem/problem.ts'

/** A file of the brand, and its content. */
export interface BrandFile {
  readonly found: ContentFile
  readonly bytes: Buffer
}

/** Reads a file that a config names: a file below the config's folder, or a file of an installed package. */
export function readBrandFile(written: string, configFile: string): BrandFile | Mistake {
  const folder = path.dirname(path.resolve(configFile))
  const own = { file: path.resolve(folder, written), folder }
  const isOwn = /^[./]/.test(written)
  const inPackages = isOwn ? [] : listPackageFiles(written, configFile)
  const found = [...inPackages, own].find(({ file, folder }) => 'file' in findFile(file, folder)) ?? own
  const bytes = readFileIn(found.file, found.folder)
  if (bytes instanceof Uint8Array) return { found, bytes }
  const naming = { what: 'file', written }
  for (const named of inPackages) {
    const obstacle = findObstacleTo(named.file, named.folder)
    const isNear =
      obstacle === 'missing' && findObstacleTo(path.dirname(named.file), named.folder) === 'folder'
    if (isNear || (obstacle && obstacle !== 'missing')) {
      return describeObstacle(obstacle, { ...named, ...naming, folderName: 'the package' })
    }
  }
  if (isOwn || findObstacleTo(path.dirname(own.file), folder) === 'folder') {
    return describeObstacle(bytes.obstacle, { ...own, ...naming, folderName: 'the folder of the config' })
  }
  return {
    message: `Can't find ${written} in the installed packages.`,
    hint: 'install the package, or correct the path. Paths of your own files start with ./',
  }
}

/** Returns the possible paths of a package's file, one for each `node_modules` folder that the config could import from. */
function listPackageFiles(written: string, configFile: string): readonly ContentFile[] {
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(written) ?? []
  const folders = createRequire(path.resolve(configFile)).resolve.paths(written) ?? []
  if (name === undefined) return []
  return folders.map((folder) => ({ file: path.join(folder, written), folder: path.join(folder, name) }))
}

function findObstacleTo(file: string, folder: string) {
  const found = findFile(file, folder)
  return 'obstacle' in found ? found.obstacle : undefined
}
