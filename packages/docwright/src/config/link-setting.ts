import { z } from 'zod'
import { hasLinkScheme } from '../url/scheme.ts'

const href = z
  .string()
  .refine((address) => address.startsWith('/') || hasLinkScheme(address), 'begin it with / or https://')

/** A link in a config: into the site, or out of it by a scheme that links may have. */
export const linkSetting = z.strictObject({ label: z.string().min(1), href })
