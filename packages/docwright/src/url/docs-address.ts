import type { DocsMove } from './docs-move.ts'
import { shortName } from './short-name.ts'

/** What a config says of the addresses of its docs. */
interface DocsSettings {
  /** The beginning of addresses in the current version: `/docs/`, or `/` for docs that are the whole site. */
  readonly docsRoot: string
  readonly sections: readonly { readonly id: string }[]
}

/** The folder of the reference below the root of a version, where each section has one, too. */
export const referenceFolder = 'api'

/** What the name of a version may be: a part of addresses that needs no encoding. */
export const versionName = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u

/** The advice for a version with another name. */
export const versionNameHint = 'use letters, digits, dots and hyphens, as in 1.0.0'

/** The docs of an older version are in a folder of its name below the current ones. */
export function olderDocs(
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
 * A content file's path is its route: `guides/tools/postman.mdx` is `/docs/tools/postman`, `api/post-books.yaml` is for
 * `/docs/api/post-books`, `pages/about.mdx` is `/about`, and `index` is the folder.
 */
export function hrefOfFile(name: string, docsRoot: string): string {
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
    .map(shortName)
    .join('/')
}
