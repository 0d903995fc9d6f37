import type { LoadedConfig } from '../../config/read-config.ts'
import { escapeMarkdown } from '../../markup/print-inline.ts'
import { formatItem, formatLink } from '../../markup/text.ts'
import { feedHref } from '../../model/markdown-href.ts'
import type { Site, Version } from '../../model/page.ts'
import type { PublishedApi } from '../../model/published-api.ts'
import { findNearest } from '../../problem/nearest.ts'
import type { Mistake, Problem } from '../../problem/problem.ts'
import { skillHref } from '../agent-skills.ts'
import { collectExtensionFiles } from '../extension-files.ts'
import { createEnvironments } from '../postman/environments.ts'
import { hasWorkflows, workflowsHref } from '../workflows.ts'

/** A published file that a program may want. */
interface ListedFile {
  readonly href: string
  readonly label: string
  readonly about?: string | undefined
}

/** Returns list items for the published files: API descriptions, Postman's files, workflows, the feed, and the site's own files. */
export function formatFileList({ apis }: Version, site: Site): readonly string[] {
  const { url } = site.config
  const files = [
    ...apis.flatMap((api) => listApiFiles(api, url)),
    ...listWorkflowsFile(site),
    ...listFeed(site),
    ...listOwnFiles(site),
  ]
  return files.map(({ href, label, about }) => {
    const link = formatLink(escapeMarkdown(label), url + encodeURI(href))
    return formatItem(about ? `${link}: ${escapeMarkdown(about)}` : link)
  })
}

function listApiFiles(api: PublishedApi, url: string): readonly ListedFile[] {
  const { info, label, files, postman, id } = api
  const suffix = id === 'api' ? '' : ` of ${label}`
  const descriptions = [
    {
      href: files.yaml,
      label: `OpenAPI description${suffix}, YAML`,
      about: `${info.title}, version ${info.version}`,
    },
    { href: files.json, label: `OpenAPI description${suffix}, JSON`, about: 'the same as JSON' },
  ]
  if (postman === undefined) return descriptions
  // Only the names of the environments count here, which don't depend on the scenarios.
  const environments = [...createEnvironments(api, { scenarios: undefined, url, folder: postman.slice(1) })]
  return [
    ...descriptions,
    {
      href: `${postman}collection.json`,
      label: `Postman collection${suffix}`,
      about: 'every call, ready to send',
    },
    ...environments.map(({ file }) => ({
      href: `/${file}`,
      label: file.split('/').at(-1)!,
      about: `Postman environment${suffix}`,
    })),
  ]
}

function listWorkflowsFile(site: Site): readonly ListedFile[] {
  const about = 'calls in order, with what to send and expect, as Arazzo 1.0'
  return hasWorkflows(site) ? [{ href: workflowsHref, label: 'Workflows', about }] : []
}

function listFeed({ pagesButSchemas }: Site): readonly ListedFile[] {
  const hasFeed = [...pagesButSchemas.values()].some(({ guide }) => guide?.entries)
  return hasFeed ? [{ href: feedHref, label: 'Feed of the changelog', about: 'Atom, for feed readers' }] : []
}

/** Addresses of files that only hosts and crawlers use, and of pictures, fonts, and films, which pages show. */
const unlisted = /\/(?:_|\.)|^\/robots\.txt$|\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?|mp[34]|webm|vtt)$/i

/** Files that hosts read but don't publish. */
const hostFiles = new Set(['/_headers', '/_redirects', '/_routes.json', '/_worker.js', '/.assetsignore'])

/** Returns the files in `content/public/` and of extensions. Those in `unlisted` must be described in the config. */
function listOwnFiles(site: Site): readonly ListedFile[] {
  const descriptions = new Map([
    [skillHref, 'Instructions for coding agents'],
    ...Object.entries(site.config.files.about ?? {}),
  ])
  return listOwnHrefs(site)
    .filter((href) => descriptions.has(href) || !unlisted.test(href))
    .map((href) => ({ href, label: href.slice(1), about: descriptions.get(href) }))
}

function listOwnHrefs(site: Site): readonly string[] {
  const hrefs = [
    ...site.publicFiles.keys(),
    ...collectExtensionFiles(site).files.map(({ file }) => `/${file}`),
  ]
  return hrefs.filter((href) => !hostFiles.has(href))
}

/** Reports descriptions in the config (`files.about`) of files that the site doesn't publish. */
export function findStrayDescriptions(site: Site, placeOf: LoadedConfig['placeOf']): readonly Problem[] {
  const hrefs = listOwnHrefs(site)
  return Object.keys(site.config.files.about ?? {})
    .filter((href) => !hrefs.includes(href))
    .map((href) => ({ place: placeOf(['files', 'about', href]), ...describeStray(href, hrefs) }))
}

function describeStray(href: string, known: readonly string[]): Mistake {
  if (hostFiles.has(href)) {
    return { message: `Hosts read ${href} and don't publish it.`, hint: 'remove its description' }
  }
  const guess = findNearest(href, known)
  return {
    message: `No file of content/public/ or of an extension has the address ${href}.`,
    ...(guess !== undefined && { hint: `write ${guess}` }),
  }
}
