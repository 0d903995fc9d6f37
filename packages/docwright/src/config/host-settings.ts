import { z } from 'zod'
import type { SchemasOf } from './schemas-of.ts'

interface FilesConfig {
  /** Whether every text file also gets a `.br` and a `.gz` copy; a host that compresses responses itself doesn't need them. */
  compressed?: boolean | undefined
  /** Whether every page has a Markdown twin, and `llms-full.txt` the text of all. Without twins, only `llms.txt` is written. */
  twins?: boolean | undefined
  /** The most files that the host accepts, if your plan's limit differs from the usual one. */
  most?: number | undefined
  /** What files of `content/public/` contain, by address, for the list in `llms.txt`: `{ '/client.mjs': 'The client.' }`. */
  about?: Readonly<Record<string, string>> | undefined
}

/** The settings for the host, and for what is written for it. */
export interface HostConfig {
  /** The host that the site is published on. The build checks the host's limits, and writes the files that only that host reads. */
  host?: 'nginx' | 'netlify' | 'cloudflare-pages' | 'github-pages' | 'vercel' | 'cloudfront' | undefined
  /** The files written next to the pages, and the limit on their number. */
  files?: FilesConfig | undefined
}

const files = z.strictObject({
  compressed: z.boolean().optional(),
  twins: z.boolean().default(true),
  most: z.int().positive().optional(),
  about: z.record(z.string(), z.string().min(1)).optional(),
} satisfies SchemasOf<FilesConfig>)

/** The config's settings for the host. */
export const hostSettings = {
  host: z.enum(['nginx', 'netlify', 'cloudflare-pages', 'github-pages', 'vercel', 'cloudfront']).optional(),
  files: files.prefault({}),
} satisfies SchemasOf<HostConfig>
