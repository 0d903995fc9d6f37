import { z } from 'zod'
import { hasLinkScheme } from '../url/scheme.ts'

/** The schema for the address of a link. */
export const linkAddress = z
  .string()
  .refine((address) => address.startsWith('/') || hasLinkScheme(address), 'start it with / or https://')

/** The schema for a link: a path on the site, or a URL with an allowed scheme. */
export const linkSetting = z.strictObject({
  label: z.string().min(1),
  /** A path on the site, such as `/docs/start/`, or a URL, such as `https://…`. */
  href: linkAddress,
})
