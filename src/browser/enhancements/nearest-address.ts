import { bareAddress } from '../../wire.ts'
import { hrefAt, withBase } from '../platform/base-path.ts'
import { slipsBetween } from '../platform/slips.ts'

/** The site path most like one that is none; `undefined` when none is like it. */
export async function nearestAddress(path: string): Promise<string | undefined> {
  const response = await fetch(withBase('/sitemap.xml'), { priority: 'low' })
  if (!response.ok) return undefined
  const entries = (await response.text()).matchAll(/<loc>([^<]*)</g)
  return nearestHref(
    path,
    [...entries].flatMap(([, entry]) => hrefAt(new URL(entry!.replaceAll('&amp;', '&')).pathname) ?? []),
  )
}

/** A page that only moved keeps the end of its address; otherwise few letters differ. */
export function nearestHref(path: string, hrefs: readonly string[]): string | undefined {
  const asked = plain(path)
  let best: string | undefined
  let least = Math.max(2, Math.floor(asked.length * 0.3)) + 1
  for (const href of hrefs) {
    const known = plain(href)
    const isMoved = asked !== '' && lastPart(known) === lastPart(asked)
    const slips = slipsBetween(asked, known, isMoved ? Number.POSITIVE_INFINITY : least - 1)
    const distance = slips === undefined ? least : isMoved ? 1 + slips / 100 : slips
    if (distance >= least) continue
    least = distance
    best = href
  }
  return best
}

function plain(path: string): string {
  return bareAddress(path.toLowerCase().replace(/(\.(htm|md))?\/*$/, ''))
    .replace(/\/index$/, '')
    .replaceAll(/[\s_]|%20/g, '-')
    .replace(/^\//, '')
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
