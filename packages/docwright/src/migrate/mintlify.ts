import { indexNames } from '../markdown/index-names.ts'
import type { ElementRule, ForeignElement } from './element-rule.ts'
import {
  convertAlert,
  convertBadge,
  convertCard,
  convertCards,
  convertCodeGroup,
  convertDetails,
  convertPicture,
  convertStep,
  convertSteps,
  createFieldRule,
  createTabRule,
  createTabsRule,
  escapeMdxSyntax,
  formatElement,
  remove,
  unwrap,
} from './element-rule.ts'
import type { Data } from './foreign-data.ts'
import { getDataAt, getListAt, getTextAt, isDataMap } from './foreign-data.ts'
import type { ForeignEngine, ForeignEntry, ForeignPages } from './foreign-site.ts'
import type { SettingRule } from './migrate-settings.ts'
import type { ForeignConfig } from './read-foreign-config.ts'
import { readForeignConfig } from './read-foreign-config.ts'

/** The migration from Mintlify, with `docs.json` or the older `mint.json`. */
export const mintlify: ForeignEngine = {
  name: 'Mintlify',
  configFiles: ['docs.json', 'mint.json'],
  readSite(name, source, notes) {
    const config = readForeignConfig(name, { source, notes })
    const { value: data } = config
    config.addOmissions(data, '$schema name description favicon navigation openapi api redirects')
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
          return from && to ? [[convertWildcard(from), convertWildcard(to)] as const] : []
        }),
      ),
      readSidebar: (pages) =>
        readEntries(getDataAt(data, 'navigation'), { pages, names: source.names, config }),
    }
  },
  getAddress: (name) => name.replace(/\.mdx?$/i, '').replace(/(^|\/)index$/, ''),
  isReferencePage: (settings) => settings.has('openapi') || settings.has('api'),
  settings: indexNames<SettingRule>([
    ['title', 'title'],
    ['description', 'description'],
    ['sidebarTitle', 'sidebar_label'],
    ['tag', 'badge'],
    ['hidden noindex', 'hidden'],
  ]),
  elements: indexNames<ElementRule>([
    ['Note Info Tip Warning Check Danger Callout', convertAlert],
    ['Tabs', createTabsRule('sync')],
    ['Tab', createTabRule('title')],
    ['CodeGroup', convertCodeGroup],
    ['Steps', convertSteps],
    ['Step', convertStep],
    ['CardGroup Columns', convertCards],
    ['Card Tile', convertCard],
    ['Accordion Expandable', convertDetails],
    ['AccordionGroup RequestExample ResponseExample Panel', unwrap],
    ['Frame', convertFrame],
    ['ParamField', createFieldRule('path', 'query', 'body', 'header')],
    ['ResponseField', createFieldRule('name')],
    ['Icon', remove],
    ['Badge', convertBadge],
    ['Tooltip', convertTooltip],
    ['Snippet', convertSnippet],
    ['Update', convertUpdate],
    ['Image', convertPicture],
  ]),
}

function convertFrame(element: ForeignElement): string {
  const caption = element.getText('caption')
  if (caption === undefined) return element.getContent()
  const figcaption = formatElement('figcaption', {}, escapeMdxSyntax(caption), '')
  return formatElement('figure', {}, `${element.getContent()}\n\n${figcaption}`)
}

function convertTooltip(element: ForeignElement): string {
  return formatElement('abbr', { title: element.getText('tip') ?? '' }, element.getContent(), '')
}

/** Converts an entry of a changelog to a heading with its text. */
function convertUpdate(element: ForeignElement): string {
  const words = [element.getText('label'), element.getText('description')].filter(Boolean).join(', ')
  return `## ${escapeMdxSyntax(words)}\n\n${element.getContent()}`
}

function convertSnippet(element: ForeignElement): string {
  const file = element.getText('file') ?? ''
  const part = element.includePart(`/snippets/${file}`)
  if (part !== undefined) return `<Include file="${part}" />`
  element.addTask(`There is no snippet ${file}.`, 'write what it shows')
  return ''
}

/** Converts a wildcard at the end: `/old/:slug*` → `/old/*`. */
function convertWildcard(address: string): string {
  return address.replace(/\/:\w+\*$/, '/*')
}

/** Returns the first API file that is there, without a leading slash. */
function findApi(data: Data, names: ReadonlySet<string>): string | undefined {
  const named = [
    getDataAt(data, 'openapi'),
    getDataAt(data, 'api', 'openapi'),
    ...listApiFiles(getDataAt(data, 'navigation')),
  ]
  const files = named.flatMap((each) => (typeof each === 'string' ? [each] : getListAt(each).map(String)))
  return files.map((file) => file.replace(/^\/+/, '')).find((file) => names.has(file))
}

/** Returns the values of all `openapi` settings, including nested ones. */
function listApiFiles(data: Data): readonly Data[] {
  if (Array.isArray(data)) return data.flatMap(listApiFiles)
  if (!isDataMap(data)) return []
  return [
    data.get('openapi'),
    ...[...data.values()].filter((value) => typeof value === 'object').flatMap(listApiFiles),
  ]
}

interface Context {
  readonly pages: ForeignPages
  readonly names: ReadonlySet<string>
  readonly config: ForeignConfig
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

/** Reads all entries of a list, or of the lists in a group. */
function readEntries(data: Data, context: Context): readonly ForeignEntry[] {
  const lists = Array.isArray(data) ? [data] : listKeys.map((key) => getListAt(data, key))
  return lists.flatMap((list) => list.flatMap((entry) => readEntry(entry, list, context)))
}

function readEntry(entry: Data, list: Data, context: Context): readonly ForeignEntry[] {
  const { pages, names, config } = context
  if (typeof entry === 'string') {
    const page = pages.findById(entry)
    if (page !== undefined) return [{ kind: 'page', page }]
    // `GET /plants` is a page of the reference, which docwright generates from the API file.
    const isReference = /^[A-Z]+ \//.test(entry) || names.has(`${entry}.mdx`)
    if (!isReference) {
      config.addSidebarTask(entry, list, `The sidebar names the page ${entry}, which isn't there.`)
    }
    return []
  }
  const label = groupKeys.map((key) => getTextAt(entry, key)).find((text) => text !== undefined)
  const href = getTextAt(entry, 'href')
  const items = readEntries(entry, context)
  if (label === undefined) {
    config.addSidebarTask(entry, list, 'This entry of the sidebar has no name.')
    return []
  }
  if (href !== undefined && items.length === 0) return [{ kind: 'link', label, href }]
  const page = pages.findById(getTextAt(entry, 'root') ?? ' ')
  return items.length === 0 ? [] : [{ kind: 'group', label, items, ...(page !== undefined && { page }) }]
}
