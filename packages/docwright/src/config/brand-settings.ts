import { z } from 'zod'
import type { SchemasOf } from './schemas-of.ts'

/**
 * How the site looks. Files are relative to the config's own folder; one that doesn't begin with a dot or a slash belongs to a package,
 * as in `@fontsource/inter/files/inter-latin-400-normal.woff2`.
 */
export interface BrandConfig {
  /** What the bar and the foot of every page call the site; without it that is the title. */
  name?: string | undefined
  /** A picture that is in the bar in place of the icon and the name, SVG or PNG; one for each mode if need be. */
  logo?: string | { light: string; dark: string; alt?: string | undefined } | undefined
  /** The icon of the tab, and in the bar of a site without a logo: SVG or PNG. */
  favicon?: string | undefined
  /** The color of links, buttons and marks, `#rrggbb`; of one color the one for the dark mode is made. */
  accent?: string | { light: string; dark: string } | undefined
  /** The face of all text: a variable WOFF2 file, or one file for each weight. Without it that is Geist. */
  font?: string | string[] | undefined
  /** The face of code; without it that is what the reader's machine has for it. */
  mono?: string | string[] | undefined
}

const file = z.string().min(1)

const colour = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'use the form #rrggbb')
  .transform((written) => written.toLowerCase())

const colourForm = 'use one color, `#rrggbb`, or `{ light: …, dark: … }`'
const logoForm = 'use a file, or `{ light: …, dark: …, alt: … }`'
const fontForm = 'use a WOFF2 file, or a list of files with one for each weight'

const font = z.union([file, z.array(file).min(1)], fontForm)

/** What a docwright.config.ts may say of how the site looks. */
export const brandSettings = z.strictObject({
  name: z.string().min(1).optional(),
  logo: z
    .union([file, z.strictObject({ light: file, dark: file, alt: z.string().optional() })], logoForm)
    .optional(),
  favicon: file.optional(),
  accent: z.union([colour, z.strictObject({ light: colour, dark: colour })], colourForm).optional(),
  font: font.optional(),
  mono: font.optional(),
} satisfies SchemasOf<BrandConfig>)
