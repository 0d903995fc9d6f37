import type { LoadedConfig } from '../config/read-config.ts'
import type { Settings } from '../config/site-config.ts'
import { isApiFile } from '../config/site-file.ts'
import type { Problem } from '../problem/problem.ts'
import { checkAccent, createAccentTokens } from './accent.ts'
import type { Brand } from './brand.ts'
import type { BrandReader } from './brand-reader.ts'
import { createBrandReader } from './brand-reader.ts'
import { createCodeFallback, formatFallback, listFontFaces, measureFallback } from './font-faces.ts'
import { readBrandFile } from './read-brand-file.ts'

/** The engine's own font. */
const geist = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'

/**
 * How much wider Geist sets guides and references than Arial. Includes kerning, which makes it 2% narrower and isn't measured for
 * other fonts.
 */
const geistFallback = formatFallback([1.02, 1.043, 1.001], { ascent: 1.005, descent: 0.295 })

/**
 * Reads the brand settings of a config. Checks that each file exists and has the right type, and that each color has enough
 * contrast.
 */
export function readBrand({
  config,
  file: configFile,
  placeOf,
}: Pick<LoadedConfig, 'config' | 'file' | 'placeOf'>): {
  readonly brand: Brand
  readonly problems: readonly Problem[]
} {
  const { name = config.title, favicon, font, mono } = config.brand
  const reader = createBrandReader({ file: configFile, placeOf })
  // The accent of a lone API file may not be meant for text, so a low-contrast one is ignored.
  const isUsed = !isApiFile(configFile) || checkAccent(config.brand.accent ?? '#000').length === 0
  const accent = isUsed ? config.brand.accent : undefined
  for (const { keys, ...mistake } of accent ? checkAccent(accent) : []) {
    reader.report(['accent', ...keys], mistake)
  }
  const logo = readLogo(config.brand, { name, reader })
  const textFonts = reader.readFonts('font', font)
  const codeFonts = reader.readFonts('mono', mono)
  const ownFont = textFonts.length > 0 ? undefined : readBrandFile(geist, import.meta.filename)
  if (ownFont && 'message' in ownFont) {
    throw new Error(`Expected the engine's own font: ${ownFont.message}`)
  }
  const textFaces = ownFont
    ? [{ href: reader.publish('font', ownFont), about: ' Text 100 900' }]
    : listFontFaces('Text', textFonts)
  const tokens = new Map(accent ? createAccentTokens(accent) : [])
  if (codeFonts.length > 0) tokens.set('--font-code', codeFamilies)
  const icon = reader.readIcon(favicon)
  return {
    problems: reader.problems,
    brand: {
      name,
      logo,
      icon,
      tokens,
      rules: codeFonts.length > 0 ? createCodeFallback(codeFonts) : '',
      faces: [...textFaces, ...listFontFaces('Code', codeFonts)],
      likeness: ownFont ? geistFallback : measureFallback(textFonts),
      files: reader.files,
    },
  }
}

/** Reads the logo, which may be one picture for both color modes. */
function readLogo(
  { logo }: Settings['brand'],
  { name, reader }: { readonly name: string; readonly reader: BrandReader },
): Brand['logo'] {
  if (logo === undefined) return undefined
  if (typeof logo === 'string') {
    const picture = reader.readPicture(['logo'], logo)
    return picture && { light: picture, dark: undefined, alt: name }
  }
  const light = reader.readPicture(['logo', 'light'], logo.light)
  const dark = reader.readPicture(['logo', 'dark'], logo.dark)
  return light && { light, dark, alt: logo.alt ?? name }
}

/** The fonts of code: the site's own, its fallback with adapted measures, and the system's. */
const codeFamilies = "Code,'Like Code',ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"
