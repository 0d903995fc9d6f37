import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { lastingCache, securityHeaders } from '../src/artefacts/host-headers.ts'
import { contentTypes } from '../src/render/content-types.ts'
import { bareAddress, decoded } from '../src/wire.ts'

/** A static host on this machine alone: clean addresses, 404.html, compressed copies, validators, lasting assets. */
export async function serve(folder: string, port: number): Promise<Server> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}; run npm run build first.`)
  }
  const server = createServer((request, response) => {
    answer(request, response, folder).catch((error: Error) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return server
}

async function answer(request: IncomingMessage, response: ServerResponse, folder: string): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const found = await fileFor(request.url ?? '/', folder)
  const status = found ? 200 : 404
  const file = found ?? path.join(folder, '404.html')
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '', file)
  const sent = encoding ? file + encoding.extension : file
  // Whole, since a build may swap the folder while an answer is being sent.
  const [body, { mtimeMs }] = await Promise.all([readFile(sent), stat(sent)])
  const etag = `"${body.length.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  const headers = {
    ...securityHeaders,
    'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
    'cache-control': file.startsWith(path.join(folder, 'assets/')) ? lastingCache : 'no-cache',
    etag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding.name }),
  }
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}

/** `/docs/x`, `/docs/x/` and `/docs/x.html` are one page, be it `x.html` or `x/index.html`. */
async function fileFor(url: string, folder: string): Promise<string | undefined> {
  const pathname = decoded(URL.parse(url, 'http://localhost')?.pathname ?? url)
  if (pathname.includes('\0') || pathname === '/_headers') return undefined
  const asked = path.join(folder, path.posix.normalize(`/${pathname}`)).replace(/\/$/, '')
  const bare = bareAddress(asked)
  const candidates = [asked, `${bare}.html`, path.join(bare, 'index.html')]
  for (const candidate of candidates) {
    const isFile = await stat(candidate).then(
      (found) => found.isFile(),
      () => false,
    )
    if (isFile && candidate.startsWith(folder + path.sep)) return candidate
  }
  return undefined
}

function encodingFor(accepted: string, file: string): { name: string; extension: string } | undefined {
  const offers = [
    { name: 'br', extension: '.br' },
    { name: 'gzip', extension: '.gz' },
  ]
  return offers.find(({ name, extension }) => accepted.includes(name) && existsSync(file + extension))
}
