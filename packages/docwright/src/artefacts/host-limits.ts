import type { LoadedConfig } from '../config/read-config.ts'
import type { Settings } from '../config/site-config.ts'
import type { Site } from '../model/page.ts'
import type { Problem } from '../problem/problem.ts'
import { createFunctionSource, maxFunctionBytes } from './cloudfront.ts'

/** The features and limits of a host. */
interface HostFacts {
  readonly name: string
  /** Whether the host compresses responses itself, and ignores compressed copies of the files. */
  readonly compresses: boolean
  readonly maxFiles?: number
  readonly maxFileBytes?: number
  readonly maxSiteBytes?: number
  readonly maxRedirects?: number
}

const hosts: Readonly<Record<NonNullable<Settings['host']>, HostFacts>> = {
  nginx: { name: 'nginx', compresses: false },
  netlify: { name: 'Netlify', compresses: true },
  'cloudflare-pages': {
    name: 'Cloudflare Pages',
    compresses: true,
    maxFiles: 20_000,
    maxFileBytes: 25 * 1024 ** 2,
    maxRedirects: 2_000,
  },
  'github-pages': { name: 'GitHub Pages', compresses: true, maxSiteBytes: 1_000_000_000 },
  vercel: { name: 'Vercel', compresses: true, maxRedirects: 2_048 },
  cloudfront: { name: 'CloudFront', compresses: true },
}

/** Checks whether a site has a `.br` and a `.gz` copy of each file. */
export function isCompressed({ host, files }: Pick<Settings, 'host' | 'files'>): boolean {
  return files.compressed ?? !(host && hosts[host].compresses)
}

/** Reports redirects that the configured host would reject or ignore. */
export function findRedirectProblems(site: Site, placeOf: LoadedConfig['placeOf']): readonly Problem[] {
  const { config } = site
  if (config.host === undefined) return []
  const { name, maxRedirects = Infinity } = hosts[config.host]
  const { length } = Object.keys(config.redirects)
  const place = placeOf(['redirects'])
  if (length > maxRedirects) {
    const message = `${name} allows ${formatCount(maxRedirects)} redirects, but the site has ${formatCount(length)}.`
    return [{ place, message, hint: 'remove redirects that are no longer used' }]
  }
  if (config.host !== 'cloudfront') return []
  const bytes = Buffer.byteLength(createFunctionSource(site))
  if (bytes <= maxFunctionBytes) return []
  const message = `With all redirects, the CloudFront function would have ${formatCount(bytes)} bytes. The limit is ${formatCount(maxFunctionBytes)}.`
  return [{ place, message, hint: 'remove redirects that are no longer used' }]
}

/** A written file and its size. */
interface SizedFile {
  readonly name: string
  readonly bytes: number
}

/** Returns why the configured host would reject these files, or undefined if it accepts them. */
export function findHostRejection(
  written: readonly SizedFile[],
  { host, files: { most, twins: hasTwins } }: Pick<Settings, 'host' | 'files'>,
): string | undefined {
  if (most !== undefined && written.length > most) {
    return describeTooManyFiles(written, { limit: most, setBy: 'files.most in the config', hasTwins })
  }
  if (host === undefined) return undefined
  const { name, maxFiles = Infinity, maxFileBytes = Infinity, maxSiteBytes = Infinity } = hosts[host]
  if (most === undefined && written.length > maxFiles) {
    return describeTooManyFiles(written, { limit: maxFiles, setBy: name, hasTwins })
  }
  const oversized = written.find(({ bytes }) => bytes > maxFileBytes)
  if (oversized) {
    return `${oversized.name} has ${formatCount(oversized.bytes)} bytes, and ${name} takes no file of more than ${formatCount(maxFileBytes)}.`
  }
  const siteBytes = written.reduce((sum, { bytes }) => sum + bytes, 0)
  if (siteBytes <= maxSiteBytes) return undefined
  return `The site has ${formatCount(siteBytes)} bytes, and ${name} takes ${formatCount(maxSiteBytes)}.`
}

interface FileLimit {
  readonly limit: number
  /** What sets the limit: a host or a setting. */
  readonly setBy: string
  readonly hasTwins: boolean
}

/** Says that the site has too many files, and how many each setting would leave out. */
function describeTooManyFiles(written: readonly SizedFile[], { limit, setBy, hasTwins }: FileLimit): string {
  const count = (extension: RegExp) => written.filter(({ name }) => extension.test(name)).length
  const savings = [
    { setting: 'compressed', count: count(/\.(?:br|gz)$/) },
    { setting: 'twins', count: hasTwins ? count(/\.md$/) : 0 },
  ]
    .filter((saving) => saving.count > 0)
    .map((saving) => `files: { ${saving.setting}: false } leaves out ${formatCount(saving.count)}`)
  const fix = savings.length > 0 ? ` In the config, ${savings.join(', and ')}.` : ''
  return `The site has ${formatCount(written.length)} files, but ${setBy} allows ${formatCount(limit)}.${fix} If your plan allows more, set files.most to the limit of the plan.`
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}
