import type { Settings } from '../../config/site-config.ts'
import { asText } from '../../markup/print-inline.ts'
import { blocks, heading, item, lines, link } from '../../markup/text.ts'
import { markdownHref } from '../../model/markdown-href.ts'
import type { Page, Site, Version } from '../../model/page.ts'
import type { PublishedApi } from '../../model/published-api.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { beginnings, linksOf } from '../../model/sidebar.ts'
import { isText } from '../artefact.ts'
import { environments } from '../postman/environments.ts'

/** The number of pages up to which a section is listed completely. A larger section lists only pages that list others. */
const most = 500

/** Returns the text of `llms.txt` (llmstxt.org): a summary of the site and links to its Markdown. */
export function llmsText(site: Site): string {
  const { config, versions } = site
  const [current, ...older] = versions
  return `${blocks([
    heading(1, asText(config.title)),
    config.tagline && `> ${asText(config.tagline)}`,
    config.files.twins &&
      `Every page has a Markdown twin: its address with \`.md\` at the end, \`index.md\` after a slash. All of them together: ${link('llms-full.txt', `${config.url}/llms-full.txt`)}.`,
    ...(current?.sidebars ?? []).map((sidebar) => section(sidebar, site)),
    otherPages(site),
    current && files(current, site),
    older.length > 0 && olderVersions(older, site),
  ])}\n`
}

function section({ label, items }: Sidebar, site: Site): string {
  const pages = linksOf(items).flatMap(({ href }) => site.pages.get(href) ?? [])
  const named = pages.length > most ? pages.filter(({ kind }) => kind !== 'operation') : pages
  return listOf(label, named, site)
}

/** Returns the pages that aren't in any sidebar, except the home page, which every page links to. */
function otherPages(site: Site): string | undefined {
  const pages = [...site.pagesButSchemas.values()].filter(
    ({ kind, isHidden }) => kind === 'plain' && !isHidden,
  )
  return pages.length > 0 ? listOf('Other pages', pages, site) : undefined
}

function listOf(label: string, pages: readonly Page[], { config }: Site): string {
  const items = pages.map(({ title, href, description }) => {
    const named = link(asText(title), listedUrl(href, config))
    return item(description ? `${named}: ${asText(description)}` : named)
  })
  return blocks([heading(2, asText(label)), lines(items)])
}

/** Returns the URL of a page's twin, or of the page itself if the site has no twins. */
function listedUrl(href: string, { url, files }: Settings): string {
  return url + encodeURI(files.twins ? markdownHref(href) : href)
}

/** Lists the published files that a program may need: API descriptions, Postman, and the writers' public files. */
function files({ apis }: Version, site: Site): string | undefined {
  const { config, publicFiles, scenarios } = site
  const own = [...publicFiles.keys()].filter(
    (href) => isText(href) && !/\/(?:_|\.well-known\/)|\.svg$/.test(href),
  )
  const items = [
    ...apis.flatMap((api, index) =>
      fileItems(api, { url: config.url, scenarios: index === 0 ? scenarios : undefined }),
    ),
    ...own.map((href) => item(link(href.slice(1), config.url + encodeURI(href)))),
  ]
  return items.length > 0 ? blocks([heading(2, 'Files'), lines(items)]) : undefined
}

function fileItems(
  api: PublishedApi,
  { url, scenarios }: Pick<Settings, 'url'> & Pick<Site, 'scenarios'>,
): readonly string[] {
  const { info, label, files: described, postman, id } = api
  const of = id === 'api' ? '' : asText(` of ${label}`)
  const folder = postman?.slice(1)
  const servers = folder === undefined ? [] : [...environments(api, { scenarios, url, folder })]
  return [
    item(
      `${link(`OpenAPI description${of}, YAML`, url + described.yaml)}: ${asText(`${info.title}, version ${info.version}`)}`,
    ),
    item(`${link(`OpenAPI description${of}, JSON`, url + described.json)}: the same as JSON`),
    postman !== undefined &&
      item(
        `${link(`Postman collection${of}`, `${url}${postman}collection.json`)}: every call, ready to send`,
      ),
    ...servers.map(({ file }) =>
      item(`${link(file.split('/').at(-1)!, `${url}/${file}`)}: Postman environment${of}`),
    ),
  ].filter((line) => line !== false)
}

/** Lists older versions under the optional section of `llms.txt`, which a program with a small context may skip. */
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
