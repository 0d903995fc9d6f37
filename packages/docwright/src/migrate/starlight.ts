import type { ElementRule } from './element-rule.ts'
import {
  alert,
  badge,
  buttonLink,
  card,
  cards,
  codeBlock,
  createTabRule,
  createTabsRule,
  formatElement,
  nothing,
  picture,
  unwrapped,
} from './element-rule.ts'
import type { Data } from './foreign-data.ts'
import { getDataAt, getListAt, getTextAt, isDataMap } from './foreign-data.ts'
import { slugifyPath } from './foreign-page.ts'
import type { ForeignEngine, ForeignEntry, ForeignPages } from './foreign-site.ts'
import type { SettingRule } from './migrate-settings.ts'
import { readForeignConfig } from './read-foreign-config.ts'

/** The migration from Starlight, Astro's docs engine. */
export const starlight: ForeignEngine = {
  name: 'Starlight',
  configs: ['astro.config.mjs', 'astro.config.ts', 'astro.config.js'],
  hasPlainMarkdown: true,
  read(config, source, notes) {
    const { value: data, calls, placeOf, omitOthers } = readForeignConfig(config, { source, notes })
    const settings = calls.get('starlight')
    omitOthers(settings, 'title description sidebar favicon')
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
      sidebar(pages) {
        const list = getListAt(settings, 'sidebar')
        const leave = (entry: Data, message: string) =>
          notes.leave(placeOf(entry), message, 'write it into `sidebar` of docwright.config.ts')
        if (list.length === 0) return undefined
        return list.flatMap((entry) =>
          listEntriesOf(entry, { pages, leave: (message, at = entry) => leave(at ?? list, message) }),
        )
      },
    }
  },
  addressOf(name, settings) {
    const slug = settings.get('slug')
    if (typeof slug === 'string') return slug
    return slugifyPath(name.replace(/\.mdx?$/i, '')).replace(/(^|\/)index$/, '')
  },
  homeIn(settings) {
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
  settings: new Map<string, SettingRule>([
    ...['title', 'description', 'draft'].map((name) => [name, name] as const),
    ...['slug', 'template', 'hero'].map((name) => [name, () => ({})] as const),
    ['sidebar', readSidebarSettings] as const,
  ]),
  elements: new Map<string, ElementRule>([
    ['Admonition', alert],
    ['Aside', alert],
    ['Tabs', createTabsRule('syncKey')],
    ['TabItem', createTabRule('label')],
    ['Steps', convertListSteps],
    ['Card', card],
    ['LinkCard', card],
    ['CardGrid', cards],
    ['Badge', badge],
    ['Code', codeBlock],
    ['FileTree', convertFileTree],
    ['Icon', nothing],
    ['LinkButton', buttonLink],
    ['Image', picture],
    ['Picture', picture],
    ['Fragment', unwrapped],
  ]),
}

/** Keeps steps that already are a numbered list. */
function convertListSteps(use: Parameters<typeof unwrapped>[0]): string {
  return formatElement('Steps', {}, use.inner())
}

/** Converts a file tree to text. */
function convertFileTree(use: Parameters<typeof unwrapped>[0]): string {
  return `\`\`\`text\n${use
    .inner()
    .replace(/\*\*/g, '')
    .replace(/^(\s*)[-*+] /gm, '$1')}\n\`\`\``
}

function readSidebarSettings(value: unknown): Readonly<Record<string, unknown>> {
  if (!(value instanceof Map)) return {}
  const mark: unknown = value.get('badge')
  return {
    order: value.get('order'),
    sidebar_label: value.get('label'),
    badge: mark instanceof Map ? mark.get('text') : mark,
  }
}

function getMapAt(data: Data, key: string): ReadonlyMap<string, Data> {
  const value = getDataAt(data, key)
  return isDataMap(value) ? value : new Map()
}

interface Context {
  readonly pages: ForeignPages
  leave(message: string, at?: Data): void
}

function listEntriesOf(entry: Data, context: Context): readonly ForeignEntry[] {
  const { pages, leave } = context
  const label = getTextAt(entry, 'label')
  const written = typeof entry === 'string' ? entry : (getTextAt(entry, 'slug') ?? getTextAt(entry, 'link'))
  if (written !== undefined) {
    const page = pages.byAddress(written.startsWith('/') ? written : `/${written}`) ?? pages.byId(written)
    const mark = getTextAt(entry, 'badge', 'text') ?? getTextAt(entry, 'badge')
    if (page !== undefined) {
      return [{ kind: 'page', page, ...(label && { label }), ...(mark && { badge: mark }) }]
    }
    if (/^https?:/.test(written) && label) return [{ kind: 'link', label, href: written }]
    leave(`The sidebar names ${written}, which isn't a page of the site.`, entry)
    return []
  }
  const folder = getTextAt(entry, 'autogenerate', 'directory')
  if (folder !== undefined) {
    return [{ kind: 'folder', folder: slugifyPath(folder.replace(/\/+$/, '')), ...(label && { label }) }]
  }
  if (label && isDataMap(entry) && Array.isArray(entry.get('items'))) {
    return [
      {
        kind: 'group',
        label,
        items: getListAt(entry, 'items').flatMap((item) => listEntriesOf(item, context)),
      },
    ]
  }
  leave('This entry of the sidebar is computed.', entry)
  return []
}
