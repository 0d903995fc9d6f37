import type { Site } from '../model/page.ts'
import { getBasePath, removePathEnding } from '../wire.ts'
import type { Artefact } from './artefact.ts'
import { findFoldersWithoutPage } from './folder-redirects.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { listRedirects } from './redirects.ts'

/** The file of the CloudFront function that runs before each request to S3. */
const cloudfrontFile = '_cloudfront.js'

/** CloudFront's limit for the size of a function, in bytes. */
export const maxFunctionBytes = 10_240

/**
 * Returns a function for CloudFront (runtime 2.0, viewer request). S3 finds a file only by its exact key, so the function
 * rewrites each form of a page's address to the key of its file. It also redirects old addresses, and sends the page's Markdown
 * twin to programs that prefer Markdown.
 */
export function createCloudfrontFunction(site: Site): Artefact {
  return { file: cloudfrontFile, content: () => createFunctionSource(site) }
}

type FunctionSite = Pick<Site, 'config' | 'pages' | 'versions' | 'pagesButSchemas'>

/** Returns the function's source, with the facts about the site that it needs. */
export function createFunctionSource(site: FunctionSite): string {
  const { config, pages } = site
  const base = getBasePath(config.url)
  const hrefs = [...pages.keys()].map((href) => base + encodeURI(href))
  const known = {
    // First pages of folders, and pages whose names look like file names.
    folders: [
      ...hrefs.filter((href) => href.endsWith('/')),
      ...[...findFoldersWithoutPage(site).keys()].map((folder) => base + encodeURI(folder)),
    ].map(removePathEnding),
    dotted: hrefs.map(removePathEnding).filter((bare) => /\.[^/]*$/.test(bare)),
    moved: Object.fromEntries(listRedirects(config).map(({ from, to }) => [base + encodeURI(from), to])),
  }
  const kind =
    config.files?.twins === false ? "'.html'" : "accept && prefersMarkdown(accept.value) ? '.md' : '.html'"
  return `var known = ${JSON.stringify(known)}
${prefersMarkdown}
function handler(event) {
  var request = event.request
  var bare = request.uri.replace(/(\\/index)?\\.html$/, '').replace(/\\/+$/, '')
  var to = Object.prototype.hasOwnProperty.call(known.moved, bare) ? known.moved[bare] : ''
  if (to !== '') {
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } }
  }
  if (bare.indexOf('/.well-known/') >= 0) return request
  var accept = request.headers.accept
  var kind = ${kind}
  if (known.folders.indexOf(bare) >= 0) request.uri = bare + '/index' + kind
  else if (!/\\.[^\\/]*$/.test(bare) || known.dotted.indexOf(bare) >= 0) request.uri = bare + kind
  return request
}
`
}
