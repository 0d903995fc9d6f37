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
  readonly mostFiles?: number
  /** The largest size of one file, in bytes. */
  readonly largestFile?: number
  /** The largest size of the whole site, in bytes. */
  readonly mostBytes?: number
  readonly mostRedirects?: number
}

const hosts: Readonly<Record<NonNullable<Settings['host']>, HostFacts>> = {
  nginx: { name: 'nginx', compresses: false },
  netlify: { name: 'Netlify', compresses: true },
  'cloudflare-pages': {
    name: 'Cloudflare Pages',
    compresses: true,
    mostFiles: 20_000,
    largestFile: 25 * 1024 ** 2,
    mostRedirects: 2_000,
  },
  'github-pages': { name: 'GitHub Pages', compresses: true, mostBytes: 1_000_000_000 },
  vercel: { name: 'Vercel', compresses: true, mostRedirects: 2_048 },
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
  const { name, mostRedirects = Number.POSITIVE_INFINITY } = hosts[config.host]
  const { length } = Object.keys(config.redirects)
  const place = placeOf(['redirects'])
  if (length > mostRedirects) {
    const message = `${name} allows ${formatCount(mostRedirects)} redirects, but the site has ${formatCount(length)}.`
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
  { host, files: { most, twins } }: Pick<Settings, 'host' | 'files'>,
): string | undefined {
  const facts: Partial<HostFacts> = host ? hosts[host] : {}
  const { name = 'the host', mostFiles = Infinity, largestFile = Infinity, mostBytes = Infinity } = facts
  const limit = most ?? mostFiles
  if (written.length > limit) {
    const copies = written.filter((file) => /\.(?:br|gz)$/.test(file.name)).length
    const saved = [
      copies > 0 && `files: { compressed: false } leaves out ${formatCount(copies)}`,
      twins &&
        `files: { twins: false } ${formatCount(written.filter((file) => file.name.endsWith('.md')).length)}`,
    ].filter((each) => each !== false)
    const fix = saved.length > 0 ? ` In the config, ${saved.join(', ')}.` : ''
    return `The site has ${formatCount(written.length)} files, but ${name} allows ${formatCount(limit)}.${fix} If your plan allows more, set files: { most: 100_000 }.`
  }
  const large = written.find(({ bytes }) => bytes > largestFile)
  if (large) {
    return `${large.name} has ${formatCount(large.bytes)} bytes, and ${name} takes no file of more than ${formatCount(largestFile)}.`
  }
  const bytes = written.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes <= mostBytes) return undefined
  return `The site has ${formatCount(bytes)} bytes, and ${name} takes ${formatCount(mostBytes)}.`
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}
