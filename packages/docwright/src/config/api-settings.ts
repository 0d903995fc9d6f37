import { parse } from 'yaml'
import { getFirstSentence } from '../markdown/analyze-text.ts'
import { problemKinds } from '../problem/problem.ts'
import type { SiteConfig } from './site-config.ts'

/** The URL of a site whose config doesn't set `url`. */
const defaultUrl = 'http://localhost:3000'

/**
 * Returns the settings of a site that is a single API file, from its `info`. Mistakes in it are only warnings, because another
 * team may maintain the file.
 */
export function readApiSettings(text: string, name: string): SiteConfig {
  const info = readApiInfo(text)
  const [title = 'API', summary, description, version = ''] = [
    'title',
    'summary',
    'description',
    'version',
  ].map((key) => findText(info[key]))
  return {
    title,
    tagline: getFirstSentence(summary ?? description) ?? '',
    url: defaultUrl,
    content: `./${name}`,
    version: getVersionName(version),
    brand: findAccent(info['x-logo']),
    problems: Object.fromEntries(problemKinds.map((kind) => [kind, 'warn'])),
  }
}

/** Returns the background color of `x-logo`, which many files set for another tool. A color with too little contrast is dropped later, by `read-brand.ts`. */
function findAccent(logo: unknown): SiteConfig['brand'] {
  const { backgroundColor }: { backgroundColor?: unknown } = Object(logo)
  const isColor =
    typeof backgroundColor === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(backgroundColor)
  return isColor ? { accent: backgroundColor } : {}
}

/** Keeps scalars as they're written, so that the version 1.0 doesn't become the number 1. */
const keepAsWritten = { schema: 'failsafe' } as const

/**
 * Returns the value of `info` without parsing the rest of a file of perhaps megabytes; an empty object if it isn't a mapping.
 */
export function readApiInfo(text: string): Readonly<Record<string, unknown>> {
  try {
    const info = /^\s*\{/.test(text)
      ? JSON.parse(text).info
      : parse(getBlock('info', text), keepAsWritten).info
    return typeof info === 'object' && info !== null ? info : {}
  } catch {
    // The mistake is reported when the whole file is parsed.
    return {}
  }
}

/** Returns the lines of a top-level key, up to the next top-level key. */
function getBlock(key: string, text: string): string {
  const start = text.search(new RegExp(`^["']?${key}["']?[ \\t]*:`, 'm'))
  if (start < 0) return ''
  const after = text.indexOf('\n', start)
  const length = after < 0 ? -1 : text.slice(after).search(/^[^\s#]/m)
  return length < 0 ? text.slice(start) : text.slice(start, after + length)
}

function findText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Returns a version in a form that an address can contain: `2024-01 (beta)` becomes `2024-01-beta`. */
function getVersionName(version: string): string {
  return version.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replaceAll(/^[^\p{L}\p{N}]+|-+$/gu, '') || 'latest'
}
