import type { Brand } from '../brand/brand.ts'
import { bytesOf } from '../content/content-file.ts'
import type { Site } from '../model/page.ts'
import { agentSkills } from './agent-skills.ts'
import { apiCatalog } from './api-catalog.ts'
import type { Artefact } from './artefact.ts'
import { changelogFeed } from './changelog-feed.ts'
import { cloudfrontFunction } from './cloudfront.ts'
import { edgeFunctions } from './edge-functions.ts'
import { entrances } from './entrances.ts'
import { extensionFiles } from './extension-files.ts'
import { headerList, hostHeaders } from './host-headers.ts'
import { twins } from './markdown/twins.ts'
import { collection } from './postman/collection.ts'
import { environments } from './postman/environments.ts'
import { redirectFiles, redirectList } from './redirects.ts'
import { searchIndexes } from './search-sources.ts'
import { robots, sitemaps } from './sitemap.ts'
import { vercelSettings } from './vercel.ts'
import { hasWorkflows, workflows } from './workflows.ts'

/** Generates every published file except the pages and the browser's code. */
export function* artefacts(site: Site): Generator<Artefact> {
  yield* linkable(site)
  yield* searchIndexes(site)
}

/**
 * Generates the files that a link may lead to, which are all but the search index. A file in `content/public/` replaces the
 * generated one.
 */
export function* linkable(site: Site): Generator<Artefact> {
  yield* publicFiles(site)
  for (const artefact of generated(site)) {
    if (!site.media.has(`/${artefact.file}`) || isMerged(artefact.file)) yield artefact
  }
}

function* generated(site: Site): Generator<Artefact> {
  yield* apiFiles(site)
  yield* postmanFiles(site)
  yield* workflowFiles(site)
  yield* twins(site)
  yield* sitemaps(site)
  yield robots(site)
  yield* changelogFeed(site)
  yield* apiCatalog(site)
  yield* agentSkills(site)
  yield hostHeaders(site)
  yield* extensionFiles(site).files
  yield* redirectFiles(site)
  yield* entrances(site)
  yield* edgeFunctions(site)
  if (site.config.host === 'vercel') yield vercelSettings(site)
  if (site.config.host === 'cloudfront') yield cloudfrontFunction(site)
  // Without this file, GitHub Pages leaves out files whose names begin with an underscore.
  if (site.config.host === 'github-pages') yield { file: '.nojekyll', content: () => '' }
}

/** Checks whether a file merges the writers' rules with the generated ones. */
function isMerged(file: string): boolean {
  return file === headerList || file === redirectList
}

/** Generates the Postman files of the current version. The scenarios belong to its first API. */
function* postmanFiles({ versions, scenarios, config: { url } }: Site): Generator<Artefact> {
  for (const [index, api] of (versions[0]?.apis ?? []).entries()) {
    if (api.postman === undefined) continue
    const around = { scenarios: index === 0 ? scenarios : undefined, url, folder: api.postman.slice(1) }
    yield collection(api, around)
    yield* environments(api, around)
  }
}

/** The scenarios of the current version's first API as Arazzo. */
function* workflowFiles({ versions, scenarios }: Site): Generator<Artefact> {
  const api = versions[0]?.apis[0]
  if (api && scenarios && hasWorkflows({ scenarios })) {
    yield workflows(api, { scenarios, description: api.files.yaml })
  }
}

/** Generates the addresses of the files, other than pages, that a link may lead to. */
export function* artefactHrefs(site: Site): Generator<string> {
  for (const { file } of linkable(site)) yield `/${file}`
}

/** Generates each version's API descriptions as YAML and as JSON. A YAML source is published unchanged. */
function* apiFiles({ versions }: Site): Generator<Artefact> {
  for (const api of versions.flatMap(({ apis }) => apis)) {
    yield { file: api.files.yaml.slice(1), content: () => api.asYaml }
    yield { file: api.files.json.slice(1), content: () => `${api.asJson}\n` }
  }
}

/** Generates the files that are published unchanged: `content/public/`, and the images of guides. */
function* publicFiles({ media, brand, config }: Site): Generator<Artefact> {
  for (const [href, file] of media) {
    const name = href.slice(1)
    if (name === headerList || (name === redirectList && Object.keys(config.redirects).length > 0)) continue
    yield { file: name, content: () => bytesOf(file) }
  }
  if (!media.has(brand.icon.href)) yield { file: 'favicon.svg', content: () => initialIcon(brand) }
}

/** Returns an icon with the first letter of the site's name, for a site without an icon. */
function initialIcon({ name, tokens }: Brand): string {
  const accent = tokens.get('--accent')?.match(/#\w+/)?.[0] ?? '#3d52c4'
  const letter = name.replace(/[^\p{Letter}\p{Number}]/gu, '').charAt(0) || '?'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/><text x="16" y="22.500" font-family="sans-serif" font-size="18" font-weight="bold" text-anchor="middle" fill="#fff">${letter}</text></svg>\n`
}
