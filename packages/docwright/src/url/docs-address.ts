import type { DocsMove } from './docs-move.ts'
import { shortenName } from './short-name.ts'

/** The config's settings for the paths of its docs. */
interface DocsSettings {
  /** The start of the current version's paths: `/docs/`, or `/` if the whole site is docs. */
  readonly docsRoot: string
  readonly sections: readonly { readonly id: string }[]
}

/** The folder of the reference below a version's root, next to the folders of sections. */
export const referenceFolder = 'api'

/** A valid version name, which needs no encoding in URLs. */
export const versionName = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u

/** The advice for an invalid version name. */
export const versionNameHint = 'use letters, digits, dots, and hyphens, as in 1.0.0'

/** Returns the root of an older version's docs, which is a folder with the version's name below the current docs. */
export function createOlderDocs(
  { docsRoot, sections }: DocsSettings,
  name: string,
): { readonly docsRoot: string; readonly move: DocsMove } {
  const older = `${docsRoot}${name}/`
  const folders = [...sections.map(({ id }) => id), referenceFolder]
  // Docs at the site's root share it with pages and files that don't have versions, so only the docs' own folders move.
  const from = docsRoot === '/' ? `^/(?=(?:${folders.join('|')})/)` : `^${docsRoot}`
  return { docsRoot: older, move: { from, to: older } }
}

/**
 * Returns the path on the site of a content file: `/docs/tools/postman` for `guides/tools/postman.mdx`, `/docs/api/post-books`
 * for `api/post-books.yaml`, `/about` for `pages/about.mdx`. `index` is the folder itself.
 */
export function toFileHref(name: string, docsRoot: string): string {
  const roots: Readonly<Record<string, string>> = {
    guides: docsRoot,
    api: `${docsRoot}${referenceFolder}/`,
    pages: '/',
  }
  return name
    .replace(/^(guides|api|pages)\//, (_, folder: string) => roots[folder]!)
    .replace(/^(?!\/)/, '/')
    .replace(/\.(?:mdx?|yaml)$/, '')
    .replace(/\/index$/, '/')
    .split('/')
    .map(shortenName)
    .join('/')
}
