import path from 'node:path'
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite'
import { readConfig } from '../config/read-config.ts'
import { pageAt } from '../model/check-links.ts'
import type { Site } from '../model/page.ts'
import type { Problem } from '../problem/problem.ts'
import { report } from '../problem/report.ts'
import { readSite } from '../site.ts'
import { encodeFlight } from '../wire.ts'

/** The live site: pages are rendered when they are asked for, and content is read again when it changes. */
export function devSitePlugin(): Plugin {
  return {
    name: 'dev-site',
    apply: 'serve',
    configureServer(server) {
      const live = liveSite(server)
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
            const { status, type, body } = await answer(pathname, { server, live: await live() })
            response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body)
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

interface Live {
  readonly site: Site | undefined
  readonly problems: readonly Problem[]
}

/** Reads the site once, and again after each change of the config or below the content folder. */
function liveSite(server: ViteDevServer): () => Promise<Live> {
  const configFile = path.resolve(process.env.SITE_CONFIG ?? 'site.config.ts')
  let reading: Promise<Live> | undefined
  let watched = ''
  const read = async (): Promise<Live> => {
    const { loaded, problems } = await readConfig(configFile)
    if (!loaded) return { site: undefined, problems }
    watched = loaded.contentFolder
    server.watcher.add([configFile, watched])
    const found = await readSite(loaded)
    if (found.problems.length > 0) server.config.logger.error(report(found.problems))
    return found
  }
  server.watcher.on('all', (_event, file) => {
    if (file !== configFile && !(watched && file.startsWith(watched + path.sep))) return
    reading = undefined
    server.environments.client.hot.send({ type: 'custom', event: 'rsc:update', data: { file } })
  })
  return () => (reading ??= read())
}

async function answer(pathname: string, { server, live }: { server: ViteDevServer; live: Live }) {
  const { site, problems } = live
  if (!site) return { status: 500, type: 'text/plain', body: report(problems) }
  const isPayload = pathname.endsWith('.txt')
  const href = isPayload ? pathname.replace(/(\/index)?\.txt$/, (_, index) => (index ? '/' : '')) : pathname
  const page = pageAt(href, site.pages)
  const environment = server.environments.rsc as RunnableDevEnvironment
  const entry: typeof import('./entry.rsc.tsx') = await environment.runner.import('/src/render/entry.rsc.tsx')
  const { html, flight } = await entry.renderPage(page ?? site.pages.get('/404')!, {
    site,
    build: 'dev',
    withPolicy: false,
  })
  const status = page && page.kind !== 'not-found' ? 200 : 404
  return isPayload
    ? { status, type: 'text/plain', body: encodeFlight(flight) }
    : { status, type: 'text/html', body: html }
}
