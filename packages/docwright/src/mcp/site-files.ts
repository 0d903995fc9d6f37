import path from 'node:path'
import { readFileIn } from '../content/content-file.ts'

/** The files of a built site, in a folder or at a URL. */
export interface SiteFiles {
  /** Returns the text of a file by its site path, or `undefined` if there is none. `/` is the home page. */
  read(href: string): Promise<string | undefined>
}

/** Thrown if a site can't be read: its server is down, too slow, or redirects elsewhere. The message is for the user. */
export class UnreadableSite extends Error {}

/** Limits for reading a file. */
interface Limits {
  /** The timeout, in milliseconds. */
  readonly time: number
  /** The largest uncompressed size, in bytes. */
  readonly bytes: number
}

const defaultLimits: Limits = { time: 10_000, bytes: 8_000_000 }

/** Reads a built site's files from a folder. */
export function readFilesInFolder(folder: string): SiteFiles {
  return {
    read: async (href) => {
      const bytes = readFileIn(path.join(folder, href === '/' ? 'index.html' : href), folder)
      if ('obstacle' in bytes) return undefined
      assertSize(defaultLimits.bytes, { bytes: bytes.length, address: href })
      return bytes.toString('utf8')
    },
  }
}

/** Reads a built site's files from a server. Requests never leave the URL's origin, even if a redirect says so. */
export function readFilesAtUrl(root: string, limits = defaultLimits): SiteFiles {
  return { read: (href) => fetchFile(root + encodeURI(href), { limits, redirects: 3 }) }
}

/** Fetches a file, following at most this many redirects. */
async function fetchFile(
  address: string,
  { limits, redirects }: { readonly limits: Limits; readonly redirects: number },
): Promise<string | undefined> {
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(limits.time),
    // Requests HTML, even from a host that returns Markdown to programs.
    headers: { accept: 'text/html, */*;q=0.5' },
  }).catch((error: Error) => {
    throw new UnreadableSite(`${address} can't be read: ${getReason(error, limits)}.`)
  })
  const location = response.headers.get('location')
  if (response.status >= 300 && response.status < 400 && location !== null) {
    await response.body?.cancel()
    const next = new URL(location, address)
    if (next.origin !== new URL(address).origin) {
      throw new UnreadableSite(`${address} leads to ${next.origin}, which is another site.`)
    }
    if (redirects === 0) throw new UnreadableSite(`${address} redirects too often.`)
    return fetchFile(next.href, { limits, redirects: redirects - 1 })
  }
  if (!response.ok) {
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return undefined
    throw new UnreadableSite(`${address} returned ${response.status}.`)
  }
  return getText(response, { address, limits })
}

async function getText(
  { body }: Response,
  { address, limits }: { readonly address: string; readonly limits: Limits },
): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const part of body ?? []) {
      bytes += part.length
      assertSize(limits.bytes, { bytes, address })
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof UnreadableSite) throw error
    throw new UnreadableSite(`${address} can't be read: ${getReason(error as Error, limits)}.`)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Throws if a file has more bytes than are read. */
function assertSize(most: number, { bytes, address }: { bytes: number; address: string }): void {
  if (bytes > most) throw new UnreadableSite(`${address} has more than ${most} bytes.`)
}

function getReason(error: Error, { time }: Limits): string {
  if (error.name === 'TimeoutError') return `no response within ${time / 1000} s`
  return error.cause instanceof Error ? error.cause.message : error.message
}
