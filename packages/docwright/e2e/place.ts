import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveFolder } from '../src/server/static-server.ts'

/** A site that is built for its base path and served there, with a server of another origin that counts requests. */
export interface SitePlace {
  readonly folder: string
  /** The address of the host. */
  readonly host: string
  readonly counter: { readonly origin: string; readonly asked: readonly string[] }
  /** The environment of commands, which names the site. */
  readonly env: NodeJS.ProcessEnv
  stop(): void
}

/** Tells the page that it was counted, and asks its own origin once more. */
const countScript =
  "const { dataset } = document.currentScript; document.documentElement.dataset.counted = dataset.site; fetch(new URL('/seen', document.currentScript.src))"

/** Builds the site of another company for a path of its host, and serves it. */
export async function startPlace(base: string): Promise<SitePlace> {
  const asked: string[] = []
  const counter = createServer(({ url }, response) => {
    asked.push(url ?? '')
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }
    response.writeHead(200, headers).end(countScript)
  })
  counter.listen(0, 'localhost')
  await once(counter, 'listening')
  const folder = `.cache/e2e/place${base.replaceAll('/', '-')}`
  const env = {
    ...process.env,
    SITE_CONFIG: 'fixtures/skerry/docwright.config.ts',
    SITE_URL: `https://skerry.example${base}`,
    STATS_ORIGIN: originOf(counter),
  }
  const command = ['bin/docwright.js', 'build', '--out', folder]
  const { status } = spawnSync(process.execPath, command, { env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`The site for ${base}/ can't be built.`)
  const server = await serveFolder(folder, 0)
  const stop = () => {
    for (const each of [counter, server]) {
      each.close()
      each.closeAllConnections()
    }
  }
  return { folder, host: originOf(server), counter: { origin: originOf(counter), asked }, env, stop }
}

/** The address that a server of this machine listens at. */
export function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
