import { indexNames } from '../markdown/index-names.ts'
import type { ElementRule } from './element-rule.ts'
import {
  convertAlert,
  convertBadge,
  convertButtonLink,
  convertCodeBlock,
  convertDetails,
  convertPicture,
  createTabRule,
  createTabsRule,
  remove,
  unwrap,
} from './element-rule.ts'
import type { Data } from './foreign-data.ts'
import { getDataAt, getListAt, getTextAt, isDataMap } from './foreign-data.ts'
import { removeNumbers } from './foreign-page.ts'
import type { ForeignEngine, ForeignEntry, ForeignPages } from './foreign-site.ts'
import type { SettingRule } from './migrate-settings.ts'
import type { MigrationNotes } from './migration-notes.ts'
import type { ForeignConfig } from './read-foreign-config.ts'
import { readForeignConfig } from './read-foreign-config.ts'
import type { SourceFolder } from './source-folder.ts'

/** The migration from Docusaurus 2 and 3 with the classic preset. */
export const docusaurus: ForeignEngine = {
  name: 'Docusaurus',
  configFiles: [
    'docusaurus.config.js',
    'docusaurus.config.ts',
    'docusaurus.config.mjs',
    'docusaurus.config.cjs',
  ],
  readSite(config, source, notes) {
    const { value: data, addOmissions } = readForeignConfig(config, { source, notes })
    addOmissions(data, 'title tagline url baseUrl favicon presets plugins')
    const docs = getListAt(data, 'presets')
      .map((preset) => getDataAt(getListAt(preset)[1], 'docs'))
      .find(isDataMap)
    const base = (getTextAt(data, 'baseUrl') ?? '/').replace(/\/*$/, '')
    const url = getTextAt(data, 'url')
    const route = (getTextAt(docs, 'routeBasePath') ?? 'docs').replace(/^\/+|\/+$/g, '')
    addTasksForOtherPages(source, notes)
    return {
      title: getTextAt(data, 'title') ?? 'Docs',
      tagline: getTextAt(data, 'tagline'),
      url: url === undefined ? undefined : url.replace(/\/+$/, '') + base,
      pagesFolder: `${(getTextAt(docs, 'path') ?? 'docs').replace(/^\.\/|\/+$/g, '')}/`,
      publicFolder: 'static/',
      pagesRoot: route === '' ? '/' : `/${route}/`,
      icon: findIcon(getTextAt(data, 'favicon')),
      redirects: indexRedirects(data),
      readSidebar: (pages) => readSidebars(getTextAt(docs, 'sidebarPath'), { pages, source, notes }),
    }
  },
  getAddress(name, settings) {
    const path = removeNumbers(name).replace(/\.mdx?$/i, '')
    const folder = path.replace(/[^/]*$/, '')
    const slug = settings.get('slug')
    if (typeof slug === 'string') return slug.startsWith('/') ? slug : folder + slug
    const id = settings.get('id')
    const own = typeof id === 'string' ? folder + id : path
    // `guides/guides.md`, `index.md` and `README.md` are the page of their folder.
    return own.replace(/(^|\/)(?:index|readme)$/i, '').replace(/(^|\/)([^/]+)\/\2$/, '$1$2')
  },
  getOrder: (name) => findNumber(name.split('/').at(-1)!),
  settings: indexNames<SettingRule>([
    ['title', 'title'],
    ['description', 'description'],
    ['sidebar_label', 'sidebar_label'],
    ['draft', 'draft'],
    ['sidebar_position', 'order'],
    ['unlisted', 'hidden'],
    // Both set the address, which depends on the file's name in the new site.
    ['id slug', () => ({})],
  ]),
  elements: indexNames<ElementRule>([
    ['Admonition', convertAlert],
    ['Tabs', createTabsRule('groupId')],
    ['TabItem', createTabRule('label', 'value')],
    ['CodeBlock', convertCodeBlock],
    ['Image IdealImage', convertPicture],
    ['Link', convertButtonLink],
    ['Details', convertDetails],
    ['Badge', convertBadge],
    ['TOCInline Head', remove],
    ['BrowserOnly', unwrap],
  ]),
}

/** Returns the number at the start of a file's name: `02-intro.md` → 2. A name that starts with a version or a date has none. */
function findNumber(name: string): number | undefined {
  const number = /^\d+(?=[-_. ]+.*[^\d.])/.exec(name)?.[0]
  return number === undefined ? undefined : Number(number)
}

function findIcon(favicon: string | undefined): string | undefined {
  return favicon === undefined ? undefined : `static/${favicon.replace(/^\/+/, '')}`
}

/** Returns the redirects in the plugin's options. Computed ones aren't known. */
function indexRedirects(data: Data): ReadonlyMap<string, string> {
  const lists = getListAt(data, 'plugins').flatMap((plugin) => getListAt(getListAt(plugin)[1], 'redirects'))
  return new Map(
    lists.flatMap((each) => {
      const to = getTextAt(each, 'to')
      const from = getDataAt(each, 'from')
      const old = Array.isArray(from) ? from : [from]
      return to === undefined
        ? []
        : old.flatMap((address) => (typeof address === 'string' ? [[address, to] as const] : []))
    }),
  )
}

interface Context {
  readonly pages: ForeignPages
  readonly config: ForeignConfig
}

/** Reads a module of sidebars, by default `sidebars.js`. Several sidebars become groups. */
function readSidebars(
  path: string | undefined,
  { pages, source, notes }: { pages: ForeignPages; source: SourceFolder; notes: MigrationNotes },
): readonly ForeignEntry[] | undefined {
  const paths = path === undefined ? sidebarModules : [path.replace(/^\.\//, '')]
  const name = paths.find((each) => source.names.has(each))
  if (name === undefined) return undefined
  const hint = 'write the sidebar into docwright.config.ts'
  const config = readForeignConfig(name, { source, notes, hint })
  const sidebars = isDataMap(config.value) ? [...config.value] : []
  const groups = sidebars.map(([key, list]) => ({
    kind: 'group' as const,
    label: convertToWords(key),
    items: readEntries(list, { pages, config }),
  }))
  if (groups.length > 1) return groups
  const entries = groups[0]?.items
  const isWholeFolder = entries?.some((entry) => entry.kind === 'folder' && entry.folder === '')
  return isWholeFolder ? undefined : entries
}

const sidebarModules = ['js', 'ts', 'cjs', 'mjs'].map((extension) => `sidebars.${extension}`)

function readEntries(list: Data, context: Context): readonly ForeignEntry[] {
  // The shorthand: an object with categories by label.
  if (isDataMap(list) && !list.has('type')) {
    return [...list].map(([label, items]) => ({ kind: 'group', label, items: readEntries(items, context) }))
  }
  return (Array.isArray(list) ? list : [list]).flatMap((entry: Data) => readEntry(entry, list, context))
}

function readEntry(entry: Data, list: Data, context: Context): readonly ForeignEntry[] {
  const { pages, config } = context
  const type = typeof entry === 'string' ? 'doc' : getTextAt(entry, 'type')
  if (type === undefined && isDataMap(entry)) return readEntries(entry, context)
  const label = getTextAt(entry, 'label')
  if (type === 'doc' || type === 'ref') {
    const id = typeof entry === 'string' ? entry : (getTextAt(entry, 'id') ?? '')
    const page = pages.findById(id)
    if (page !== undefined) return [{ kind: 'page', page, ...(label && { label }) }]
    const message = `The sidebar names the page ${id}, which isn't there.`
    config.addSidebarTask(entry, list, message, 'correct it in docwright.config.ts')
    return []
  }
  if (type === 'link' && label) return [{ kind: 'link', label, href: getTextAt(entry, 'href') ?? '/' }]
  if (type === 'autogenerated') {
    const folder = getTextAt(entry, 'dirName') ?? '.'
    return [{ kind: 'folder', folder: folder === '.' ? '' : removeNumbers(folder) }]
  }
  if (type === 'category' && label) {
    const list = getDataAt(entry, 'items')
    const items = getListAt(list).flatMap((item) => readEntry(item, list, context))
    const page = pages.findById(getTextAt(entry, 'link', 'id') ?? ' ')
    const [first] = items
    if (items.length === 1 && first?.kind === 'folder' && first.folder !== '') return [{ ...first, label }]
    return [{ kind: 'group', label, items, ...(page !== undefined && { page }) }]
  }
  config.addSidebarTask(entry, list, 'This entry of the sidebar is computed, or of an unknown type.')
  return []
}

/** Returns the label of a sidebar, derived from its key: `apiSidebar` is "Api". */
function convertToWords(key: string): string {
  const words = key
    .replace(/Sidebar$|_?sidebar$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return words === '' ? 'Docs' : words[0]!.toUpperCase() + words.slice(1)
}

function addTasksForOtherPages(source: SourceFolder, notes: MigrationNotes): void {
  const others: readonly (readonly [folder: string, hint: string])[] = [
    ['blog/', 'write entries of content/changelog/, or keep the blog elsewhere'],
    ['src/pages/', 'write content/pages/NAME.mdx'],
    ['versioned_docs/', 'put each older version into content/versions/NAME/guides/docs/'],
  ]
  for (const [folder, hint] of others) {
    const first = [...source.names].find((name) => name.startsWith(folder))
    if (first) notes.addTask(source.placeOf(first), `The pages in ${folder} aren't migrated.`, hint)
  }
}
