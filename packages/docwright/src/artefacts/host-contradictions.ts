import { readContentText } from '../content/read-content-text.ts'
import type { Site } from '../model/page.ts'
import { normalizePath } from '../model/routes.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { getBasePath, removePathEnding } from '../wire.ts'
import { createHeaderRules, headerList } from './host-headers.ts'
import { redirectList } from './redirects.ts'

/**
 * Hosts that read `_headers` and `_redirects`. `undefined` is included, because a site without a configured host may use one of
 * them.
 */
const hostsWithSettingsFiles: readonly (string | undefined)[] = [undefined, 'netlify', 'cloudflare-pages']

/**
 * Reports rules in `content/public/` that contradict the generated rules of the same file, and files that the configured host
 * ignores.
 */
export function findHostContradictions(site: Site): readonly Problem[] {
  return [
    findProblems(headerList, site, findHeaderMistakes),
    findProblems(redirectList, site, findRedirectMistakes),
  ].flat()
}

type FindMistakes = (lines: readonly string[], site: Site) => readonly (Mistake | undefined)[]

/** Returns the problems of a file, at most one for each line. */
function findProblems(name: string, site: Site, findMistakes: FindMistakes): readonly Problem[] {
  const found = site.media.get(`/${name}`)
  if (found === undefined) return []
  const { file } = found
  const { host } = site.config
  if (!hostsWithSettingsFiles.includes(host)) {
    const message = `\`${host}\` ignores \`${name}\`.`
    return [{ place: getFileStart(file), message, hint: 'remove it' }]
  }
  const read = readContentText(file, found.folder)
  if ('problem' in read) return [read.problem]
  return findMistakes(read.text.split(/\r?\n/), site).flatMap((mistake, index) =>
    mistake ? [{ place: { ...getFileStart(file), line: index + 1 }, ...mistake }] : [],
  )
}

/** Reports headers that two rules set for the same address, because hosts then send both values. */
function findHeaderMistakes(lines: readonly string[], site: Site): readonly (Mistake | undefined)[] {
  const ours = Object.entries(createHeaderRules(site))
  let pattern: string | undefined
  return lines.map((line) => {
    const text = line.trim()
    if (text === '' || text.startsWith('#')) return undefined
    if (!/^\s/.test(line)) {
      pattern = text
      return undefined
    }
    const name = text.split(':')[0]!
    if (pattern === undefined) {
      return { message: `\`${name}\` has no address above it.`, hint: 'start with an address: /*' }
    }
    const address = pattern
    const same = ours.find(([rule, headers]) => canOverlap(rule, address) && hasHeader(name, headers))
    if (!same) return undefined
    const message = `\`${name}\` is set twice for ${address}: the site already sets it for ${same[0]}.`
    return { message, hint: 'remove it, because hosts would send both' }
  })
}

function hasHeader(name: string, headers: Readonly<Record<string, string>>): boolean {
  return Object.keys(headers).some((each) => each.toLowerCase() === name.toLowerCase())
}

/** Checks whether an address can match both patterns, where a star or a name after a colon matches anything. */
function canOverlap(one: string, other: string): boolean {
  const [first, second] = [getEnds(one), getEnds(other)]
  return (
    (canMatchPrefix(first.start, second) || canMatchPrefix(second.start, first)) &&
    (first.end.endsWith(second.end) || second.end.endsWith(first.end))
  )
}

interface Ends {
  /** The text before the first wildcard, or the whole pattern if it has none. */
  readonly start: string
  /** The text after the last wildcard. */
  readonly end: string
  readonly isWhole: boolean
}

function getEnds(pattern: string): Ends {
  const parts = pattern.split(/\*|:\w+/)
  return { start: parts[0]!, end: parts.at(-1)!, isWhole: parts.length === 1 }
}

/** Checks whether an address that begins with `start` may match the pattern. A whole pattern matches only its own text. */
function canMatchPrefix(start: string, pattern: Ends): boolean {
  return pattern.isWhole ? start === pattern.start : start.startsWith(pattern.start)
}

/** Reports redirects that never apply, because the generated ones come first, and redirects from an existing page. */
function findRedirectMistakes(lines: readonly string[], site: Site): readonly (Mistake | undefined)[] {
  const { redirects, url } = site.config
  const base = getBasePath(url)
  const ours = new Map(Object.keys(redirects).map((from) => [normalizePath(removePathEnding(from)), from]))
  const pages = new Map([...site.pages.keys()].map((href) => [normalizePath(href), href]))
  return lines.map((line) => {
    const [from = ''] = line.trim().split(/\s+/)
    if (!from.startsWith(`${base}/`) || /[*:]/.test(from)) return undefined
    const address = normalizePath(removePathEnding(from.slice(base.length)))
    const same = ours.get(address)
    if (same !== undefined) {
      return { message: `\`redirects\` in the config also has ${same}.`, hint: 'remove one of the two' }
    }
    const page = pages.get(address)
    if (page === undefined) return undefined
    const message = `${page} is a page, and not every host would redirect it.`
    return { message, hint: 'remove one of the two' }
  })
}
