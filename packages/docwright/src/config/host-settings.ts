import { z } from 'zod'

const files = z.strictObject({
  /** Whether every text file also gets a `.br` and a `.gz` copy; a host that compresses responses itself doesn't need them. */
  compressed: z.boolean().optional(),
  /** Whether every page has a Markdown twin, and `llms-full.txt` the text of all. Without twins, only `llms.txt` is written. */
  twins: z.boolean().default(true),
  /** The most files that the host accepts, if your plan's limit differs from the usual one. */
  most: z.int().positive().optional(),
  /** What files of `content/public/` contain, by address, for the list in `llms.txt`: `{ '/client.mjs': 'The client.' }`. */
  about: z.record(z.string(), z.string().min(1)).optional(),
})

/** Settings for the host, and for the files that are generated for it. */
export const hostSettings = {
  /** The host that the site is published on. The build checks the host's limits, and writes the files that only that host reads. */
  host: z.enum(['nginx', 'netlify', 'cloudflare-pages', 'github-pages', 'vercel', 'cloudfront']).optional(),
  /** The files written next to the pages, and the limit on their number. */
  files: files.prefault({}),
}
