import { z } from 'zod'

const file = z.string().min(1)

const color = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'use the form #rrggbb')
  .transform((written) => written.toLowerCase())

const colorForm = 'use one color, `#rrggbb`, or `{ light: …, dark: … }`'
const logoForm = 'use a file, or `{ light: …, dark: …, alt: … }`'
const fontForm = 'use a WOFF2 file, or a list of files with one for each weight'

const font = z.union([file, z.array(file).min(1)], fontForm)

/**
 * The config's settings for the site's look. Files are relative to the config's folder. A path that doesn't start with a dot or a
 * slash is in a package, such as `@fontsource/inter/files/inter-latin-400-normal.woff2`.
 */
export const brandSettings = z.strictObject({
  /** The site's name in the navbar and footer. Default: the title. */
  name: z.string().min(1).optional(),
  /** An image that replaces the icon and the name in the navbar, SVG or PNG. Can differ between the color modes. */
  logo: z
    .union([file, z.strictObject({ light: file, dark: file, alt: z.string().optional() })], logoForm)
    .optional(),
  /** The icon of the browser tab, also shown in the navbar of a site without a logo: SVG or PNG. */
  favicon: file.optional(),
  /** The color of links, buttons, and highlights, `#rrggbb`. If it's one color, the color for the dark mode is derived from it. */
  accent: z.union([color, z.strictObject({ light: color, dark: color })], colorForm).optional(),
  /** The font of all text: a variable WOFF2 file, or one file for each weight. Default: Geist. */
  font: font.optional(),
  /** The font of code. Default: the system's monospace font. */
  mono: font.optional(),
})
