import { z } from 'zod'

const file = z.string().min(1)

const colour = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'write the colour as #rrggbb')
  .transform((written) => written.toLowerCase())

const colourForm = 'write one colour, `#rrggbb`, or `{ light: …, dark: … }`'
const logoForm = 'write a file, or `{ light: …, dark: …, alt: … }`'
const fontForm = 'write a WOFF2 file, or a list of them, one for each weight'

const font = z.union([file, z.array(file).min(1)], fontForm)

/**
 * What a docwright.config.ts may say of how the site looks. Files are relative to the config's own folder; one that does not begin with
 * a dot or a slash belongs to a package, as in `@fontsource/inter/files/inter-latin-400-normal.woff2`.
 */
export const brandSettings = z.strictObject({
  /** What the bar and the foot of every page call the site; without it that is the title. */
  name: z.string().min(1).optional(),
  /** A picture that stands in the bar in place of the icon and the name, SVG or PNG; one for each mode if need be. */
  logo: z
    .union([file, z.strictObject({ light: file, dark: file, alt: z.string().optional() })], logoForm)
    .optional(),
  /** The icon of the tab, and in the bar of a site without a logo: SVG or PNG. */
  favicon: file.optional(),
  /** The colour of links, buttons and marks; of one colour the one for the dark mode is made. */
  accent: z.union([colour, z.strictObject({ light: colour, dark: colour })], colourForm).optional(),
  /** The face of all text: a variable WOFF2 file, or one file for each weight. Without it that is Geist. */
  font: font.optional(),
  /** The face of code; without it that is what the reader's machine has for it. */
  mono: font.optional(),
})
