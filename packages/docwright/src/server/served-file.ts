import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findFile } from '../content/content-file.ts'
import { leadsToHidden } from '../content/content-files.ts'
import { removePathEnding } from '../wire.ts'

/** Files of a built site that aren't served: settings of hosts, and the page for unknown addresses. */
export const unservedFiles = [
  '_headers',
  '_redirects',
  '_redirects.map',
  '_cloudfront.js',
  'vercel.json',
  '404.html',
  '404.md',
]

/** Returns the base path of a built site, derived from the address of its script. */
export async function readBasePath(folder: string): Promise<string> {
  const html = await readFile(path.join(folder, '404.html'), 'utf8')
  return /<script\b[^>]*\ssrc="([^"]*)\/assets\//.exec(html)?.[1] ?? ''
}

/** Returns the file for an address. `/docs/x`, `/docs/x/` and `/docs/x.html` are the same page, in `x.html` or `x/index.html`. */
export function findServedFile(
  address: string,
  { folder, base }: { folder: string; base: string },
): string | undefined {
  const href = toSitePath(address, base)
  if (href === undefined) return undefined
  const requested = path.join(folder, href).replace(/\/$/, '')
  const bare = removePathEnding(requested)
  const candidates = [requested, `${bare}.html`, path.join(bare, 'index.html')]
  const file = candidates.find((candidate) => isServed(candidate, folder))
  const name = file && path.relative(folder, file).replace(/\.(br|gz)$/, '')
  return name !== undefined && unservedFiles.includes(name) ? undefined : file
}

/** Returns the Markdown twin of a page's file, if it exists. */
export function findTwinFile(file: string, { folder }: { folder: string }): string | undefined {
  const twin = file.replace(/\.html$/, '.md')
  return twin !== file && isServed(twin, folder) ? twin : undefined
}

/** Returns the target of a redirect from the list in the folder. Patterns are skipped; only hosts apply them. */
export async function findRedirect(
  address: string,
  { folder, base }: { folder: string; base: string },
): Promise<string | undefined> {
  const href = toSitePath(address, base)
  const list = await readFile(path.join(folder, '_redirects'), 'utf8').catch(() => '')
  if (href === undefined || list === '') return undefined
  const requested = base + removePathEnding(encodeURI(href).replace(/\/+$/, ''))
  const lines = list.split('\n').map((line) => line.trim().split(/\s+/))
  return lines.find(
    ([from = '', , status = '301']) => status.startsWith('30') && removePathEnding(from) === requested,
  )?.[1]
}

/** Checks whether a file may be served: it's in the folder, also after resolving links, and not hidden. */
export function isServed(file: string, folder: string): boolean {
  const href = `/${path.relative(folder, file).split(path.sep).join('/')}`
  return !leadsToHidden(href) && 'file' in findFile(file, folder)
}

/** Returns the site path of a requested address. Undefined if it's invalid or outside the site. */
function toSitePath(address: string, base: string): string | undefined {
  const decoded = decodePath(address.replace(/[?#].*$/s, ''))
  if (decoded === undefined) return undefined
  const href = path.posix.normalize(`/${decoded}`)
  const root = decodeURI(base)
  if (href === root) return '/'
  return href.startsWith(`${root}/`) ? href.slice(root.length) : undefined
}

function decodePath(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
