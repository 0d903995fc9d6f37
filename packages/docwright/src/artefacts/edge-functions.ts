import type { Settings } from '../config/site-config.ts'
import type { Site } from '../model/page.ts'
import { getBasePath } from '../wire.ts'
import type { Artefact } from './artefact.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { escapeRegex } from './redirects.ts'
import { sendTwin } from './send-twin.ts'

/** The source of the function that a host runs before it sends a file, and of the host's settings for it, by host. */
const functionsOfHosts: Partial<Record<NonNullable<Settings['host']>, (base: string) => Files>> = {
  netlify: (base) => ({
    '_edge-functions/markdown.js': `${createSource(base)}
export default (request) => sendPreferred(request, fetch)
export const config = { path: '/*', method: ['GET', 'HEAD'], header: { accept: 'text/markdown' } }
`,
  }),
  'cloudflare-pages': (base) => ({
    '_worker.js': `${createSource(base)}
export default {
  async fetch(request, env) {
    const twin = await sendPreferred(request, (asked) => env.ASSETS.fetch(asked))
    return twin || env.ASSETS.fetch(request)
  },
}
`,
    // Workers, unlike Pages, would publish the function as a file.
    '.assetsignore': '_worker.js\n_routes.json\n',
    // Requests for assets don't count against the limit of the plan.
    '_routes.json': `${JSON.stringify({ version: 1, include: ['/*'], exclude: [`${base}/assets/*`] })}\n`,
  }),
  vercel: (base) => {
    const assets = escapeRegex(`${base}/assets/`.slice(1))
    return {
      'middleware.js': `${createSource(base)}
export default (request) => sendPreferred(request, fetch)
export const config = { matcher: [${JSON.stringify(`/((?!${assets}).*)`)}] }
`,
    }
  },
}

type Files = Readonly<Record<string, string>>

/** Generates the function that the configured host runs before it sends a file, if it can run one. */
export function* createEdgeFunctions({ config }: Pick<Site, 'config'>): Generator<Artefact> {
  if (!runsEdgeFunction(config)) return
  const files = functionsOfHosts[config.host!]!(getBasePath(config.url))
  for (const [file, text] of Object.entries(files)) yield { file, content: () => text }
}

/** Checks whether the host runs a function that chooses between a page and its Markdown twin. */
export function runsEdgeFunction({ host, files }: Pick<Settings, 'host' | 'files'>): boolean {
  return host !== undefined && Object.hasOwn(functionsOfHosts, host) && files?.twins !== false
}

/** Returns the part of the source that all hosts share. */
function createSource(base: string): string {
  return `${prefersMarkdown}
${sendTwin}
async function sendPreferred(request, fetchFile) {
  if (!prefersMarkdown(request.headers.get('accept') || '')) return undefined
  return sendTwin(request, { base: ${JSON.stringify(base)}, fetchFile })
}`
}
