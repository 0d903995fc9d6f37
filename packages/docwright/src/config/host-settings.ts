import { z } from 'zod'
import type { SchemasOf } from './schemas-of.ts'

interface FilesConfig {
  /** Whether every text file also gets a `.br` and a `.gz` copy; a host that compresses responses itself doesn't need them. */
  compressed?: boolean | undefined
  /** Whether every page has a Markdown twin, and `llms-full.txt` the text of all; without twins, `llms.txt` alone is written for programs. */
  twins?: boolean | undefined
  /** How many files the host takes, where your plan has another limit than most. */
  most?: number | undefined
}

/** Which host a site is for, and what is written for it. */
export interface HostConfig {
  /** Where the site will be published: what the host can't take is told before, and files that it alone reads are written. */
  host?: 'nginx' | 'netlify' | 'cloudflare-pages' | 'github-pages' | 'vercel' | 'cloudfront' | undefined
  /** What is written next to the pages, and how many files there may be. */
  files?: FilesConfig | undefined
}

const files = z.strictObject({
  compressed: z.boolean().optional(),
  twins: z.boolean().default(true),
  most: z.int().positive().optional(),
} satisfies SchemasOf<FilesConfig>)

/** What a docwright.config.ts may say of its host. */
export const hostSettings = {
  host: z.enum(['nginx', 'netlify', 'cloudflare-pages', 'github-pages', 'vercel', 'cloudfront']).optional(),
  files: files.prefault({}),
} satisfies SchemasOf<HostConfig>
