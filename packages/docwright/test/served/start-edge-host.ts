import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEdgeFunctions } from '../../src/artefacts/edge-functions.ts'
import type { Site } from '../../src/model/page.ts'
import type { Host } from './serve-here.ts'
import { serveHere } from './serve-here.ts'

type Fetch = (request: Request) => Promise<Response>

/** The exports of an edge module for Netlify and Vercel, and of a Cloudflare worker. */
type EdgeFunction =
  | ((request: Request) => Promise<Response | undefined>)
  | { readonly fetch: (request: Request, env: object) => Promise<Response> }

/**
 * A host on a free port that runs the function that the build writes, as Netlify, Cloudflare Pages and Vercel do. The files come from
 * `docwright serve`, which these hosts reach through `fetch` or `env.ASSETS`.
 */
export async function startEdgeHost(
  folder: string,
  { host, base }: { readonly host: string; readonly base: string },
): Promise<Host> {
  const config = { url: `https://host.example${base}`, host, files: {} }
  const [code] = createEdgeFunctions({ config } as unknown as Site)
  const module = `data:text/javascript,${encodeURIComponent(String(code!.content()))}`
  const { default: run } = (await import(/* @vite-ignore */ module)) as { readonly default: EdgeFunction }
  const files = await serveHere(folder)
  const fetchFile: Fetch = (request) => fetch(request)
  const answer = async (request: Request) => {
    if (typeof run !== 'function') return run.fetch(request, { ASSETS: { fetch: fetchFile } })
    return (await run(request)) ?? fetchFile(request)
  }
  const server = createServer(async ({ url = '/', method = 'GET', headers }, response) => {
    // Without an encoding of the client's, `fetch` would ask for one of its own.
    const { connection, host: _host, ...asked } = { 'accept-encoding': 'identity', ...headers }
    const request = new Request(files.address + url, {
      method,
      headers: Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]),
      redirect: 'manual',
    })
    const found = await answer(request)
    response.writeHead(found.status, Object.fromEntries(found.headers))
    response.end(Buffer.from(await found.arrayBuffer()))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      files.stop()
    },
  }
}
