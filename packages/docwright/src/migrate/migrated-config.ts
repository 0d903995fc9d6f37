import path from 'node:path'
import { oldAddress } from '../config/address-settings.ts'
import type { ForeignPage } from './foreign-page.ts'
import { sectionId } from './foreign-page.ts'
import type { ForeignSite } from './foreign-site.ts'
import type { Addresses } from './migrated-addresses.ts'

/** Returns the text of `docwright.config.ts`, and the icon that it uses. */
export function createMigratedConfig({
  site,
  sidebar,
  moved,
  addresses,
  home,
  linkTo,
}: {
  readonly site: ForeignSite
  readonly sidebar: readonly unknown[] | undefined
  readonly moved: ReadonlyMap<string, string>
  readonly addresses: Addresses
  readonly home: ForeignPage | undefined
  linkTo(href: string): string
}): { readonly text: string; readonly icon: { readonly file: string; readonly name: string } | undefined } {
  const { source } = addresses
  const isIcon = site.icon !== undefined && source.names.has(site.icon) && /\.(?:svg|png)$/.test(site.icon)
  const icon = isIcon ? { file: `theme/favicon${path.extname(site.icon!)}`, name: site.icon! } : undefined
  const redirects = { ...Object.fromEntries(moved), ...listOwnRedirects(addresses, moved) }
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
    brand: icon && { favicon: `./${icon.file}` },
    home: home?.home && {
      headline: home.home.headline,
      actions: home.home.actions.map(({ label, href }) => ({ label, href: linkTo(href) })),
    },
    redirects: Object.keys(redirects).length > 0 ? redirects : undefined,
  }
  const code = JSON.stringify(settings, undefined, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
  return { text: `import { defineConfig } from 'docwright'\n\nexport default defineConfig(${code})\n`, icon }
}

/** Returns the old site's redirects, with their targets' new addresses. */
function listOwnRedirects(
  { site, source, notes, pageAt }: Addresses,
  moved: ReadonlyMap<string, string>,
): Record<string, string> {
  const kept = [...site.redirects].flatMap(([from, to]) => {
    const isFolder = from.endsWith('/*')
    const target = isFolder
      ? `${site.pagesRoot === '/' ? `/${sectionId}` : ''}${to}`
      : /^https?:/.test(to)
        ? to
        : pageAt(to)?.address
    const old = isFolder ? from : from.replace(/(?<=.)\/$/, '')
    const isRight = oldAddress.safeParse(old.replace(/\/\*$/, '')).success && target !== undefined
    if (isRight && !moved.has(old)) return [[old, target] as const]
    const message = `The redirect from ${from} to ${to} isn't carried over.`
    if (!isRight) notes.leave(source.placeOf(''), message, 'write it into `redirects` of docwright.config.ts')
    return []
  })
  return Object.fromEntries(kept)
}
