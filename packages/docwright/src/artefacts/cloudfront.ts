import type { Site } from '../model/page.ts'
import { bareAddress, basePathOf } from '../wire.ts'
import type { Artefact } from './artefact.ts'
import { findFoldersWithoutPage } from './entrances.ts'
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
export function cloudfrontFunction(site: Site): Artefact {
  return { file: cloudfrontFile, content: () => createFunctionSource(site) }
}

type FunctionSite = Pick<Site, 'config' | 'pages' | 'versions' | 'pagesButSchemas'>

/** Returns the function's source, with the facts about the site that it needs. */
export function createFunctionSource(site: FunctionSite): string {
  const { config, pages } = site
  const base = basePathOf(config.url)
  const hrefs = [...pages.keys()].map((href) => base + encodeURI(href))
  const known = {
    // First pages of folders, and pages whose names look like file names.
    folders: [
      ...hrefs.filter((href) => href.endsWith('/')),
      ...[...findFoldersWithoutPage(site).keys()].map((folder) => base + encodeURI(folder)),
    ].map(bareAddress),
    dotted: hrefs.map(bareAddress).filter((bare) => /\.[^/]*$/.test(bare)),
    moved: Object.fromEntries(listRedirects(config).map(({ from, to }) => [base + encodeURI(from), to])),
  }
  const kind =
    config.files?.twins === false ? "'.html'" : "prefersMarkdown(request.headers.accept) ? '.md' : '.html'"
  return `var known = ${JSON.stringify(known)}
function weight(accept, types) {
  var ranges = accept.toLowerCase().split(',')
  for (var i = 0; i < types.length; i++) {
    for (var j = 0; j < ranges.length; j++) {
      var parts = ranges[j].split(';')
      if (parts[0].trim() !== types[i]) continue
      var q = /^\\s*q=([0-9.]+)/.exec(parts[parts.length - 1])
      return q === null ? 1 : Number(q[1])
    }
  }
  return 0
}
function prefersMarkdown(accept) {
  if (accept === undefined) return false
  var markdown = weight(accept.value, ['text/markdown'])
  return markdown > 0 && markdown >= weight(accept.value, ['text/html', 'text/*', '*/*'])
}
function handler(event) {
  var request = event.request
  var bare = request.uri.replace(/(\\/index)?\\.html$/, '').replace(/\\/+$/, '')
  var to = Object.prototype.hasOwnProperty.call(known.moved, bare) ? known.moved[bare] : ''
  if (to !== '') {
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } }
  }
  if (bare.indexOf('/.well-known/') >= 0) return request
  var kind = ${kind}
  if (known.folders.indexOf(bare) >= 0) request.uri = bare + '/index' + kind
  else if (!/\\.[^\\/]*$/.test(bare) || known.dotted.indexOf(bare) >= 0) request.uri = bare + kind
  return request
}
`
}
