import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import path from 'node:path'
import { lastingCache, securityHeaders } from '../artefacts/host-headers.ts'
import { prefersMarkdown } from '../artefacts/prefers-markdown.ts'
import { contentTypes } from '../render/content-types.ts'
import { baseOf, fileFor, isServed, redirectFor, twinOf } from './served-file.ts'

/** A folder that is being served, and the path below which its site lives. */
interface Served {
  readonly folder: string
  readonly base: string
}

/** A static host, for this machine only: clean addresses, 404.html, compressed copies, validators, lasting assets. */
export async function serveFolder(
  folder: string,
  port: number,
  { report }: { report?: (error: Error) => void } = {},
): Promise<Server> {
  const base = await baseOf(folder)
  const server = createServer((request, response) => {
    answer(request, response, { folder, base }).catch((error: Error) => {
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

async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const { method, url = '/', headers: asked } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const moved = await redirectFor(url, served)
  if (moved !== undefined) {
    response.writeHead(301, { ...securityHeaders, location: moved, 'cache-control': 'no-cache' }).end()
    return
  }
  const found = fileFor(url, served)
  const shown = found ?? path.join(served.folder, '404.html')
  const isMarkdown = prefersMarkdown(String(asked.accept ?? ''))
  const file = (isMarkdown && twinOf(shown, served)) || shown
  const location = isMarkdown && found && file.endsWith('.md') ? locationOf(file, served) : undefined
  const accepted = acceptedEncodings(String(asked['accept-encoding'] ?? ''))
  const encoding = accepted.find(({ extension }) => isServed(file + extension, served.folder))
  const sent = encoding ? file + encoding.extension : file
  // Whole, since a build may swap the folder while an answer is being sent.
  const [body, { mtimeMs }] = await Promise.all([readFile(sent), stat(sent)])
  const etag = `"${body.length.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  const isAsset = file.startsWith(path.join(served.folder, 'assets/'))
  const headers = {
    ...securityHeaders,
    'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': isAsset ? lastingCache : 'no-cache',
    etag,
    vary: 'accept, accept-encoding',
    ...(location && { 'content-location': location }),
    ...(encoding && { 'content-encoding': encoding.name }),
  }
  const send = (status: number, part: Buffer, more: Record<string, string> = {}) =>
    response
      .writeHead(status, { ...headers, ...more, 'content-length': part.length })
      .end(method === 'HEAD' ? undefined : part)

  if (!found) return void send(404, body)
  if (isKnown(etag, asked['if-none-match'])) return void response.writeHead(304, headers).end()
  const isSame = (asked['if-range'] ?? etag) === etag
  const range = method === 'GET' && isSame ? rangeIn(body.length, asked.range) : 'whole'
  if (range === 'whole') return void send(200, body, { 'accept-ranges': 'bytes' })
  if (range === 'beyond') {
    return void send(416, Buffer.alloc(0), { 'content-range': `bytes */${body.length}` })
  }
  const { start, end } = range
  const about = { 'content-range': `bytes ${start}-${end - 1}/${body.length}` }
  send(206, body.subarray(start, end), about)
}

/** The address of a file in the folder. */
function locationOf(file: string, { folder, base }: Served): string {
  return base + encodeURI(`/${path.relative(folder, file).split(path.sep).join('/')}`)
}

/** Whether an If-None-Match header names a tag, alone or in a list, be it weak (RFC 9110, 13.1.2). */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.matchAll(/"[^"]*"/g).some(([tag]) => tag === etag)
}

/** A part of a file: the first byte, and the one after the last. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The one part that a Range header asks for, `beyond` a file too short for it; for any other header the whole file. */
function rangeIn(length: number, header: string | undefined): ByteRange | 'whole' | 'beyond' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return 'whole'
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length : Math.min(length, Number(last) + 1)
  return start < end ? { start, end } : 'beyond'
}

/** A kind of compressed copy: its name in HTTP (RFC 9110, 8.4.1), and the ending of its file's name. */
interface ContentCoding {
  readonly name: string
  readonly extension: string
}

/** Ours, the smallest first. */
const encodings: readonly ContentCoding[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/** Those that an Accept-Encoding header takes, best first (RFC 9110, 12.5.3): what weighs nothing is rejected. */
export function acceptedEncodings(header: string): readonly ContentCoding[] {
  const weights = new Map(header.toLowerCase().split(',').map(weightOf))
  const weight = ({ name }: ContentCoding) => weights.get(name) ?? weights.get('*') ?? 0
  return encodings.filter((each) => weight(each) > 0).sort((a, b) => weight(b) - weight(a))
}

/** `br`, `gzip;q=0.5`; a weight that isn't a number is one, as without it. */
function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
  const given = parameters.find((each) => /^q\s*=/.test(each))?.replace(/^q\s*=\s*/, '')
  const weight = Number(given ?? 1)
  return [name, Number.isNaN(weight) ? 1 : weight]
}
