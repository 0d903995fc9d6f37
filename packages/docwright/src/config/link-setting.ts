import { z } from 'zod'
import { hasLinkScheme } from '../url/scheme.ts'
import type { SchemasOf } from './schemas-of.ts'

/** A link in a config. */
export interface LinkConfig {
  label: string
  /** Into the site, as `/docs/start/`, or out of it, as `https://…`. */
  href: string
}

/** The address of a link. */
export const linkAddress = z
  .string()
  .refine((address) => address.startsWith('/') || hasLinkScheme(address), 'start it with / or https://')

/** A link: into the site, or out of it by a scheme that links may have. */
export const linkSetting = z.strictObject({
  label: z.string().min(1),
  href: linkAddress,
} satisfies SchemasOf<LinkConfig>)
