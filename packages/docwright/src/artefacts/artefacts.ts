import type { Brand } from '../brand/brand.ts'
import { readBytes } from '../content/content-file.ts'
import type { Site } from '../model/page.ts'
import { createAgentSkills } from './agent-skills.ts'
import { createApiCatalog } from './api-catalog.ts'
import type { Artefact } from './artefact.ts'
import { createChangelogFeed } from './changelog-feed.ts'
import { createCloudfrontFunction } from './cloudfront.ts'
import { createEdgeFunctions } from './edge-functions.ts'
import { collectExtensionFiles } from './extension-files.ts'
import { createFolderRedirects } from './folder-redirects.ts'
import { createHostHeaders, headerList } from './host-headers.ts'
import { createTwins } from './markdown/twins.ts'
import { createCollection } from './postman/collection.ts'
import { createEnvironments } from './postman/environments.ts'
import { createRedirectFiles, redirectList } from './redirects.ts'
import { createSearchIndexes } from './search-sources.ts'
import { createRobots, createSitemaps } from './sitemap.ts'
import { createVercelSettings } from './vercel.ts'
import { createWorkflows, hasWorkflows } from './workflows.ts'

/** Generates every published file except the pages and the browser's code. */
export function* createArtefacts(site: Site): Generator<Artefact> {
  yield* createLinkableArtefacts(site)
  yield* createSearchIndexes(site)
}

/**
 * Generates the files that a link may lead to, which are all but the search index. A file in `content/public/` replaces the
 * generated one.
 */
export function* createLinkableArtefacts(site: Site): Generator<Artefact> {
  yield* listPublicFiles(site)
  for (const artefact of generateArtefacts(site)) {
    if (!site.media.has(`/${artefact.file}`) || isMerged(artefact.file)) yield artefact
  }
}

function* generateArtefacts(site: Site): Generator<Artefact> {
  yield* listApiFiles(site)
  yield* listPostmanFiles(site)
  yield* listWorkflowFiles(site)
  yield* createTwins(site)
  yield* createSitemaps(site)
  yield createRobots(site)
  yield* createChangelogFeed(site)
  yield* createApiCatalog(site)
  yield* createAgentSkills(site)
  yield createHostHeaders(site)
  yield* collectExtensionFiles(site).files
  yield* createRedirectFiles(site)
  yield* createFolderRedirects(site)
  yield* createEdgeFunctions(site)
  if (site.config.host === 'vercel') yield createVercelSettings(site)
  if (site.config.host === 'cloudfront') yield createCloudfrontFunction(site)
  // Without this file, GitHub Pages leaves out files whose names begin with an underscore.
  if (site.config.host === 'github-pages') yield { file: '.nojekyll', content: () => '' }
}

/** Checks whether a file merges the writers' rules with the generated ones. */
function isMerged(file: string): boolean {
  return file === headerList || file === redirectList
}

/** Generates the Postman files of the current version. The scenarios belong to its first API. */
function* listPostmanFiles({ versions, scenarios, config: { url } }: Site): Generator<Artefact> {
  for (const [index, api] of (versions[0]?.apis ?? []).entries()) {
    if (api.postman === undefined) continue
    const settings = { scenarios: index === 0 ? scenarios : undefined, url, folder: api.postman.slice(1) }
    yield createCollection(api, settings)
    yield* createEnvironments(api, settings)
  }
}

/** Generates the scenarios as Arazzo workflows. They belong to the first API of the current version. */
function* listWorkflowFiles({ versions, scenarios }: Site): Generator<Artefact> {
  const api = versions[0]?.apis[0]
  if (api && scenarios && hasWorkflows({ scenarios })) {
    yield createWorkflows(api, { scenarios, openapiHref: api.files.yaml })
  }
}

/** Generates the addresses of the files, other than pages, that a link may lead to. */
export function* listArtefactHrefs(site: Site): Generator<string> {
  for (const { file } of createLinkableArtefacts(site)) yield `/${file}`
}

/** Generates each version's API descriptions as YAML and as JSON. A YAML source is published unchanged. */
function* listApiFiles({ versions }: Site): Generator<Artefact> {
  for (const api of versions.flatMap(({ apis }) => apis)) {
    yield { file: api.files.yaml.slice(1), content: () => api.asYaml }
    yield { file: api.files.json.slice(1), content: () => `${api.asJson}\n` }
  }
}

/** Generates the files that are published unchanged: `content/public/`, and the images of guides. */
function* listPublicFiles({ media, brand, config }: Site): Generator<Artefact> {
  for (const [href, file] of media) {
    const name = href.slice(1)
    if (name === headerList || (name === redirectList && Object.keys(config.redirects).length > 0)) continue
    yield { file: name, content: () => readBytes(file) }
  }
  if (!media.has(brand.icon.href)) yield { file: 'favicon.svg', content: () => drawInitialIcon(brand) }
}

/** Returns an icon with the first letter of the site's name, for a site without an icon. */
function drawInitialIcon({ name, tokens }: Brand): string {
  const accent = tokens.get('--accent')?.match(/#\w+/)?.[0] ?? '#3d52c4'
  const letter = name.replace(/[^\p{Letter}\p{Number}]/gu, '').charAt(0) || '?'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/><text x="16" y="22.500" font-family="sans-serif" font-size="18" font-weight="bold" text-anchor="middle" fill="#fff">${letter}</text></svg>\n`
}
