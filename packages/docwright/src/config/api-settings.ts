import { parse } from 'yaml'
import { firstSentence } from '../markdown/read.ts'
import { problemKinds } from '../problem/problem.ts'
import type { SiteConfig } from './site-config.ts'

/** The address of a site as long as nobody has named one. */
const unsaidUrl = 'http://localhost:3000'

/** The settings of a site that is one API file: what the file says of itself. Mistakes in it warn, since it may be another team's. */
export function apiSettings(text: string, name: string): SiteConfig {
  const info = apiInfo(text)
  const [title = 'API', summary, description, version = ''] = [
    'title',
    'summary',
    'description',
    'version',
  ].map((key) => textOf(info[key]))
  return {
    title,
    tagline: firstSentence(summary ?? description) ?? '',
    url: unsaidUrl,
    content: `./${name}`,
    version: versionName(version),
    brand: accentIn(info['x-logo']),
    problems: Object.fromEntries(problemKinds.map((kind) => [kind, 'warn'])),
  }
}

/** The colour that a logo stands on, which many files say for another tool; whoever reads the brand leaves out one that would be too faint. */
function accentIn(logo: unknown): SiteConfig['brand'] {
  const { backgroundColor }: { backgroundColor?: unknown } = Object(logo)
  const isColour =
    typeof backgroundColor === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(backgroundColor)
  return isColour ? { accent: backgroundColor } : {}
}

/** Scalars stay as they are written: a version 1.0 is no number. */
const asWritten = { schema: 'failsafe' } as const

/**
 * What stands under `info`, without reading the rest of what may be megabytes; an empty object where that is no mapping.
 */
export function apiInfo(text: string): Readonly<Record<string, unknown>> {
  try {
    const info = /^\s*\{/.test(text) ? JSON.parse(text).info : parse(blockOf('info', text), asWritten).info
    return typeof info === 'object' && info !== null ? info : {}
  } catch {
    // Whoever reads the whole file says what is wrong with it.
    return {}
  }
}

/** The lines of a key at the left edge, up to the next one that stands there. */
function blockOf(key: string, text: string): string {
  const start = text.search(new RegExp(`^["']?${key}["']?[ \\t]*:`, 'm'))
  if (start < 0) return ''
  const after = text.indexOf('\n', start)
  const length = after < 0 ? -1 : text.slice(after).search(/^[^\s#]/m)
  return length < 0 ? text.slice(start) : text.slice(start, after + length)
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** A version that can stand in an address: `2024-01 (beta)` is `2024-01-beta`. */
function versionName(version: string): string {
  return version.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replaceAll(/^[^\p{L}\p{N}]+|-+$/gu, '') || 'latest'
}
