import path from 'node:path'
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite'
import { artefacts } from '../artefacts/artefacts.ts'
import { readConfig } from '../config/read-config.ts'
import { pageAt } from '../model/check-links.ts'
import type { Site } from '../model/page.ts'
import { decoded } from '../url/decoded.ts'
import { basePathOf } from '../wire.ts'
import { contentTypes } from './content-types.ts'
import { liveHead, renderModule } from './live-head.ts'
import type { Live } from './live-site.ts'
import { configFile, liveSite, shownScript } from './live-site.ts'

/** The live site: pages are rendered when they are asked for, and content is read again when it changes. */
export function devSitePlugin(): Plugin {
  return {
    name: 'dev-site',
    apply: 'serve',
    async config() {
      const { loaded } = await readConfig(configFile())
      return { base: loaded ? `${basePathOf(loaded.config.url)}/` : '/' }
    },
    // Vite tells the browser of what the browser runs; what pages are rendered with is told by us.
    hotUpdate({ modules, server }) {
      const isRendering = this.environment.name === 'ssr' && modules.some(({ type }) => type === 'js')
      if (isRendering) server.environments.client.hot.send({ type: 'full-reload' })
    },
    configureServer(server) {
      const live = liveSite(server)
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
            // Vite has answered what lies outside the base path.
            const href = pathname.slice(server.config.base.length - 1)
            const { status, extension, body } = await answer(href, { server, live: await live() })
            const type = contentTypes[extension] ?? 'application/octet-stream'
            response.writeHead(status, { 'content-type': type }).end(body)
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

interface Answer {
  readonly status: number
  readonly extension: string
  readonly body: string | Uint8Array
}

async function answer(
  pathname: string,
  { server, live }: { server: ViteDevServer; live: Live },
): Promise<Answer> {
  const { site, mistakes } = live
  const shown = shownScript(live, server.config.base)
  if (!site || mistakes !== undefined) {
    return { status: 500, extension: '.html', body: reportPage(mistakes ?? '') + shown }
  }
  const isPayload = pathname.endsWith('.txt')
  const href = isPayload ? pathname.replace(/(\/index)?\.txt$/, (_, index) => (index ? '/' : '')) : pathname
  const page = pageAt(href, site.pages)
  if (!page && path.extname(pathname) !== '') {
    const file = await fileBesidePages(pathname, site)
    if (file) return file
  }
  const { runner } = server.environments.ssr as RunnableDevEnvironment
  const { renderPage }: typeof import('./render-page.tsx') = await runner.import(renderModule)
  const { html, payload } = renderPage(page ?? site.pages.get('/404')!, {
    site,
    build: 'dev',
    shipped: undefined,
  })
  const status = page && page.kind !== 'not-found' ? 200 : 404
  if (isPayload) return { status, extension: '.txt', body: JSON.stringify(payload) }
  const head = await liveHead(server)
  return { status, extension: '.html', body: html.replace('</head>', (end) => head + end) + shown }
}

/** A picture, the icon, the search index: what the build would write beside the pages. */
async function fileBesidePages(pathname: string, site: Site): Promise<Answer | undefined> {
  for (const { file, content } of artefacts(site)) {
    if (`/${file}` !== decoded(pathname)) continue
    const made = await content()
    const isOnePiece = typeof made === 'string' || made instanceof Uint8Array
    const body = isOnePiece ? made : [...made].join('')
    return { status: 200, extension: path.extname(file), body }
  }
  return undefined
}

/** What is wrong with the site, in place of its pages. */
function reportPage(mistakes: string): string {
  const text = mistakes.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>The site cannot be shown yet</title>
<h1>The site cannot be shown yet</h1><pre>${text}</pre>`
}
