import path from 'node:path'
import { oldAddress } from '../config/address-settings.ts'
import type { ForeignPage } from './foreign-page.ts'
import { sectionId } from './foreign-page.ts'
import type { Addresses } from './migrated-addresses.ts'
import { migrateConfigLink } from './migrated-addresses.ts'

/** Returns the text of `docwright.config.ts`. */
export function createMigratedConfig({
  sidebar,
  moved,
  addresses,
  home,
}: {
  readonly sidebar: readonly unknown[] | undefined
  /** The addresses of pages that have changed. */
  readonly moved: ReadonlyMap<string, string>
  readonly addresses: Addresses
  readonly home: ForeignPage | undefined
}): string {
  const { site } = addresses
  const icon = getIconFile(addresses)
  const redirects = { ...Object.fromEntries(moved), ...migrateRedirects(addresses, moved) }
  const settings = {
    title: site.title,
    tagline: site.tagline,
    url: site.url ?? 'https://docs.example.com',
    content: './content',
    version: '1.0',
    docsRoot: '/',
    sections: [
      { id: sectionId, label: 'Docs', sidebar: sidebar && sidebar.length > 0 ? sidebar : undefined },
    ],
    brand: icon && { favicon: `./${icon}` },
    home: home?.home && {
      headline: home.home.headline,
      actions: home.home.actions.map(({ label, href }) => ({
        label,
        href: migrateConfigLink(href, addresses),
      })),
    },
    redirects: Object.keys(redirects).length > 0 ? redirects : undefined,
  }
  const code = JSON.stringify(settings, undefined, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
  return `import { defineConfig } from 'docwright'\n\nexport default defineConfig(${code})\n`
}

/** Returns the path of the site's icon in the new site, or undefined without an icon in a supported format. */
export function getIconFile({ site: { icon }, source }: Addresses): string | undefined {
  const isSupported = icon !== undefined && source.names.has(icon) && /\.(?:svg|png)$/.test(icon)
  return isSupported ? `theme/favicon${path.extname(icon)}` : undefined
}

/** Returns the old site's redirects, with their targets' new addresses. */
function migrateRedirects(
  { site, source, notes, findPageAt }: Addresses,
  moved: ReadonlyMap<string, string>,
): Record<string, string> {
  const kept = [...site.redirects].flatMap(([from, to]) => {
    const isFolder = from.endsWith('/*')
    const target = isFolder
      ? `${site.pagesRoot === '/' ? `/${sectionId}` : ''}${to}`
      : /^https?:/.test(to)
        ? to
        : findPageAt(to)?.address
    const old = isFolder ? from : from.replace(/(?<=.)\/$/, '')
    if (target !== undefined && oldAddress.safeParse(old.replace(/\/\*$/, '')).success) {
      return moved.has(old) ? [] : [[old, target] as const]
    }
    const message = `The redirect from ${from} to ${to} isn't carried over.`
    notes.addTask(source.placeOf(''), message, 'write it into `redirects` of docwright.config.ts')
    return []
  })
  return Object.fromEntries(kept)
}
