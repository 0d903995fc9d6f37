import type { Site } from '../model/page.ts'
import { apiFiles } from './api-files.ts'
import type { Artefact } from './artefact.ts'
import { hostHeaders } from './host-headers.ts'
import { twins } from './markdown/twins.ts'
import { collection } from './postman/collection.ts'
import { environments } from './postman/environments.ts'
import { publicFiles } from './public-files.ts'
import { searchIndexes } from './search-sources.ts'
import { robots, sitemaps } from './sitemap.ts'

/** Everything that is published besides pages and the browser's code. */
export function* artefacts(site: Site): Generator<Artefact> {
  yield* linkable(site)
  yield* searchIndexes(site)
}

/** Those that a link may lead to: all but the search. What writers put into `content/public/` takes the place of what we would make. */
export function* linkable(site: Site): Generator<Artefact> {
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

/** The current version's calls for Postman; the scenarios belong to its first API. */
function* postmanFiles({ versions, scenarios, config: { url } }: Site): Generator<Artefact> {
  for (const [index, api] of (versions[0]?.apis ?? []).entries()) {
    if (api.postman === undefined) continue
    const around = { scenarios: index === 0 ? scenarios : undefined, url, folder: api.postman.slice(1) }
    yield collection(api, around)
    yield* environments(api, around)
  }
}

/** The addresses of the files beside the pages that a link may lead to. */
export function* artefactHrefs(site: Site): Generator<string> {
  for (const { file } of linkable(site)) yield `/${file}`
}
