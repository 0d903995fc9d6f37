import path from 'node:path'
import { createOlderDocs } from '../url/docs-address.ts'
import type { DocsMove } from '../url/docs-move.ts'
import type { LoadedConfig } from './read-config.ts'

/** The content folder of a version of the docs, and its path on the site. */
export interface VersionFolder {
  readonly name: string
  readonly folder: string
  readonly docsRoot: string
  /** For an older version, the change of its paths. */
  readonly move: DocsMove | undefined
  readonly isCurrent: boolean
}

/** Returns the folders of the current version, then of older ones under `versions/`, newest first. */
export function listVersionFolders(
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
      ...createOlderDocs(config, name),
      isCurrent: false,
    })),
  ]
}
