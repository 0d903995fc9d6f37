import { getIntroductionHref } from '../model/api-hrefs.ts'
import { getTwinHref } from '../model/markdown-href.ts'
import type { Site } from '../model/page.ts'
import type { PublishedApi } from '../model/published-api.ts'
import type { Artefact } from './artefact.ts'
import { hasWorkflows, workflowsHref } from './workflows.ts'

/** The address where programs look for the APIs of a host (RFC 9727). */
export const apiCatalogHref = '/.well-known/api-catalog'

/** Generates the catalog of the current version's APIs, as a set of links (RFC 9264): what describes each of them, and for whom. */
export function* createApiCatalog(site: Site): Generator<Artefact> {
  const apis = site.versions[0]?.apis ?? []
  if (apis.length === 0) return
  const linkset = apis.map((api, index) =>
    getLinks(api, { config: site.config, hasOwnWorkflows: index === 0 && hasWorkflows(site) }),
  )
  yield {
    file: apiCatalogHref.slice(1),
    content: () => `${JSON.stringify({ linkset }, null, 2)}\n`,
  }
}

function getLinks(
  api: PublishedApi,
  { config, hasOwnWorkflows }: { readonly config: Site['config']; readonly hasOwnWorkflows: boolean },
) {
  const { url } = config
  const introduction = getIntroductionHref(api.root)
  const twin = getTwinHref(introduction, config)
  const [server] = api.servers
  return {
    anchor: server && URL.canParse(server.defaultUrl, url) ? new URL(server.defaultUrl, url).href : url,
    'service-desc': [
      { href: url + api.files.yaml, type: 'application/yaml' },
      { href: url + api.files.json, type: 'application/json' },
    ],
    'service-doc': [
      { href: url + introduction, type: 'text/html' },
      ...(twin === undefined ? [] : [{ href: url + twin, type: 'text/markdown' }]),
    ],
    'service-meta': [
      { href: `${url}/llms.txt`, type: 'text/plain' },
      ...(hasOwnWorkflows ? [{ href: url + workflowsHref, type: 'application/json' }] : []),
    ],
  }
}
