import { findNearest } from '../../problem/nearest.ts'
import type { Mistake, Place, Problem } from '../../problem/problem.ts'
import { decodeUrlPart } from '../../url/decoded.ts'
import { getScheme, linkSchemes, mayLinkTo } from '../../url/scheme.ts'
import { removePathEnding } from '../../wire.ts'
import type { Page } from '../page.ts'

/** A link and its place. */
export interface LocatedLink {
  /** The address of the page with the link. Undefined for an API description, which may appear on many pages. */
  readonly from?: string
  readonly target: string
  /** Whether it's a picture with a relative address, which has no base. */
  readonly isRootless?: boolean
  readonly place: Place
}

/** The valid targets of links. */
export interface Published {
  readonly pages: ReadonlyMap<string, Page>
  /** Published files that aren't pages, such as `/openapi.yaml` and pictures. */
  readonly files: ReadonlySet<string>
  /** Redirects by old address. Links should use the new address. */
  readonly redirects?: Readonly<Record<string, string>>
  /** The addresses of unpublished guides. */
  readonly drafts?: ReadonlySet<string>
  /** Whether the host may serve a page without a trailing slash at exactly that address only. */
  readonly isStrict?: boolean
  /** Whether a page is missing only because its file couldn't be read; links to it aren't reported then. */
  readonly isUnread: (path: string) => boolean
}

/** Reports links whose page, or whose ID on the page, doesn't exist. Links to other sites aren't checked. */
export function findBrokenLinks(links: readonly LocatedLink[], published: Published): readonly Problem[] {
  return links.flatMap((link) => {
    const mistake = findMistake(link, published)
    return mistake ? [{ place: link.place, ...mistake }] : []
  })
}

function findMistake(
  { target, from = '/', isRootless }: LocatedLink,
  { pages, files, redirects = {}, drafts, isStrict, isUnread }: Published,
): Mistake | undefined {
  const scheme = getScheme(target)
  if (scheme !== undefined) return mayLinkTo(target) ? undefined : describeForbiddenLink(scheme)
  const [address = '', hash] = target.split('#', 2)
  const path = decodeUrlPart(address.split('?')[0]!)
  if (path !== '' && !path.startsWith('/')) {
    if (isRootless) return describeRootlessLink(target)
    return { message: `The link ${target} is relative.`, hint: 'start it with /, or link to the .mdx file' }
  }
  if (files.has(path)) return undefined
  const page = path === '' ? pages.get(from) : findPage(path, pages)
  if (!page) {
    if (isUnread(path)) return undefined
    if (drafts?.has(path)) {
      const message = `The page at ${path} is a draft, which isn't published.`
      return { message, hint: 'remove the link for now, or `draft: true` from its settings' }
    }
    const guess =
      redirects[removePathEnding(path)] ?? findNearest(path, pages.keys()) ?? findUnderOtherRoot(path, pages)
    return { message: `No page at ${path}.`, ...(guess && { hint: `link to ${guess}` }) }
  }
  if (isStrict && path.endsWith('/') && path === `${page.href}/`) {
    const message = `Some hosts have no page at ${path}, because its address has no slash at the end.`
    return { message, hint: `link to ${target.replace(address, page.href)}` }
  }
  const id = decodeUrlPart(hash ?? '')
  if (id === '' || page.anchors.has(id) || isUnread(page.href)) return undefined
  const guess = findNearest(id, page.anchors)
  return {
    message: `No heading or field #${id} on ${page.href}.`,
    ...(guess && { hint: `link to ${page.href}#${guess}` }),
  }
}

/** Returns the only page whose address differs just in its first folders, as when the docs have another root. */
function findUnderOtherRoot(path: string, pages: Published['pages']): string | undefined {
  const stem = removePathEnding(path)
  const similar = [...pages.keys()].filter((href) => {
    const other = removePathEnding(href)
    return other !== '' && stem !== '' && (stem.endsWith(other) || other.endsWith(stem))
  })
  return similar.length === 1 ? similar[0] : undefined
}

function describeRootlessLink(picture: string): Mistake {
  return {
    message: `The relative address ${picture} of this picture has no target.`,
    hint: 'put the picture into `content/public/` and start its address with /',
  }
}

function describeForbiddenLink(scheme: string): Mistake {
  return {
    message: `Links can't start with \`${scheme}:\`.`,
    hint: `start it with / or ${linkSchemes.map((each) => `${each}:`).join(', ')}`,
  }
}

/** Returns the page at an address with or without a trailing slash or `.html`. */
export function findPage(path: string, pages: ReadonlyMap<string, Page>): Page | undefined {
  const decoded = decodeUrlPart(path)
  const stem = removePathEnding(decoded)
  return pages.get(decoded) ?? pages.get(stem) ?? pages.get(`${stem}/`)
}
