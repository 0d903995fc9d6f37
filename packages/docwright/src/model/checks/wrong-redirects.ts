import type { Mistake, Place, Problem } from '../../problem/problem.ts'
import { removePathEnding } from '../../wire.ts'
import { normalizePath } from '../routes.ts'
import type { Published } from './check-links.ts'
import { findBrokenLinks } from './check-links.ts'

interface Context extends Published {
  /** Returns the place of a redirect in the config. */
  readonly placeOf: (from: string) => Place
}

/** Reports redirects from an existing address, to a missing address, or in a loop. */
export function findWrongRedirects(
  redirects: Readonly<Record<string, string>>,
  { placeOf, ...published }: Context,
): readonly Problem[] {
  const taken = new Map([...published.pages.keys()].map((href) => [normalizeAddress(href), href]))
  const targets = new Map(Object.entries(redirects).map(([from, to]) => [normalizeAddress(from), to]))
  const earlier = new Map<string, string>()
  return Object.entries(redirects).flatMap(([from, to]) => {
    const place = placeOf(from)
    const address = normalizeAddress(from)
    const same = earlier.get(address)
    earlier.set(address, same ?? from)
    const mistake =
      (same === undefined ? undefined : describeTwice(from, same)) ??
      findOccupied(from, { page: taken.get(address), files: published.files }) ??
      findRedirectChain(from, targets)
    if (mistake) return [{ place, ...mistake }]
    return findBrokenLinks([{ target: to, place }], published)
  })
}

/** Normalizes an address, so that addresses that some hosts treat as the same become equal: `/a`, `/a/` and `/a.html`. */
function normalizeAddress(href: string): string {
  return normalizePath(removePathEnding(href.replace(/\/+$/, '/')))
}

function describeTwice(from: string, same: string): Mistake {
  return { message: `Some hosts treat ${from} and ${same} as the same path.`, hint: 'remove one of the two' }
}

/** Reports a redirect whose address is taken by a page or a file, or is below a file. */
function findOccupied(
  from: string,
  { page, files }: { page: string | undefined; files: ReadonlySet<string> },
): Mistake | undefined {
  if (page !== undefined) {
    return { message: `${page} is a page, so ${from} can't be redirected.`, hint: 'remove one of the two' }
  }
  const parts = from.split('/')
  const file = parts.map((_, index) => parts.slice(0, index + 1).join('/')).find((each) => files.has(each))
  if (file === undefined) return undefined
  const message =
    file === from
      ? `${file} is a file, so it can't be redirected.`
      : `${file} is a file, so nothing can be below it.`
  return { message, hint: 'remove one of the two' }
}

/** Reports a redirect to another redirect, because some hosts follow only one. */
function findRedirectChain(from: string, targets: ReadonlyMap<string, string>): Mistake | undefined {
  const start = normalizeAddress(from)
  const visited = new Set([start])
  const first = targets.get(start)!
  let end = first
  while (end.startsWith('/')) {
    const address = normalizeAddress(end.replace(/[?#].*$/s, ''))
    const next = targets.get(address)
    if (next === undefined) break
    if (visited.has(address)) {
      const role = address === start ? 'is part of' : 'leads into'
      return { message: `The redirect from ${from} ${role} a loop.`, hint: 'use the address of a page' }
    }
    visited.add(address)
    end = next
  }
  if (end === first) return undefined
  return { message: `${first} is itself redirected.`, hint: `redirect directly to ${end}` }
}
