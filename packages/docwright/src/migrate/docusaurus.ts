import type { ElementRule } from './element-rule.ts'
import {
  alert,
  badge,
  buttonLink,
  codeBlock,
  createTabRule,
  createTabsRule,
  details,
  nothing,
  picture,
  unwrapped,
} from './element-rule.ts'
import type { Data } from './foreign-data.ts'
import { getDataAt, getListAt, getTextAt, isDataMap } from './foreign-data.ts'
import { removeNumbers } from './foreign-page.ts'
import type { ForeignEngine, ForeignEntry, ForeignPages } from './foreign-site.ts'
import type { SettingRule } from './migrate-settings.ts'
import type { MigrationNotes } from './migration-notes.ts'
import { readForeignConfig } from './read-foreign-config.ts'
import type { SourceFolder } from './source-folder.ts'

/** The migration from Docusaurus 2 and 3 with the classic preset. */
export const docusaurus: ForeignEngine = {
  name: 'Docusaurus',
  configs: ['docusaurus.config.js', 'docusaurus.config.ts', 'docusaurus.config.mjs', 'docusaurus.config.cjs'],
  read(config, source, notes) {
    const { value: data, omitOthers } = readForeignConfig(config, { source, notes })
    omitOthers(data, 'title tagline url baseUrl favicon presets plugins')
    const docs = getListAt(data, 'presets')
      .map((preset) => getDataAt(getListAt(preset)[1], 'docs'))
      .find(isDataMap)
    const base = (getTextAt(data, 'baseUrl') ?? '/').replace(/\/*$/, '')
    const url = getTextAt(data, 'url')
    const route = (getTextAt(docs, 'routeBasePath') ?? 'docs').replace(/^\/+|\/+$/g, '')
    noteOthers(source, notes)
    return {
      title: getTextAt(data, 'title') ?? 'Docs',
      tagline: getTextAt(data, 'tagline'),
      url: url === undefined ? undefined : url.replace(/\/+$/, '') + base,
      pagesFolder: `${(getTextAt(docs, 'path') ?? 'docs').replace(/^\.\/|\/+$/g, '')}/`,
      publicFolder: 'static/',
      pagesRoot: route === '' ? '/' : `/${route}/`,
      icon: findIcon(getTextAt(data, 'favicon')),
      redirects: indexRedirects(data),
      sidebar: (pages) => listSidebar(getTextAt(docs, 'sidebarPath'), { pages, source, notes }),
    }
  },
  addressOf(name, settings) {
    const path = removeNumbers(name).replace(/\.mdx?$/i, '')
    const folder = path.replace(/[^/]*$/, '')
    const slug = settings.get('slug')
    if (typeof slug === 'string') return slug.startsWith('/') ? slug : folder + slug
    const id = settings.get('id')
    const own = typeof id === 'string' ? folder + id : path
    // `guides/guides.md`, `index.md` and `README.md` are the page of their folder.
    return own.replace(/(^|\/)(?:index|readme)$/i, '').replace(/(^|\/)([^/]+)\/\2$/, '$1$2')
  },
  orderIn: (name) => numberOf(name.split('/').at(-1)!),
  settings: new Map<string, SettingRule>([
    ...['title', 'description', 'sidebar_label', 'draft'].map((name) => [name, name] as const),
    ['sidebar_position', 'order'] as const,
    ['unlisted', 'hidden'] as const,
    // Both set the address, which depends on the file's name in the new site.
    ...['id', 'slug'].map((name) => [name, () => ({})] as const),
  ]),
  elements: new Map<string, ElementRule>([
    ['Admonition', alert],
    ['Tabs', createTabsRule('groupId')],
    ['TabItem', createTabRule('label', 'value')],
    ['CodeBlock', codeBlock],
    ['Image', picture],
    ['IdealImage', picture],
    ['Link', buttonLink],
    ['Details', details],
    ['Badge', badge],
    ['TOCInline', nothing],
    ['Head', nothing],
    ['BrowserOnly', unwrapped],
  ]),
}

function numberOf(name: string): number | undefined {
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
  readonly source: SourceFolder
  readonly notes: MigrationNotes
}

function listSidebar(
  named: string | undefined,
  { pages, source, notes }: Context,
): readonly ForeignEntry[] | undefined {
  const name =
    named?.replace(/^\.\//, '') ??
    ['js', 'ts', 'cjs', 'mjs'].map((end) => `sidebars.${end}`).find((each) => source.names.has(each))
  if (name === undefined || !source.names.has(name)) return undefined
  const hint = 'write the sidebar into docwright.config.ts'
  const { value, placeOf } = readForeignConfig(name, { source, notes, hint })
  if (value === undefined) return undefined
  const leave = (data: Data, message: string, todo: string) => notes.leave(placeOf(data), message, todo)
  const sidebars = isDataMap(value) ? [...value] : []
  const all = sidebars.map(([key, data]) => [key, readEntries(data)] as const)
  const [only] = all
  if (all.length < 2) {
    return only?.[1].some((entry) => entry.kind === 'folder' && entry.folder === '') ? undefined : only?.[1]
  }
  return all.map(([label, items]) => ({ kind: 'group', label: convertToWords(label), items }))

  function readEntries(data: Data): readonly ForeignEntry[] {
    // The shorthand: an object with categories by label.
    if (isDataMap(data) && !data.has('type')) {
      return [...data].map(([label, items]) => ({ kind: 'group', label, items: readEntries(items) }))
    }
    return (Array.isArray(data) ? data : [data]).flatMap((entry: Data) => readEntry(entry, data))
  }

  function readEntry(entry: Data, list: Data): readonly ForeignEntry[] {
    const type = typeof entry === 'string' ? 'doc' : getTextAt(entry, 'type')
    if (type === undefined && isDataMap(entry)) return readEntries(entry)
    const label = getTextAt(entry, 'label')
    if (type === 'doc' || type === 'ref') {
      const id = typeof entry === 'string' ? entry : (getTextAt(entry, 'id') ?? '')
      const page = pages.byId(id)
      if (page !== undefined) return [{ kind: 'page', page, ...(label && { label }) }]
      leave(
        typeof entry === 'string' ? list : entry,
        `The sidebar names the page ${id}, which isn't there.`,
        'correct it in docwright.config.ts',
      )
      return []
    }
    if (type === 'link' && label) return [{ kind: 'link', label, href: getTextAt(entry, 'href') ?? '/' }]
    if (type === 'autogenerated') {
      const folder = getTextAt(entry, 'dirName') ?? '.'
      return [{ kind: 'folder', folder: folder === '.' ? '' : removeNumbers(folder) }]
    }
    if (type === 'category' && label) {
      const items = getListAt(entry, 'items').flatMap((item) => readEntry(item, getDataAt(entry, 'items')))
      const page = pages.byId(getTextAt(entry, 'link', 'id') ?? ' ')
      const [first] = items
      if (items.length === 1 && first?.kind === 'folder' && first.folder !== '') return [{ ...first, label }]
      return [{ kind: 'group', label, items, ...(page !== undefined && { page }) }]
    }
    leave(
      isDataMap(entry) ? entry : list,
      'This entry of the sidebar is computed, or of an unknown type.',
      'write it into `sidebar` of docwright.config.ts',
    )
    return []
  }
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

function noteOthers(source: SourceFolder, notes: MigrationNotes): void {
  const others: readonly (readonly [folder: string, hint: string])[] = [
    ['blog/', 'write entries of content/changelog/, or keep the blog elsewhere'],
    ['src/pages/', 'write content/pages/NAME.mdx'],
    ['versioned_docs/', 'put each older version into content/versions/NAME/guides/docs/'],
  ]
  for (const [folder, hint] of others) {
    const first = [...source.names].find((name) => name.startsWith(folder))
    if (first) notes.leave(source.placeOf(first), `The pages in ${folder} aren't migrated.`, hint)
  }
}
