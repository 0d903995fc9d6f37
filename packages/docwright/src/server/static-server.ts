import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import path from 'node:path'
import { apiCatalogHref } from '../artefacts/api-catalog.ts'
import { formatCatalogLink, immutableCacheControl, securityHeaders } from '../artefacts/host-headers.ts'
import { prefersMarkdown } from '../artefacts/prefers-markdown.ts'
import { contentTypes } from '../render/content-types.ts'
import { findRedirect, findServedFile, findTwinFile, isServed, readBasePath } from './served-file.ts'

/** A served folder, and the base path of its site. */
interface Served {
  readonly folder: string
  readonly base: string
}

/** Starts a static server on localhost: clean URLs, 404.html, compressed copies, validators, immutable assets. */
export async function serveFolder(
  folder: string,
  port: number,
  { report }: { report?: (error: Error) => void } = {},
): Promise<Server> {
  const base = await readBasePath(folder)
  const server = createServer((request, response) => {
    sendResponse(request, response, { folder, base }).catch((error: Error) => {
      report?.(error)
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return server
}

async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
): Promise<void> {
  const { method, url = '/', headers: requestHeaders } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const redirect = await findRedirect(url, served)
  if (redirect !== undefined) {
    response.writeHead(301, { ...securityHeaders, location: redirect, 'cache-control': 'no-cache' }).end()
    return
  }
  const found = findServedFile(url, served)
  const shownFile = found ?? path.join(served.folder, '404.html')
  const isMarkdown = prefersMarkdown(String(requestHeaders.accept ?? ''))
  const file = (isMarkdown && findTwinFile(shownFile, served)) || shownFile
  const location = isMarkdown && found && file.endsWith('.md') ? getLocation(file, served) : undefined
  const acceptedCodings = listAcceptedEncodings(String(requestHeaders['accept-encoding'] ?? ''))
  const coding = acceptedCodings.find(({ extension }) => isServed(file + extension, served.folder))
  const sentFile = coding ? file + coding.extension : file
  // Read completely, because a build may replace the folder while a response is being sent.
  const [body, { mtimeMs }] = await Promise.all([readFile(sentFile), stat(sentFile)])
  const etag = `"${body.length.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  const isAsset = file.startsWith(path.join(served.folder, 'assets/'))
  const headers = {
    ...securityHeaders,
    'content-type': contentTypes[path.extname(file) || path.basename(file)] ?? 'application/octet-stream',
    'cache-control': isAsset ? immutableCacheControl : 'no-cache',
    etag,
    vary: 'accept, accept-encoding',
    ...(isHomeWithCatalog(file, served) && { link: formatCatalogLink(served.base) }),
    ...(location && { 'content-location': location }),
    ...(coding && { 'content-encoding': coding.name }),
  }
  const send = (status: number, part: Buffer, more: Record<string, string> = {}) =>
    response
      .writeHead(status, { ...headers, ...more, 'content-length': part.length })
      .end(method === 'HEAD' ? undefined : part)

  if (!found) return void send(404, body)
  if (isKnown(etag, requestHeaders['if-none-match'])) return void response.writeHead(304, headers).end()
  const isSame = (requestHeaders['if-range'] ?? etag) === etag
  const range = method === 'GET' && isSame ? parseRange(body.length, requestHeaders.range) : 'whole'
  if (range === 'whole') return void send(200, body, { 'accept-ranges': 'bytes' })
  if (range === 'beyond') {
    return void send(416, Buffer.alloc(0), { 'content-range': `bytes */${body.length}` })
  }
  const { start, end } = range
  const rangeHeaders = { 'content-range': `bytes ${start}-${end - 1}/${body.length}` }
  send(206, body.subarray(start, end), rangeHeaders)
}

/** Checks for the home page of a site that has a catalog of its APIs. */
function isHomeWithCatalog(file: string, { folder }: Served): boolean {
  const isHome = file === path.join(folder, 'index.html') || file === path.join(folder, 'index.md')
  return isHome && isServed(path.join(folder, apiCatalogHref), folder)
}

/** Returns the address of a file in the folder. */
function getLocation(file: string, { folder, base }: Served): string {
  return base + encodeURI(`/${path.relative(folder, file).split(path.sep).join('/')}`)
}

/** Checks whether an If-None-Match header contains a tag, weak or strong (RFC 9110, 13.1.2). */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.matchAll(/"[^"]*"/g).some(([tag]) => tag === etag)
}

/** A part of a file: the first byte, and the one after the last. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Parses a Range header with a single range. Returns `beyond` if the file is too short, and `whole` for any other header. */
function parseRange(length: number, header: string | undefined): ByteRange | 'whole' | 'beyond' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return 'whole'
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length : Math.min(length, Number(last) + 1)
  return start < end ? { start, end } : 'beyond'
}

/** A content coding: its name in HTTP (RFC 9110, 8.4.1), and the file extension. */
interface ContentCoding {
  readonly name: string
  readonly extension: string
}

/** The available codings, smallest first. */
const contentCodings: readonly ContentCoding[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/** Returns the codings that an Accept-Encoding header allows, best first (RFC 9110, 12.5.3). A weight of zero excludes a coding. */
export function listAcceptedEncodings(header: string): readonly ContentCoding[] {
  const weights = new Map(header.toLowerCase().split(',').map(parseWeightedCoding))
  const weight = ({ name }: ContentCoding) => weights.get(name) ?? weights.get('*') ?? 0
  return contentCodings.filter((each) => weight(each) > 0).sort((a, b) => weight(b) - weight(a))
}

/** Parses a coding with its weight: `br`, `gzip;q=0.5`. An invalid weight counts as 1, like a missing one. */
function parseWeightedCoding(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((each) => each.trim())
  const [weight = '1'] = parameters.flatMap((each) => weightParameter.exec(each)?.[1] ?? [])
  return [name, Number(weight)]
}

/** A weight from 0 to 1 (RFC 9110, 12.4.2): `q=0.5`. */
const weightParameter = /^q\s*=\s*(0(?:\.\d*)?|1(?:\.0*)?)$/
