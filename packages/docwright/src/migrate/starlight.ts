import { indexNames } from '../markdown/index-names.ts'
import type { ElementRule, ForeignElement } from './element-rule.ts'
import {
  convertAlert,
  convertBadge,
  convertButtonLink,
  convertCard,
  convertCards,
  convertCodeBlock,
  convertPicture,
  convertSteps,
  createTabRule,
  createTabsRule,
  remove,
  unwrap,
} from './element-rule.ts'
import type { Data } from './foreign-data.ts'
import { getDataAt, getListAt, getTextAt, isDataMap } from './foreign-data.ts'
import { slugifyPath } from './foreign-page.ts'
import type { ForeignEngine, ForeignEntry, ForeignPages } from './foreign-site.ts'
import type { SettingRule } from './migrate-settings.ts'
import type { ForeignConfig } from './read-foreign-config.ts'
import { readForeignConfig } from './read-foreign-config.ts'

/** The migration from Starlight, Astro's docs engine. */
export const starlight: ForeignEngine = {
  name: 'Starlight',
  configFiles: ['astro.config.mjs', 'astro.config.ts', 'astro.config.js'],
  hasPlainMarkdown: true,
  readSite(name, source, notes) {
    const config = readForeignConfig(name, { source, notes })
    const { value: data, calls } = config
    const settings = calls.get('starlight')
    config.addOmissions(settings, 'title description sidebar favicon')
    const titles = getDataAt(settings, 'title')
    const url = getTextAt(data, 'site')?.replace(/\/+$/, '')
    const base = (getTextAt(data, 'base') ?? '').replace(/^(?!\/)(?=.)/, '/').replace(/\/+$/, '')
    return {
      title:
        typeof titles === 'string'
          ? titles
          : ([...(isDataMap(titles) ? titles.values() : [])].map(String)[0] ?? 'Docs'),
      tagline: getTextAt(settings, 'description'),
      url: url === undefined ? undefined : url + base,
      pagesFolder: 'src/content/docs/',
      publicFolder: 'public/',
      pagesRoot: '/',
      icon: `public/${(getTextAt(settings, 'favicon') ?? 'favicon.svg').replace(/^\/+/, '')}`,
      redirects: new Map(
        [...getMapAt(data, 'redirects')].flatMap(([from, to]) => {
          const target = typeof to === 'string' ? to : getTextAt(to, 'destination')
          return target === undefined ? [] : [[from, target] as const]
        }),
      ),
      readSidebar(pages) {
        const list = getListAt(settings, 'sidebar')
        return list.length === 0 ? undefined : readEntries(list, { pages, config })
      },
    }
  },
  getAddress(name, settings) {
    const slug = settings.get('slug')
    if (typeof slug === 'string') return slug
    return slugifyPath(name.replace(/\.mdx?$/i, '')).replace(/(^|\/)index$/, '')
  },
  getHome(settings) {
    const hero: unknown = settings.get('hero')
    if (settings.get('template') !== 'splash' || !(hero instanceof Map)) return undefined
    const actions: unknown = hero.get('actions')
    return {
      headline: typeof hero.get('tagline') === 'string' ? hero.get('tagline') : undefined,
      hasPicture: hero.has('image'),
      actions: (Array.isArray(actions) ? actions : []).flatMap((action: unknown) =>
        action instanceof Map
          ? [{ label: String(action.get('text')), href: String(action.get('link')) }]
          : [],
      ),
    }
  },
  settings: indexNames<SettingRule>([
    ['title', 'title'],
    ['description', 'description'],
    ['draft', 'draft'],
    // The address depends on the file's name, and the home page is set in the config.
    ['slug template hero', () => ({})],
    ['sidebar', convertSidebarSettings],
  ]),
  elements: indexNames<ElementRule>([
    ['Admonition Aside', convertAlert],
    ['Tabs', createTabsRule('syncKey')],
    ['TabItem', createTabRule('label')],
    ['Steps', convertSteps],
    ['Card LinkCard', convertCard],
    ['CardGrid', convertCards],
    ['Badge', convertBadge],
    ['Code', convertCodeBlock],
    ['FileTree', convertFileTree],
    ['Icon', remove],
    ['LinkButton', convertButtonLink],
    ['Image Picture', convertPicture],
    ['Fragment', unwrap],
  ]),
}

/** Converts a file tree, which is a list with bold names, to text. */
function convertFileTree(element: ForeignElement): string {
  const text = element
    .getContent()
    .replace(/\*\*/g, '')
    .replace(/^(\s*)[-*+] /gm, '$1')
  return `\`\`\`text\n${text}\n\`\`\``
}

function convertSidebarSettings(value: unknown): Readonly<Record<string, unknown>> {
  if (!(value instanceof Map)) return {}
  const badge: unknown = value.get('badge')
  return {
    order: value.get('order'),
    sidebar_label: value.get('label'),
    badge: badge instanceof Map ? badge.get('text') : badge,
  }
}

function getMapAt(data: Data, key: string): ReadonlyMap<string, Data> {
  const value = getDataAt(data, key)
  return isDataMap(value) ? value : new Map()
}

interface Context {
  readonly pages: ForeignPages
  readonly config: ForeignConfig
}

function readEntries(list: readonly Data[], context: Context): readonly ForeignEntry[] {
  return list.flatMap((entry) => readEntry(entry, list, context))
}

function readEntry(entry: Data, list: Data, context: Context): readonly ForeignEntry[] {
  const { pages, config } = context
  const label = getTextAt(entry, 'label')
  const target = typeof entry === 'string' ? entry : (getTextAt(entry, 'slug') ?? getTextAt(entry, 'link'))
  if (target !== undefined) {
    const page = pages.findByAddress(target.startsWith('/') ? target : `/${target}`) ?? pages.findById(target)
    const badge = getTextAt(entry, 'badge', 'text') ?? getTextAt(entry, 'badge')
    if (page !== undefined) {
      return [{ kind: 'page', page, ...(label && { label }), ...(badge && { badge }) }]
    }
    if (/^https?:/.test(target) && label) return [{ kind: 'link', label, href: target }]
    config.addSidebarTask(entry, list, `The sidebar names ${target}, which isn't a page of the site.`)
    return []
  }
  const folder = getTextAt(entry, 'autogenerate', 'directory')
  if (folder !== undefined) {
    return [{ kind: 'folder', folder: slugifyPath(folder.replace(/\/+$/, '')), ...(label && { label }) }]
  }
  const items = getDataAt(entry, 'items')
  if (label && Array.isArray(items)) {
    return [{ kind: 'group', label, items: readEntries(getListAt(items), context) }]
  }
  config.addSidebarTask(entry, list, 'This entry of the sidebar is computed.')
  return []
}
