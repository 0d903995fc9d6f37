import { measureEditDistance } from '../../edit-distance.ts'
import { decodeUrlPart } from '../../url/decoded.ts'
import { removePathEnding } from '../../wire.ts'
import { addBasePath, toSitePath } from '../platform/base-path.ts'

/** On the page for unknown addresses, suggests the most similar existing address, and searches for its words. */
export async function suggestAddress(suggestion: HTMLElement): Promise<void> {
  const search = document.querySelector<HTMLElement>('[data-search-button][data-query]')
  const requested = toSitePath(location.pathname) ?? '/'
  const words = describeAddress(requested)
  if (search && words) {
    search.dataset.query = words
    search.textContent = `Search for “${words}”`
  }
  const href = findNearestHref(requested, await listAllHrefs())
  if (!href) return
  const link = document.createElement('a')
  link.href = addBasePath(href)
  link.textContent = link.pathname
  suggestion.replaceChildren('Did you mean ', link, '?')
}

async function listAllHrefs(): Promise<readonly string[]> {
  const response = await fetch(addBasePath('/sitemap.xml'), { priority: 'low' })
  const entries = response.ok ? (await response.text()).matchAll(/<loc>([^<]*)</g) : []
  return [...entries].flatMap(
    ([, entry]) => toSitePath(new URL(entry!.replaceAll('&amp;', '&')).pathname) ?? [],
  )
}

/** Returns the most similar address. A page that was moved keeps the end of its address; otherwise few letters differ. */
export function findNearestHref(path: string, hrefs: readonly string[]): string | undefined {
  const requested = simplifyPath(path)
  let best: string | undefined
  let limit = Math.max(2, Math.floor(requested.length * 0.3)) + 1
  for (const href of hrefs) {
    const known = simplifyPath(href)
    const isMoved = requested !== '' && getLastPart(known) === getLastPart(requested)
    const edits = measureEditDistance(requested, known, isMoved ? Number.POSITIVE_INFINITY : limit - 1)
    const distance = edits === undefined ? limit : isMoved ? 1 + edits / 100 : edits
    if (distance >= limit) continue
    limit = distance
    best = href
  }
  return best
}

function simplifyPath(path: string): string {
  return removePathEnding(path.toLowerCase().replace(/(\.(htm|md))?\/*$/, ''))
    .replace(/\/index$/, '')
    .replaceAll(/[\s_]|%20/g, '-')
    .replace(/^\//, '')
}

function getLastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function describeAddress(pathname: string): string {
  return decodeUrlPart(removePathEnding(pathname))
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '' && word !== 'docs')
    .join(' ')
    .slice(0, 80)
}
