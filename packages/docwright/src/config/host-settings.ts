import { z } from 'zod'

const files = z.strictObject({
  /** Whether a `.br` and a `.gz` lie beside every text file; a host that compresses by itself needs none. */
  compressed: z.boolean().optional(),
  /** Whether every page has a Markdown twin; without them `llms-full.txt` still holds all of their text. */
  twins: z.boolean().default(true),
  /** How many files the host takes, where your plan has another limit than most. */
  most: z.int().positive().optional(),
})

/** Which host a site is for, and what is written for it. */
export const hostSettings = {
  /** Where the site will be published: what the host cannot take is told before, and files that it alone reads are written. */
  host: z.enum(['nginx', 'netlify', 'cloudflare-pages', 'github-pages', 'vercel', 'cloudfront']).optional(),
  files: files.prefault({}),
}
