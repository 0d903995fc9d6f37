import { bareAddress } from '../../wire.ts'
import { address, hrefAt } from '../platform/address.ts'

/** The site path most like one that is none; `undefined` when none is like it. */
export async function nearestAddress(path: string): Promise<string | undefined> {
  const response = await fetch(address('/sitemap.xml'), { priority: 'low' })
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
    const distance = isMoved ? 1 + distanceOf(asked, known) / 100 : distanceOf(asked, known, least)
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

/** How many letters to add, drop or change (Levenshtein); `most` when it is at least that. */
function distanceOf(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) >= most) return most
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1))
    }
    if (Math.min(...next) >= most) return most
    row = next
  }
  return row[b.length]!
}
