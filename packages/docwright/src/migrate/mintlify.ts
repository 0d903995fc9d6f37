import type { ElementRule } from './element-rule.ts'
import {
  alert,
  asMarkdown,
  badge,
  card,
  cards,
  createFieldRule,
  createTabRule,
  createTabsRule,
  details,
  formatElement,
  nothing,
  picture,
  step,
  stepsOfElements,
  tabsOfFences,
  unwrapped,
} from './element-rule.ts'
import type { Data } from './foreign-data.ts'
import { getDataAt, getListAt, getTextAt, isDataMap } from './foreign-data.ts'
import type { ForeignEngine, ForeignEntry, ForeignPages } from './foreign-site.ts'
import type { SettingRule } from './migrate-settings.ts'
import { readForeignConfig } from './read-foreign-config.ts'

/** The migration from Mintlify, with `docs.json` or the older `mint.json`. */
export const mintlify: ForeignEngine = {
  name: 'Mintlify',
  configs: ['docs.json', 'mint.json'],
  read(config, source, notes) {
    const { value: data, placeOf, omitOthers } = readForeignConfig(config, { source, notes })
    omitOthers(data, '$schema name description favicon navigation openapi api redirects')
    const leave = (entry: Data, message: string) =>
      notes.leave(placeOf(entry), message, 'write it into `sidebar` of docwright.config.ts')
    const favicon = getTextAt(data, 'favicon') ?? getTextAt(data, 'favicon', 'light')
    return {
      title: getTextAt(data, 'name') ?? 'Docs',
      tagline: getTextAt(data, 'description'),
      url: undefined,
      pagesFolder: '',
      pagesRoot: '/',
      icon: favicon?.replace(/^\/+/, ''),
      api: findApi(data, source.names),
      redirects: new Map(
        getListAt(data, 'redirects').flatMap((each) => {
          const [from, to] = [getTextAt(each, 'source'), getTextAt(each, 'destination')]
          return from && to ? [[replaceWildcard(from), replaceWildcard(to)] as const] : []
        }),
      ),
      sidebar: (pages) => listEntries(getDataAt(data, 'navigation'), { pages, leave, names: source.names }),
    }
  },
  addressOf: (name) => name.replace(/\.mdx?$/i, '').replace(/(^|\/)index$/, ''),
  isReference: (settings) => settings.has('openapi') || settings.has('api'),
  settings: new Map<string, SettingRule>([
    ...['title', 'description'].map((name) => [name, name] as const),
    ['sidebarTitle', 'sidebar_label'] as const,
    ['tag', 'badge'] as const,
    ['hidden', 'hidden'] as const,
    ['noindex', 'hidden'] as const,
  ]),
  elements: new Map<string, ElementRule>([
    ...['Note', 'Info', 'Tip', 'Warning', 'Check', 'Danger', 'Callout'].map((name) => [name, alert] as const),
    ['Tabs', createTabsRule('sync')],
    ['Tab', createTabRule('title')],
    ['CodeGroup', tabsOfFences],
    ['Steps', stepsOfElements],
    ['Step', step],
    ['CardGroup', cards],
    ['Columns', cards],
    ['Card', card],
    ['Tile', card],
    ['Accordion', details],
    ['Expandable', details],
    ['AccordionGroup', unwrapped],
    ['Frame', frame],
    ['ParamField', createFieldRule('path', 'query', 'body', 'header')],
    ['ResponseField', createFieldRule('name')],
    ['Icon', nothing],
    ['Badge', badge],
    ['Tooltip', convertTooltip],
    ['Snippet', convertSnippet],
    ['RequestExample', unwrapped],
    ['ResponseExample', unwrapped],
    ['Update', update],
    ['Panel', unwrapped],
    ['Image', picture],
  ]),
}

function frame(use: Parameters<ElementRule>[0]): string {
  const caption = use.text('caption')
  if (caption === undefined) return use.inner()
  return formatElement('figure', {}, `${use.inner()}\n\n<figcaption>${asMarkdown(caption)}</figcaption>`)
}

function convertTooltip(use: Parameters<ElementRule>[0]): string {
  return `<abbr title="${(use.text('tip') ?? '').replaceAll('"', '&quot;')}">${use.inner()}</abbr>`
}

function update(use: Parameters<ElementRule>[0]): string {
  return `## ${asMarkdown([use.text('label'), use.text('description')].filter(Boolean).join(', '))}\n\n${use.inner()}`
}

function convertSnippet(use: Parameters<ElementRule>[0]): string {
  const file = use.text('file') ?? ''
  const part = use.partAt(`/snippets/${file}`)
  if (part !== undefined) return `<Include file="${part}" />`
  use.leave(`There is no snippet ${file}.`, 'write what it shows')
  return ''
}

function replaceWildcard(address: string): string {
  return address.replace(/\/:\w+\*$/, '/*')
}

/** Returns the API file that the reference's pages are generated from. */
function findApi(data: Data, names: ReadonlySet<string>): string | undefined {
  const named = [
    getDataAt(data, 'openapi'),
    getDataAt(data, 'api', 'openapi'),
    ...listOpenapis(getDataAt(data, 'navigation')),
  ]
  const files = named.flatMap((each) => (typeof each === 'string' ? [each] : getListAt(each).map(String)))
  return files.map((file) => file.replace(/^\/+/, '')).find((file) => names.has(file))
}

function listOpenapis(data: Data): readonly Data[] {
  if (Array.isArray(data)) return data.flatMap(listOpenapis)
  if (!isDataMap(data)) return []
  return [
    data.get('openapi'),
    ...[...data.values()].filter((value) => typeof value === 'object').flatMap(listOpenapis),
  ]
}

interface Context {
  readonly pages: ForeignPages
  readonly names: ReadonlySet<string>
  leave(entry: Data, message: string): void
}

/** The kinds of groups. Each is also the key of the group's label. */
const groupKeys = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language'] as const
/** The keys of a group's entries. */
const listKeys = [
  'pages',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'products',
  'versions',
  'languages',
] as const

function listEntries(data: Data, context: Context): readonly ForeignEntry[] {
  if (Array.isArray(data)) return data.flatMap((entry: Data) => listEntriesOf(entry, data, context))
  return listKeys.flatMap((key) =>
    getListAt(data, key).flatMap((entry) => listEntriesOf(entry, getDataAt(data, key), context)),
  )
}

function listEntriesOf(entry: Data, list: Data, context: Context): readonly ForeignEntry[] {
  const { pages, leave } = context
  if (typeof entry === 'string') {
    const page = pages.byId(entry)
    if (page !== undefined) return [{ kind: 'page', page }]
    // `GET /plants` is a page of the reference, which docwright generates from the API file.
    const isReference = /^[A-Z]+ \//.test(entry) || context.names.has(`${entry}.mdx`)
    if (!isReference) leave(list, `The sidebar names the page ${entry}, which isn't there.`)
    return []
  }
  const label = groupKeys.map((key) => getTextAt(entry, key)).find((text) => text !== undefined)
  const href = getTextAt(entry, 'href')
  const items = listEntries(entry, context)
  if (label === undefined) {
    leave(isDataMap(entry) ? entry : list, 'This entry of the sidebar has no name.')
    return []
  }
  if (href !== undefined && items.length === 0) return [{ kind: 'link', label, href }]
  const page = pages.byId(getTextAt(entry, 'root') ?? ' ')
  return items.length === 0 ? [] : [{ kind: 'group', label, items, ...(page !== undefined && { page }) }]
}
