import type { Settings } from '../../config/site-config.ts'
import { escapeMarkdown } from '../../markup/print-inline.ts'
import { formatHeading, formatItem, formatLink, joinBlocks, joinLines } from '../../markup/text.ts'
import { getMarkdownHref } from '../../model/markdown-href.ts'
import type { Page, Site, Version } from '../../model/page.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { listFirstPages, listSidebarLinks } from '../../model/sidebar.ts'
import type { Artefact } from '../artefact.ts'
import { formatFileList } from './listed-files.ts'

/** The most characters that a program should have to read before it finds a page. */
const maxCharacters = 20_000

/**
 * Formats `llms.txt`, which tells programs what the site is about and where its Markdown is (llmstxt.org). If it would
 * be too long, the pages are in the sections' lists instead.
 */
export function formatLlmsText(site: Site): string {
  const withPages = formatOverview(site, { listsPages: true })
  const isShort = withPages.length < maxCharacters
  return isShort || !site.config.files.twins ? withPages : formatOverview(site, { listsPages: false })
}

function formatOverview(site: Site, { listsPages }: { readonly listsPages: boolean }): string {
  const { config, versions } = site
  const [current, ...older] = versions
  return `${joinBlocks([
    formatHeading(1, escapeMarkdown(config.title)),
    config.tagline && `> ${escapeMarkdown(config.tagline)}`,
    config.files.twins &&
      `Every page has a Markdown twin: its address with \`.md\` at the end, \`index.md\` after a slash. All of the docs in one file: ${formatLink('llms-full.txt', `${config.url}/llms-full.txt`)}.`,
    ...(current?.sidebars ?? []).map((sidebar) => {
      const pages = listPages(sidebar, site)
      const sectionList =
        config.files.twins && formatSectionListLink(sidebar, { site, version: current!, count: pages.length })
      return formatSection(sidebar.label, [
        sectionList,
        ...(listsPages ? pages.map((page) => formatItem(formatPageLine(page, config))) : []),
      ])
    }),
    formatOtherPages(site),
    current && formatSection('Files', formatFileList(current, site)),
    older.length > 0 && formatOlderVersions(older, site),
  ])}\n`
}

/** Generates a file for each section of the current version, which lists the section's pages with their headings. */
export function* createSectionLists(site: Site): Generator<Artefact> {
  const [current] = site.versions
  for (const sidebar of current?.sidebars ?? []) {
    const file = getSectionHref(sidebar, current!).slice(1)
    yield { file, content: () => formatSectionText(sidebar, site) }
  }
}

function formatSectionText(sidebar: Sidebar, site: Site): string {
  const { config } = site
  const { about } = config.sections.find(({ id }) => id === sidebar.id) ?? {}
  const items = listPages(sidebar, site).map((page) => {
    const headings = page.contents.filter(({ depth }) => depth === 2).map(({ text }) => escapeMarkdown(text))
    return formatItem(formatPageLine(page, config), [headings.length > 0 && formatItem(headings.join('; '))])
  })
  return `${joinBlocks([
    formatHeading(1, escapeMarkdown(`${sidebar.label} | ${config.title}`)),
    about && `> ${escapeMarkdown(about)}`,
    `The pages of this section, each with its headings. ${formatLink('llms.txt', `${config.url}/llms.txt`)} lists all sections and files.`,
    joinLines(items),
  ])}\n`
}

function getSectionHref({ id }: Sidebar, { docsRoot }: Version): string {
  return `${docsRoot}${id}/llms.txt`
}

interface Context {
  readonly site: Site
  readonly version: Version
  readonly count: number
}

function formatSectionListLink(sidebar: Sidebar, { site, version, count }: Context): string {
  const href = site.config.url + encodeURI(getSectionHref(sidebar, version))
  return formatItem(
    `${formatLink('llms.txt', href)}: ${count === 1 ? 'the page' : `the ${count} pages`} of this section with their headings`,
  )
}

function listPages({ items }: Sidebar, site: Site): readonly Page[] {
  return listSidebarLinks(items).flatMap(({ href }) => site.pages.get(href) ?? [])
}

/** Formats the pages that no sidebar has, except the home page, which every page links to. */
function formatOtherPages(site: Site): string | undefined {
  const pages = [...site.pagesButSchemas.values()].filter(
    ({ kind, isHidden }) => kind === 'plain' && !isHidden,
  )
  return formatSection(
    'Other pages',
    pages.map((page) => formatItem(formatPageLine(page, site.config))),
  )
}

/** Formats a heading and the list below it, or returns undefined if the list is empty. */
function formatSection(label: string, items: readonly (string | false)[]): string | undefined {
  return items.length > 0
    ? joinBlocks([formatHeading(2, escapeMarkdown(label)), joinLines(items)])
    : undefined
}

function formatPageLine({ title, href, description }: Page, config: Settings): string {
  const link = formatLink(escapeMarkdown(title), getListedUrl(href, config))
  return description ? `${link}: ${escapeMarkdown(description)}` : link
}

/** Returns the address at which a program reads a page: its twin, or the page itself. */
function getListedUrl(href: string, { url, files }: Settings): string {
  return url + encodeURI(files.twins ? getMarkdownHref(href) : href)
}

/** Returns the section that `llms.txt` calls optional, because a program with a small context can skip it. */
function formatOlderVersions(versions: readonly Version[], { config }: Site): string | undefined {
  const items = versions.flatMap(({ name, sidebars }) =>
    listFirstPages(sidebars).map(({ label, href }) =>
      formatItem(
        `${formatLink(escapeMarkdown(`${label}, version ${name}`), getListedUrl(href, config))}: an older version`,
      ),
    ),
  )
  return formatSection('Optional', items)
}
