import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import type { Host } from './serve-here.ts'

interface ViewerRequest {
  readonly uri: string
}
interface Moved {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, { readonly value: string }>>
}

/** Starts a substitute for CloudFront on a free port. It runs the function that the build writes, then reads a key from a folder as S3 does. */
export async function startCloudFront(
  folder: string,
  { base, functionCode }: { base: string; functionCode: string },
): Promise<Host> {
  const handler = runInNewContext(`${functionCode};handler`) as (event: object) => ViewerRequest | Moved
  const server = createServer(({ url = '/', method, headers: asked }, response) => {
    const [uri = '/'] = url.split('?')
    const headers = asked.accept === undefined ? {} : { accept: { value: asked.accept } }
    const answer = handler({ request: { uri, method, headers, querystring: {} } })
    if ('statusCode' in answer) {
      const said = Object.entries(answer.headers).map(([name, { value }]) => [name, value] as const)
      response.writeHead(answer.statusCode, Object.fromEntries(said)).end()
      return
    }
    const key = decodeURIComponent(answer.uri)
    const file = path.join(folder, key.slice(base.length))
    const isThere = key.startsWith(`${base}/`) && existsSync(file) && statSync(file).isFile()
    response.writeHead(isThere ? 200 : 404).end(readFileSync(isThere ? file : path.join(folder, '404.html')))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}
