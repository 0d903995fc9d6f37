import { createHash } from 'node:crypto'
import path from 'node:path'
import type { LoadedConfig } from '../config/read-config.ts'
import { isApiFile } from '../config/site-file.ts'
import type { ContentFile } from '../content/content-file.ts'
import { readPictureSize } from '../content/picture-size.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { checkAccent, createAccentTokens } from './accent.ts'
import type { Brand, BrandPicture } from './brand.ts'
import type { BrandFont } from './faces.ts'
import { createCodeFallback, formatFallback, listFontFaces, measureFallback } from './faces.ts'
import { readFontMeasures } from './font-measures.ts'
import type { BrandFile } from './read-brand-file.ts'
import { readBrandFile } from './read-brand-file.ts'

/** The image types of a brand, by file extension. */
const pictureTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

/** The engine's own font. */
const geist = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'

/**
 * How much wider Geist sets guides and references than Arial. Includes kerning, which makes it 2% narrower and isn't measured for
 * other fonts.
 */
const geistFallback = formatFallback([1.02, 1.043, 1.001], { above: 1.005, below: 0.295 })

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
  const { name = config.title, logo, favicon, font, mono } = config.brand
  // The accent of a lone API file may not be meant for text, so a low-contrast one is ignored.
  const isWanted = !isApiFile(configFile) || checkAccent(config.brand.accent ?? '#000').length === 0
  const accent = isWanted ? config.brand.accent : undefined
  const files = new Map<string, ContentFile>()
  const problems: Problem[] = []

  const fileAt = (keys: readonly string[], written: string): BrandFile | undefined => {
    const read = readBrandFile(written, configFile)
    if ('bytes' in read) return read
    problems.push({ place: placeOf(['brand', ...keys]), ...read })
    return undefined
  }
  const published = (name: string, { found, bytes }: BrandFile) => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    const href = `/assets/brand/${name}-${hash}${path.extname(found.file).toLowerCase()}`
    files.set(href, found)
    return href
  }
  const picture = (keys: readonly string[], written: string): BrandPicture | undefined => {
    const read = fileAt(keys, written)
    if (!read) return undefined
    const size = readSupportedSize(read)
    if ('width' in size) return { href: published(keys.join('-'), read), ...size }
    problems.push({ place: placeOf(['brand', ...keys]), ...size })
    return undefined
  }
  const icon = (): Brand['icon'] => {
    const read = favicon && fileAt(['favicon'], favicon)
    const ending = path.extname(favicon ?? '.svg').toLowerCase()
    const type = pictureTypes[ending]
    const size = read && readSupportedSize(read)
    if (size && 'message' in size) problems.push({ place: placeOf(['brand', 'favicon']), ...size })
    else if (read) files.set(`/favicon${ending}`, read.found)
    return read && type
      ? { href: `/favicon${ending}`, type }
      : { href: '/favicon.svg', type: pictureTypes['.svg']! }
  }
  const fonts = (key: 'font' | 'mono', written: string | readonly string[] | undefined) =>
    [written ?? []].flat().flatMap((each, index): readonly BrandFont[] => {
      const keys = Array.isArray(written) ? [key, String(index)] : [key]
      const read = fileAt(keys, each)
      if (!read) return []
      const measures = readFontMeasures(read.bytes)
      if (measures) return [{ href: published(keys.join('-'), read), measures }]
      const message = `${getFileStart(read.found.file).file} isn't a WOFF2 font.`
      problems.push({
        place: placeOf(['brand', ...keys]),
        message,
        hint: 'convert it to WOFF2, the smallest format that all browsers support',
      })
      return []
    })

  for (const { keys, ...mistake } of accent ? checkAccent(accent) : []) {
    problems.push({ place: placeOf(['brand', 'accent', ...keys]), ...mistake })
  }
  const pictures =
    typeof logo === 'object'
      ? { light: picture(['logo', 'light'], logo.light), dark: picture(['logo', 'dark'], logo.dark) }
      : { light: logo === undefined ? undefined : picture(['logo'], logo), dark: undefined }
  const text = fonts('font', font)
  const code = fonts('mono', mono)
  const own = text.length > 0 ? undefined : readBrandFile(geist, import.meta.filename)
  if (own && 'message' in own) throw new Error(`Expected the engine's own font: ${own.message}`)
  const faces = own ? [{ href: published('font', own), about: ' Text 100 900' }] : listFontFaces('Text', text)
  const tokens = new Map(accent ? createAccentTokens(accent) : [])
  if (code.length > 0) tokens.set('--font-code', codeFamilies)
  return {
    problems,
    brand: {
      name,
      logo: pictures.light && {
        light: pictures.light,
        dark: pictures.dark,
        alt: (typeof logo === 'object' ? logo.alt : undefined) ?? name,
      },
      icon: icon(),
      tokens,
      rules: code.length > 0 ? createCodeFallback(code) : '',
      faces: [...faces, ...listFontFaces('Code', code)],
      likeness: own ? geistFallback : measureFallback(text),
      files,
    },
  }
}

const codeFamilies = "Code,'Like Code',ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"

/** Returns the size of a picture, or why the site can't show the file. */
function readSupportedSize({ found, bytes }: BrandFile): Pick<BrandPicture, 'width' | 'height'> | Mistake {
  const ending = path.extname(found.file).toLowerCase()
  const size = Object.hasOwn(pictureTypes, ending) ? readPictureSize(bytes) : undefined
  if (typeof size === 'object') return size
  const { file } = getFileStart(found.file)
  return size === 'unknown' && ending === '.svg'
    ? { message: `${file} has no dimensions.`, hint: 'add a viewBox to the SVG' }
    : { message: `${file} isn't an SVG or PNG.`, hint: 'use an SVG or PNG file' }
}
