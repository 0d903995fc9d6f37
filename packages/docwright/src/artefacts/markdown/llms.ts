import type { Settings } from '../../config/site-config.ts'
import { markdownHref } from '../../model/markdown-href.ts'
import type { Page, Site, Version } from '../../model/page.ts'
import type { PublishedApi } from '../../model/published-api.ts'
import { searchRecords } from '../../model/search/records.ts'
import type { SearchRecord } from '../../model/search/search-record.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { beginnings, linksOf } from '../../model/sidebar.ts'
import { asText } from './print-inline.ts'
import { blocks, heading, item, lines, link } from './text.ts'

/** The most pages of a section that are all named; of more, those that list others. */
const most = 500

/** How many questions of a part tell a program what it answers; the search takes all. */
const mostQuestions = 6

/** What a program should know of the site and where its Markdown lies (llmstxt.org). */
export function llmsText(site: Site): string {
  const { config, versions } = site
  const [current, ...older] = versions
  const asked = current ? askedByPage(site, current) : new Map()
  return `${blocks([
    heading(1, asText(config.title)),
    config.tagline && `> ${asText(config.tagline)}`,
    config.files.twins &&
      `Every page has a Markdown twin: its address with \`.md\` at the end, \`index.md\` after a slash. All of them together: ${link('llms-full.txt', `${config.url}/llms-full.txt`)}.`,
    ...(current?.sidebars ?? []).map((sidebar) => section(sidebar, { site, asked })),
    otherPages({ site, asked }),
    current && current.apis.length > 0 && files(current, site),
    older.length > 0 && olderVersions(older, site),
  ])}\n`
}

/** The parts of each page that say what they are asked. */
type QuestionsByPage = ReadonlyMap<string, readonly SearchRecord[]>

function askedByPage(site: Site, version: Version): QuestionsByPage {
  const asked = searchRecords(site, version).filter(({ questions = [] }) => questions.length > 0)
  return Map.groupBy(asked, ({ href }) => href.split('#')[0]!)
}

interface Listed {
  readonly site: Site
  readonly asked: QuestionsByPage
}

function section({ label, items }: Sidebar, listed: Listed): string {
  const pages = linksOf(items).flatMap(({ href }) => listed.site.pages.get(href) ?? [])
  const named = pages.length > most ? pages.filter(({ kind }) => kind !== 'operation') : pages
  return listOf(label, named, listed)
}

/** The pages that no sidebar has, except the home page, which every page links to. */
function otherPages(listed: Listed): string | undefined {
  const pages = [...listed.site.pagesButSchemas.values()].filter(
    ({ kind, isHidden }) => kind === 'plain' && !isHidden,
  )
  return pages.length > 0 ? listOf('Other pages', pages, listed) : undefined
}

function listOf(label: string, pages: readonly Page[], { site, asked }: Listed): string {
  const items = pages.map((page) => pageItem(page, site, asked.get(page.href)))
  return blocks([heading(2, asText(label)), lines(items)])
}

function pageItem(
  { title, href, description }: Page,
  { config }: Site,
  asked: readonly SearchRecord[] = [],
): string {
  const answers = asked.map((part) =>
    item(asText(`${part.title}: ${part.questions?.slice(0, mostQuestions).join(', ')}`)),
  )
  const named = link(asText(title), listedUrl(href, config))
  return item(description ? `${named}: ${asText(description)}` : named, answers)
}

/** Where a program reads a page: its twin, or the page itself. */
function listedUrl(href: string, { url, files }: Settings): string {
  return url + encodeURI(files.twins ? markdownHref(href) : href)
}

function files({ apis }: Version, { config: { url } }: Site): string {
  return blocks([heading(2, 'Files'), lines(apis.flatMap((api) => fileItems(api, url)))])
}

function fileItems(
  { info, label, files: { yaml, json }, postman, id }: PublishedApi,
  url: string,
): readonly string[] {
  const of = id === 'api' ? '' : asText(` of ${label}`)
  return [
    item(
      `${link(`OpenAPI description${of}, YAML`, url + yaml)}: ${asText(`${info.title}, version ${info.version}`)}`,
    ),
    item(`${link(`OpenAPI description${of}, JSON`, url + json)}: the same as JSON`),
    item(`${link(`Postman collection${of}`, `${url}${postman}collection.json`)}: every call, ready to send`),
  ]
}

/** What llms.txt calls optional: a program with little room leaves it out. */
function olderVersions(versions: readonly Version[], { config }: Site): string {
  return blocks([
    heading(2, 'Optional'),
    lines(
      versions.flatMap(({ name, sidebars }) =>
        beginnings(sidebars).map(({ label, href }) =>
          item(`${link(asText(`${label}, version ${name}`), listedUrl(href, config))}: an older version`),
        ),
      ),
    ),
  ])
}
