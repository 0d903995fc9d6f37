import path from 'node:path'
import type { Brand } from '../brand/brand.ts'
import type { LoadedConfig } from '../config/read-config.ts'
import type { Settings } from '../config/site-config.ts'
import type { ContentFile } from '../content/content-file.ts'
import type { LoadedExtension } from '../extensions/read-extensions.ts'
import type { Category, Guide } from '../guides/guide.ts'
import { createLazy, once } from '../lazy.ts'
import { analyzeText } from '../markdown/analyze-text.ts'
import { findNearest } from '../problem/nearest.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import type { Scenarios } from '../scenarios/scenario-form.ts'
import type { Story } from '../scenarios/story.ts'
import { getHtmlFile, removePathEnding } from '../wire.ts'
import type { PageGroupWithSchemas } from './api-pages.ts'
import { createApiPages } from './api-pages.ts'
import type { LocatedLink } from './checks/check-links.ts'
import { findBrokenLinks } from './checks/check-links.ts'
import { findWrongMentions } from './checks/check-mentions.ts'
import { findWrongRedirects } from './checks/wrong-redirects.ts'
import { createGuidePages, createHomePage, createNotFoundPage, createPlainPages } from './guide-pages.ts'
import type { Site, Version } from './page.ts'
import type { ApiSource } from './published-api.ts'
import { addAddresses, getApiId } from './published-api.ts'
import { readShowcase } from './read-showcase.ts'
import { indexPages } from './routes.ts'
import { createApiSidebar, createGuideSidebar } from './sidebar.ts'
import { collectRedirects } from './site-redirects.ts'
import type { WrittenSidebar } from './written-sidebar.ts'
import { readWrittenSidebar } from './written-sidebar.ts'

/** The source data of one version of the docs. */
export interface VersionSource {
  readonly name: string
  readonly docsRoot: string
  readonly isCurrent: boolean
  readonly guides: readonly Guide[]
  readonly categories: readonly Category[]
  /** The addresses of guides with invalid settings. */
  readonly unread: readonly string[]
  /** The addresses of unpublished guides. */
  readonly drafts: readonly string[]
  readonly apis: readonly ApiSource[]
  /** The pages with the changes of APIs since older versions. Only the current version has any. */
  readonly changes?: readonly Guide[]
  /** The search questions from the files of `search/`, by the address that answers them. */
  readonly questions: ReadonlyMap<string, readonly string[]>
}

/** Everything that a site consists of, except its versions. */
export interface SiteParts {
  /** Files that are published unchanged: site path to file. */
  readonly publicFiles: ReadonlyMap<string, ContentFile>
  readonly brand: Brand
  readonly scenarios: Scenarios | undefined
  readonly stories: readonly Story[]
  readonly extensions: readonly LoadedExtension[]
  /** Returns the addresses of all published files that aren't pages. */
  readonly listFileHrefs: (site: Site) => Iterable<string>
}

/**
 * Combines guides and API descriptions into a site, which is checked only when `problems` is analyzeText. The first source is the
 * current version.
 */
export function buildSite(
  { config, file, placeOf }: Pick<LoadedConfig, 'config' | 'file' | 'placeOf'>,
  sources: readonly VersionSource[],
  { publicFiles, brand, scenarios, stories, extensions, listFileHrefs }: SiteParts,
): {
  readonly site: Site
  readonly problems: readonly Problem[]
  /** Checks whether an address belongs to a guide, or to a whole reference, that couldn't be analyzeText. */
  isUnread(path: string): boolean
} {
  const [current] = sources
  const written = current ? readWrittenSidebars(current, { config, placeOf }) : []
  const versions = sources.map((source) =>
    createVersion(source, { config, extensions, written: source === current ? written : [] }),
  )
  const groups = listPageGroups(sources, { versions, config })
  const indexAll = once(() =>
    indexPages(groups.map(({ pages, schemas, apiFile }) => ({ pages: [...pages, ...schemas], apiFile }))),
  )
  // If a description can't be analyzeText, that mistake has been reported already, and the showcase would only report it again.
  const isRead = ({ apis }: VersionSource) => apis.every(({ api }) => api)
  const readShown = once(() =>
    current && isRead(current) ? readShowcase({ config, placeOf }, versions[0]!) : undefined,
  )
  const { pages: pagesButSchemas } = indexPages(groups)
  const collected = collectRedirects(
    { config, placeOf },
    { guides: current?.guides ?? [], hrefs: pagesButSchemas.keys() },
  )
  const { redirects } = collected
  const site: Site = createLazy(
    {
      pages: () => indexAll().pages,
      media: () => new Map([...publicFiles, ...listImages(sources), ...brand.files]),
      showcase: () => readShown()?.showcase,
    },
    {
      config: { ...config, redirects },
      folder: path.dirname(path.resolve(file)),
      brand,
      versions,
      publicFiles,
      scenarios,
      stories,
      extensions,
      pagesButSchemas,
    },
  )
  const isUnread = (path: string) => sources.some((source) => isUnreadIn(source, path))
  const problems = (): readonly Problem[] => {
    const files = new Set(listFileHrefs(site))
    // Links shouldn't lead to an old address, although the build writes a redirect page there.
    for (const from of Object.keys(redirects)) files.delete(`/${getHtmlFile(removePathEnding(from))}`)
    const isStrict = config.host === undefined || config.host === 'github-pages'
    const drafts = new Set(sources.flatMap((source) => source.drafts))
    const links = { pages: site.pages, files, redirects, drafts, isStrict, isUnread }
    return [
      ...indexAll().problems,
      ...findMisplacedGuides(sources, config),
      ...sources.flatMap(({ guides }) => findBrokenLinks(guides.flatMap(listLinks), links)),
      ...sources
        .flatMap(({ apis }) => apis.flatMap(({ api }) => findBrokenLinks(api?.links ?? [], links)))
        .map((problem) => ({ ...problem, kind: 'links' })),
      ...sources.flatMap((source, index) =>
        isRead(source) ? findWrongMentions(source.guides, versions[index]!) : [],
      ),
      ...(readShown()?.problems ?? []),
      ...findBrokenLinks(
        [...listConfigLinks(config, placeOf), ...written.flatMap((each) => each.links)],
        links,
      ),
      ...written.flatMap((each) => each.problems),
      ...collected.problems,
      ...findWrongRedirects(redirects, { ...links, placeOf: collected.placeOf }),
    ]
  }
  return createLazy({ problems }, { site, isUnread })
}

/** Returns the pictures of guides by their published path. */
function listImages(sources: readonly VersionSource[]) {
  const images = sources.flatMap(({ guides }) => guides.flatMap((guide) => guide.images))
  return images.map((image) => [image.href, image] as const)
}

/** Returns the pages of all versions, and generated pages that the writers haven't replaced. */
function listPageGroups(
  sources: readonly VersionSource[],
  { versions, config }: { versions: readonly Version[]; config: Settings },
): readonly PageGroupWithSchemas[] {
  const written = sources.flatMap(({ guides, changes = [], apis, isCurrent }, index) => {
    const version = versions[index]!
    const plain = isCurrent ? createPlainPages(guides, version) : []
    const readable = apis.filter(({ api }) => api)
    return [
      { pages: [...plain, ...createGuidePages([...guides, ...changes], version)], schemas: [], apiFile: '' },
      ...version.apis.map((api, index) => createApiPages(api, version, readable[index]!.apiFile)),
    ]
  })
  const hrefs = new Set(written.flatMap(({ pages }) => pages.map(({ href }) => href)))
  const generated = [createHomePage(config), createNotFoundPage()].filter(({ href }) => !hrefs.has(href))
  return [...written, { pages: generated, schemas: [], apiFile: '' }]
}

/** Checks whether an address belongs to a guide, or to the reference of an API, that couldn't be analyzeText. */
function isUnreadIn({ unread, guides, apis, docsRoot }: VersionSource, path: string): boolean {
  return (
    unread.includes(path) ||
    guides.some(({ href, isReadable }) => href === path && !isReadable) ||
    apis.some(({ api, name }) => !api && path.startsWith(`${docsRoot}${getApiId(name)}/`))
  )
}

/** Reports guides in a folder that isn't a section, because readers couldn't find them. */
function findMisplacedGuides(sources: readonly VersionSource[], { sections }: Settings): readonly Problem[] {
  const ids = sections.map(({ id }) => id)
  const guides = sources.flatMap(({ guides }) => guides)
  return guides
    .filter(({ section }) => section !== undefined && !ids.includes(section))
    .map(({ file, section }) => ({
      place: getFileStart(file),
      message: `No section has the ID \`${section}\`, so this guide wouldn't appear anywhere.`,
      hint: `add it to \`sections\`, or move the guide to guides/${findNearest(section!, ids) ?? ids[0] ?? '…'}/`,
    }))
}

function listLinks({ href, links }: Guide): readonly LocatedLink[] {
  return links.map((link) => ({ ...link, from: href }))
}

function listConfigLinks(
  { links, footer, home, announcement, head }: Settings,
  placeOf: LoadedConfig['placeOf'],
): readonly LocatedLink[] {
  const locate = (target: string, keys: readonly (string | number)[]) => ({
    from: '/',
    target,
    place: placeOf(keys.map(String)),
  })
  const locateAll = (each: readonly { href: string }[], keys: readonly (string | number)[]) =>
    each.map(({ href }, index) => locate(href, [...keys, index, 'href']))
  return [
    ...locateAll(links, ['links']),
    ...locateAll(home.actions, ['home', 'actions']),
    ...head.flatMap(({ attributes }, index) =>
      (['src', 'href'] as const).flatMap((name) => {
        const target = attributes[name]
        const isOwn = typeof target === 'string' && target.startsWith('/')
        return isOwn ? [locate(target, ['head', index, 'attributes', name])] : []
      }),
    ),
    ...footer.flatMap((column, index) => locateAll(column.links, ['footer', index, 'links'])),
    ...analyzeText(announcement?.content ?? '').links.map(({ href }) =>
      locate(href, ['announcement', 'content']),
    ),
  ]
}

function createVersion(
  { name, docsRoot, isCurrent, questions, apis: analyzeText, ...source }: VersionSource,
  {
    config,
    extensions,
    written,
  }: { config: Settings; written: readonly WrittenSidebar[] } & Pick<Version, 'extensions'>,
): Version {
  const guideSidebars = config.sections
    .map((section) => {
      const fromConfig = written.find(({ sidebar }) => sidebar.id === section.id)
      return fromConfig?.sidebar ?? createGuideSidebar(section, source)
    })
    .filter(({ items }) => items.length > 0)
  const titles = analyzeText.flatMap(({ api }) => api?.info.title ?? [])
  const labelOf = (title: string, name: string | undefined) => {
    if (name === undefined) return config.apiLabel
    return titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${title} (${name})`
  }
  const apis = analyzeText.flatMap(({ name, api }) =>
    api ? addAddresses(api, { name, docsRoot, isCurrent, label: labelOf(api.info.title, name) }) : [],
  )
  const sidebars = [...guideSidebars, ...apis.map((api) => createApiSidebar(api, source.changes))]
  return {
    name,
    docsRoot,
    isCurrent,
    apis,
    sidebars,
    errorPage: source.guides.find(explainsErrors)?.href,
    questions,
    extensions,
  }
}

/** Returns the sidebars from the config. They apply only to the current version, because older ones may lack their guides. */
function readWrittenSidebars(
  { guides, categories, drafts, unread, docsRoot }: VersionSource,
  { config, placeOf }: Pick<LoadedConfig, 'config' | 'placeOf'>,
): readonly WrittenSidebar[] {
  const leftOut = [...drafts, ...unread]
  return config.sections.flatMap(({ id, label, sidebar: entries }, index) => {
    if (!entries) return []
    const inSidebar = (keys: readonly string[]) => placeOf(['sections', String(index), 'sidebar', ...keys])
    const isLeftOut = (written: string) => {
      const href = `${docsRoot}${id}/${written}`.replace(/(?<=\/)index$/, '')
      return leftOut.some((each) => each === href || (written.endsWith('/') && each.startsWith(href)))
    }
    return [readWrittenSidebar({ id, label, entries }, { guides, categories, placeOf: inSidebar, isLeftOut })]
  })
}

/** Checks whether a guide of a section contains the error catalog. Parses only guides that may contain it. */
function explainsErrors(guide: Guide): boolean {
  const isLikely = guide.section !== undefined && guide.mayName.has('error catalogue')
  return isLikely && guide.mentions.some(({ names }) => names === 'error catalogue')
}
