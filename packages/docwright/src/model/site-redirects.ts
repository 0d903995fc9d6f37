import type { LoadedConfig } from '../config/read-config.ts'
import type { Guide } from '../guides/guide.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Place, Problem } from '../problem/problem.ts'

/** A site's redirects, and their places. */
export interface SiteRedirects {
  /** Targets by old address. */
  readonly redirects: Readonly<Record<string, string>>
  placeOf(from: string): Place
  readonly problems: readonly Problem[]
}

/**
 * Collects the redirects of the config and of guides. A redirect with `/*` is expanded to one for each page below its target, so
 * that every host supports it.
 */
export function collectRedirects(
  { config, placeOf }: Pick<LoadedConfig, 'config' | 'placeOf'>,
  { guides, hrefs }: { readonly guides: readonly Guide[]; readonly hrefs: Iterable<string> },
): SiteRedirects {
  const found = new Map<string, { readonly to: string; readonly place: () => Place }>()
  const problems: Problem[] = []
  const { patterns = [], addresses = [] } = Object.groupBy(Object.entries(config.redirects), ([from]) =>
    from.endsWith('/*') ? 'patterns' : 'addresses',
  )
  for (const [from, to] of addresses) {
    found.set(from, { to, place: () => placeOf(['redirects', from]) })
  }
  for (const { file, href, frontmatter } of guides) {
    for (const from of [frontmatter.redirect_from ?? []].flat()) {
      if (!found.has(from)) found.set(from, { to: href, place: () => getFileStart(file) })
      else {
        const message = `${from} is already redirected to ${found.get(from)!.to}.`
        problems.push({ place: getFileStart(file), message, hint: 'remove one of the two redirects' })
      }
    }
  }
  const all = patterns.length > 0 ? [...hrefs] : []
  for (const [from, to] of patterns) {
    const place = () => placeOf(['redirects', from])
    const below = all.filter((href) => href.startsWith(to.slice(0, -1)))
    if (below.length === 0) {
      const message = `No page is below ${to.slice(0, -1)}, so nothing is redirected.`
      problems.push({ place: place(), message, hint: 'name the folder that the pages moved to' })
    }
    for (const href of below) {
      const old = from.slice(0, -1) + href.slice(to.length - 1)
      if (!found.has(old)) found.set(old, { to: href, place })
    }
  }
  return {
    redirects: Object.fromEntries([...found].map(([from, { to }]) => [from, to])),
    placeOf: (from) => found.get(from)!.place(),
    problems,
  }
}
