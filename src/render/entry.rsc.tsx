import bootScript from 'virtual:boot-script'
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server'
import type { Page, Site } from '../model/page.ts'
import { Document } from '../pages/Document.tsx'
import { payloadOf } from '../pages/payload-of.tsx'
import type { PageStyles } from './page-styles.ts'
import { securityPolicy } from './security-policy.ts'

export { recallFrom } from '../memory.ts'

/** A page as its two files hold it. */
export interface RenderedPage {
  readonly html: string
  /** The text of the payload, in React's flight format. */
  readonly flight: string
}

/** What ships beside the pages and is named in them. */
interface Shipped {
  readonly styles: PageStyles
  /** The address of the code that draws other pages. */
  readonly drawingHref: string
}

interface Options {
  readonly site: Site
  /** Names the scripts and styles that the page is made for. */
  readonly build: string
  /** Absent while developing, when Vite links styles and adds scripts that no policy knows. */
  readonly shipped: Shipped | undefined
}

/** One page to HTML and payload; what a component throws is thrown here, with the page's address and its guide. */
export async function renderPage(page: Page, options: Options): Promise<RenderedPage> {
  const thrown: unknown[] = []
  // React turns what a component throws into a row for the browser, without its message; a build wants the real one.
  const onError = (error: unknown) => void thrown.push(error)
  try {
    const rendered = await render(page, { ...options, onError })
    if (thrown.length === 0) return rendered
  } catch (error) {
    thrown.push(error)
  }
  const [cause] = thrown
  const name = 'guide' in page && page.guide ? `${page.href} (${page.guide.file})` : page.href
  throw new Error(`${name} cannot be rendered: ${cause instanceof Error ? cause.message : cause}`, { cause })
}

async function render(
  page: Page,
  { site, build, shipped, onError }: Options & { onError: (error: unknown) => void },
) {
  const ssr = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr.tsx')>('ssr', 'index')
  const entryHref = ssr.entryHref()
  const stream = renderToReadableStream(payloadOf(page, { site, build, markup: ssr.markup }), { onError })
  const flight = await new Response(stream).text()
  // In one piece, since a thousand small ones take longer to read.
  const region = await ssr.renderRegion(new Response(flight).body!, onError)
  const document = <Document {...{ page, site, region, bootScript, shipped, entryHref, build }} />
  const html = await ssr.renderDocument(renderToReadableStream(document, { onError }), onError)
  return { html: shipped ? withStyles(html, shipped.styles) : html, flight }
}

/** What a document begins with; the policy follows at once, since it holds for what comes after it. */
const charset = '<meta charSet="utf-8"/>'

/** A document with the styles that it paints with, and the policy that knows them. */
function withStyles(html: string, styles: PageStyles): string {
  const own = styles.partFor(html)
  const policy = securityPolicy({ script: bootScript, styles: own })
  if (!html.includes(charset)) throw new Error(`Expected ${charset} in the document.`)
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/><style>${own}</style>`,
  )
}

if (import.meta.hot) import.meta.hot.accept()
