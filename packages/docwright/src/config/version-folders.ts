import path from 'node:path'
import { olderDocs } from '../url/docs-address.ts'
import type { DocsMove } from '../url/docs-move.ts'
import type { LoadedConfig } from './read-config.ts'

/** Where a version of the docs is, and where it goes. */
export interface VersionFolder {
  readonly name: string
  readonly folder: string
  readonly docsRoot: string
  /** Of an older version. */
  readonly move: DocsMove | undefined
  readonly isCurrent: boolean
}

/** The current version, then the older ones under `versions/`, newest first. */
export function versionFolders(
  { config, contentFolder }: Pick<LoadedConfig, 'config' | 'contentFolder'>,
  older: readonly string[],
): readonly VersionFolder[] {
  const newestFirst = older.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return [
    {
      name: config.version,
      folder: contentFolder,
      docsRoot: config.docsRoot,
      move: undefined,
      isCurrent: true,
    },
    ...newestFirst.map((name) => ({
      name,
      folder: path.join(contentFolder, 'versions', name),
      ...olderDocs(config, name),
      isCurrent: false,
    })),
  ]
}
