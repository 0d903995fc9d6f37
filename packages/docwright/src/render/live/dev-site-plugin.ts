import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { apiCatalogHref } from '../../artefacts/api-catalog.ts'
import { createArtefacts } from '../../artefacts/artefacts.ts'
import { setTwinRenderer } from '../../artefacts/markdown/twin.ts'
import { prefersMarkdown } from '../../artefacts/prefers-markdown.ts'
import { listRedirects } from '../../artefacts/redirects.ts'
import { readConfig } from '../../config/read-config.ts'
import type { SiteFile } from '../../config/site-file.ts'
import { findPage } from '../../model/checks/check-links.ts'
import { getTwinHref } from '../../model/markdown-href.ts'
import type { Page, Site } from '../../model/page.ts'
import type { Problem } from '../../problem/problem.ts'
import { formatReport, liveOutcome } from '../../problem/report.ts'
import { decodeUrlPart } from '../../url/decoded.ts'
import { getBasePath, removePathEnding } from '../../wire.ts'
import { contentTypes } from '../content-types.ts'
import type { RenderedPage } from '../render-page.tsx'
import { toSlotMistake } from '../slot-mistake.ts'
import { guardEditor } from './guard-editor.ts'
import { renderLiveHead } from './live-head.ts'
import type { Live, LiveSite } from './live-site.ts'
import { createLiveSite } from './live-site.ts'
import { createShownScript } from './open-pages.ts'
import type { RenderingCode } from './rendering-code.ts'
import { createRenderingCode, pageModule } from './rendering-code.ts'

/** The dev server: pages are rendered on request, and content is read again when it changes. */
export function createDevSitePlugin(siteFile: SiteFile): Plugin {
  let live: LiveSite
  return {
    name: 'dev-site',
    apply: 'serve',
    async config() {
      const { loaded } = await readConfig(siteFile)
      return { base: loaded ? `${getBasePath(loaded.config.url)}/` : '/' }
    },
    // Vite notifies the browser about the browser's code. Changes of the rendering code are handled here.
    hotUpdate(update) {
      const { modules, timestamp, server } = update
      if (this.environment.name === 'client') {
        // A linked style sheet is replaced in place, so modules that import it needn't reload the page.
        const linked = modules.filter(({ url }) => /\.css\?direct$/.test(url))
        const updates = linked.map(({ url: path }) => {
          return { type: 'css-update' as const, path, acceptedPath: path, timestamp }
        })
        if (updates.length > 0) server.environments.client.hot.send({ type: 'update', updates })
        return modules.filter((module) => !linked.includes(module))
      }
      live.handleCodeChange(update)
      // Nothing is left to Vite, which would reload code during a rendering.
      return []
    },
    configureServer(server) {
      server.middlewares.use(guardEditor(path.dirname(siteFile.file)))
      const code = createRenderingCode(server)
      live = createLiveSite(server, siteFile, code)
      // Starts before a page is requested, so that problems are known by then.
      void live.current()
      server.httpServer?.once('listening', () => void loadRenderer(code))
      return () => {
        server.middlewares.use((request, response, next) => {
          sendResponse(request, response, { server, code, live }).catch(next)
        })
      }
    },
  }
}

interface Serving {
  readonly server: ViteDevServer
  readonly code: RenderingCode
  readonly live: LiveSite
}

/** Responds to a request that Vite doesn't handle: for a page, its twin or payload, or a generated file. */
async function sendResponse(
  request: Connect.IncomingMessage,
  response: ServerResponse,
  { server, code, live }: Serving,
): Promise<void> {
  const { base } = server.config
  const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
  // Vite has already handled paths outside the base path.
  const href = pathname.slice(base.length - 1)
  const reading = live.current()
  const state = live.state()
  // Loads the rendering code while the files are read.
  void loadRenderer(code)
  const current = await reading
  const renderer = await getRenderer(code, current)
  const slots = renderer.loadedSlots.status === 'fulfilled' ? renderer.loadedSlots.value : {}
  setTwinRenderer((page, site) => renderer.renderMarkupForTwin(page, { site, slots }))
  const location = findRedirect(href, current)
  if (location !== undefined) {
    // Not a permanent redirect, because browsers would cache it for other sites on the same port.
    response.writeHead(302, { location }).end()
    return
  }
  const isMarkdown = prefersMarkdown(String(request.headers.accept ?? ''))
  const { status, extension, body } = await createAnswer(isMarkdown ? getTwinAddress(href, current) : href, {
    server,
    renderer,
    live: current,
    problems: live.problems,
  })
  const type = contentTypes[extension] ?? 'application/octet-stream'
  const script = extension === '.html' ? createShownScript(state, base) : ''
  response
    .writeHead(status, { 'content-type': type, vary: 'accept' })
    .end(script === '' ? body : body + script)
  void current.verdict()
}

/** Returns the target of a redirect. */
function findRedirect(href: string, { opened }: Live): string | undefined {
  const requested = removePathEnding(decodeUrlPart(href))
  return opened && listRedirects(opened.site.config).find(({ from }) => from === requested)?.to
}

/** Returns the address of a page's twin. Other addresses are returned unchanged. */
function getTwinAddress(href: string, { opened }: Live): string {
  const page = opened && findLivePage(opened.site, href)
  return (page && getTwinHref(page.href, opened.site.config)) ?? href
}

interface Answer {
  readonly status: number
  readonly extension: string
  readonly body: string | Uint8Array
}

interface AnswerSources {
  readonly server: ViteDevServer
  readonly renderer: Awaited<ReturnType<typeof getRenderer>>
  readonly live: Live
  problems(): readonly Problem[]
}

/** Returns the response for a path. If a page can't be rendered, waits for the checks, which explain why. */
async function createAnswer(
  pathname: string,
  { server, renderer, live, problems }: AnswerSources,
): Promise<Answer> {
  const { opened, verdict } = live
  if (!opened) return { status: 500, extension: '.html', body: createReportPage(await verdict()) }
  const { site, isUnread } = opened
  const isPayload = pathname.endsWith('.txt')
  const href = isPayload ? pathname.replace(/(\/index)?\.txt$/, (_, index) => (index ? '/' : '')) : pathname
  const found = findLivePage(site, href)
  if (!found && (path.extname(pathname) !== '' || pathname === apiCatalogHref)) {
    const file = await findGeneratedFile(pathname, site)
    if (file) return file
  }
  const page = found ?? site.pagesButSchemas.get('/404')!
  const { renderLivePage, renderFailedPage, loadedSlots } = renderer
  const answerWith = async ({ html, payload }: RenderedPage, status: number): Promise<Answer> => {
    if (isPayload) return { status, extension: '.txt', body: JSON.stringify(payload) }
    const head = await renderLiveHead(server, site.brand)
    return { status, extension: '.html', body: html.replace('</head>', (end) => head + end) }
  }
  const answerWithProblems = (found: readonly Problem[]) =>
    answerWith(renderFailedPage(page, { site, problems: found }), 500)
  if (isUnread(href)) return answerWithProblems(await verdict())
  try {
    if (loadedSlots.status === 'rejected') throw loadedSlots.reason
    const rendered = renderLivePage(page, { site, slots: loadedSlots.value, problems: problems() })
    return await answerWith(rendered, page.kind === 'not-found' ? 404 : 200)
  } catch (error) {
    const mistake = toSlotMistake(error)
    if (mistake) return answerWithProblems([mistake])
    const found = await verdict()
    if (found.length === 0) throw error
    return answerWithProblems(found)
  }
}

/** Starts loading the code that renders pages. An error in it is thrown by `getRenderer`. */
async function loadRenderer(code: RenderingCode): Promise<void> {
  await code.use(pageModule, () => undefined).catch(() => undefined)
}

/** Returns the rendering code, and the site's own parts or the error in them. */
function getRenderer(code: RenderingCode, { opened }: Live) {
  return code.use(pageModule, async (renderer: typeof import('./render-live-page.tsx')) => {
    const [loadedSlots] = await Promise.allSettled([
      renderer.loadOwnSlots(opened?.site ?? { extensions: [] }),
    ])
    return { ...renderer, loadedSlots }
  })
}

/** Returns the page at a path. Only a path below a reference may be the page of a schema, which requires reading all operations. */
function findLivePage(site: Site, href: string): Page | undefined {
  const found = findPage(href, site.pagesButSchemas)
  const isInReference = site.versions.some(({ apis }) => apis.some(({ root }) => href.startsWith(root)))
  return found ?? (isInReference ? findPage(href, site.pages) : undefined)
}

/** Returns a file that a build would write next to the pages, such as a picture or the search index. */
async function findGeneratedFile(pathname: string, site: Site): Promise<Answer | undefined> {
  for (const { file, content } of createArtefacts(site)) {
    if (`/${file}` !== decodeUrlPart(pathname)) continue
    const whole = await content()
    const isOnePiece = typeof whole === 'string' || whole instanceof Uint8Array
    const body = isOnePiece ? whole : [...whole].join('')
    return { status: 200, extension: path.extname(file) || path.basename(file), body }
  }
  return undefined
}

/** Returns a plain page with the problems of a site that could never be read, so that its frame can't be rendered. */
function createReportPage(problems: readonly Problem[]): string {
  const text = formatReport(problems, [], { outcome: liveOutcome })
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The site can't be shown yet</title>
<style>:root { color-scheme: light dark; font-family: system-ui } body { margin: 10vh auto; padding: 1rem; max-width: 60rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>
<h1>The site can't be shown yet</h1><pre>${text}</pre>`
}
