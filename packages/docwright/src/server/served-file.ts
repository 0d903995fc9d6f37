import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findFile } from '../content/content-file.ts'
import { leadsToHidden } from '../content/content-files.ts'
import { bareAddress } from '../wire.ts'

/** Files of a built site that no address leads to: settings of other hosts, and what's shown at unknown addresses. */
const hidden = [
  '_headers',
  '_redirects',
  '_redirects.map',
  '_cloudfront.js',
  'vercel.json',
  '404.html',
  '404.md',
]

/** The path below which a built site's pages expect to be served, as the address of their script says. */
export async function baseOf(folder: string): Promise<string> {
  const html = await readFile(path.join(folder, '404.html'), 'utf8')
  return /<script\b[^>]*\ssrc="([^"]*)\/assets\//.exec(html)?.[1] ?? ''
}

/** The file for an address: `/docs/x`, `/docs/x/` and `/docs/x.html` are one page, be it `x.html` or `x/index.html`. */
export function fileFor(
  address: string,
  { folder, base }: { folder: string; base: string },
): string | undefined {
  const href = hrefOf(address, base)
  if (href === undefined) return undefined
  const asked = path.join(folder, href).replace(/\/$/, '')
  const bare = bareAddress(asked)
  const candidates = [asked, `${bare}.html`, path.join(bare, 'index.html')]
  const file = candidates.find((candidate) => isServed(candidate, folder))
  const name = file && path.relative(folder, file).replace(/\.(br|gz)$/, '')
  return name !== undefined && hidden.includes(name) ? undefined : file
}

/** The Markdown twin of a page's file, if there is one. */
export function twinOf(file: string, { folder }: { folder: string }): string | undefined {
  const twin = file.replace(/\.html$/, '.md')
  return twin !== file && isServed(twin, folder) ? twin : undefined
}

/** Returns where an old address leads, according to the list of redirects in the folder. Lines with patterns are skipped; only hosts apply them. */
export async function redirectFor(
  address: string,
  { folder, base }: { folder: string; base: string },
): Promise<string | undefined> {
  const href = hrefOf(address, base)
  const list = await readFile(path.join(folder, '_redirects'), 'utf8').catch(() => '')
  if (href === undefined || list === '') return undefined
  const asked = base + bareAddress(encodeURI(href).replace(/\/+$/, ''))
  const lines = list.split('\n').map((line) => line.trim().split(/\s+/))
  return lines.find(
    ([from = '', , status = '301']) => status.startsWith('30') && bareAddress(from) === asked,
  )?.[1]
}

/** Whether a file is there for everyone: in the folder, wherever links lead, and not hidden there. */
export function isServed(file: string, folder: string): boolean {
  const href = `/${path.relative(folder, file).split(path.sep).join('/')}`
  return !leadsToHidden(href) && 'file' in findFile(file, folder)
}

/** The path below the site's root that an address asks for; undefined for one that can't be read, or is outside. */
function hrefOf(address: string, base: string): string | undefined {
  const decoded = decodedPath(address.replace(/[?#].*$/s, ''))
  if (decoded === undefined) return undefined
  const href = path.posix.normalize(`/${decoded}`)
  const root = decodeURI(base)
  if (href === root) return '/'
  return href.startsWith(`${root}/`) ? href.slice(root.length) : undefined
}

function decodedPath(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
