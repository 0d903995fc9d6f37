import type { Site } from '../model/page.ts'
import { apiFiles } from './api-files.ts'
import type { Artefact } from './artefact.ts'
import { hostHeaders } from './host-headers.ts'
import { twins } from './markdown/twins.ts'
import { collection } from './postman/collection.ts'
import { environments } from './postman/environments.ts'
import { publicFiles } from './public-files.ts'
import { searchIndexes } from './search-index.ts'
import { robots, sitemaps } from './sitemap.ts'

/** Everything that is published besides pages and the browser's code. */
export function* artefacts(site: Site): Generator<Artefact> {
  yield* linkable(site)
  yield* searchIndexes(site)
}

/** Those that a link may lead to. What writers put into `content/public/` takes the place of what we would make. */
function* linkable(site: Site): Generator<Artefact> {
  yield* publicFiles(site)
  for (const artefact of generated(site)) {
    if (!site.media.has(`/${artefact.file}`)) yield artefact
  }
}

function* generated(site: Site): Generator<Artefact> {
  yield* apiFiles(site)
  yield* postmanFiles(site)
  yield* twins(site)
  yield* sitemaps(site)
  yield robots(site)
  yield hostHeaders(site)
}

/** The current version's calls for Postman. */
function* postmanFiles({ versions, scenarios, config: { url } }: Site): Generator<Artefact> {
  const api = versions[0]?.api
  if (!api) return
  yield collection(api, { scenarios, url })
  yield* environments(api, { scenarios, url })
}

/** The addresses of the files beside the pages that a link may lead to. */
export function* artefactHrefs(site: Site): Generator<string> {
  for (const { file } of linkable(site)) yield `/${file}`
}
