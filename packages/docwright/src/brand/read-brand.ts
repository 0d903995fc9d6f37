import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { LoadedConfig } from '../config/read-config.ts'
import { isApiFile } from '../config/site-file.ts'
import { noFile } from '../problem/no-file.ts'
import { startOf } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { accentMistakes, accentTokens } from './accent.ts'
import type { Brand, BrandPicture } from './brand.ts'
import type { BrandFont } from './faces.ts'
import { codeStandIn, facesOf, likeness, likenessOf } from './faces.ts'
import { fontMeasures } from './font-measures.ts'
import { pictureSize, pictureTypes } from './picture-size.ts'

/** The engine's own face. */
const geist = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'

/** How much wider than Arial it sets guides and reference: kerning, which is not counted of other fonts, tightens it by two in a hundred. */
const geistLikeness = likeness([1.02, 1.043, 1.001], { above: 1.005, below: 0.295 })

/** Reads what a config says of the site's look: each file is there and is what it should be, and each colour can be read. */
export function readBrand({
  config,
  file: configFile,
  placeOf,
}: Pick<LoadedConfig, 'config' | 'file' | 'placeOf'>): {
  readonly brand: Brand
  readonly problems: readonly Problem[]
} {
  const { name = config.title, logo, favicon, font, mono } = config.brand
  // Of an API file alone nobody has said that its colour is to be read as text.
  const isWanted = !isApiFile(configFile) || accentMistakes(config.brand.accent ?? '#000').length === 0
  const accent = isWanted ? config.brand.accent : undefined
  const files = new Map<string, string>()
  const problems: Problem[] = []

  const bytesAt = (keys: readonly string[], written: string) => {
    const file = fileNamed(written, configFile)
    const isThere = file && statSync(file, { throwIfNoEntry: false })?.isFile()
    if (isThere) return { file, bytes: readFileSync(file) }
    const mistake = file ? noFile('file', file) : noPackage(written, configFile)
    problems.push({ place: placeOf(['brand', ...keys]), ...mistake })
    return undefined
  }
  const published = (name: string, { file, bytes }: { file: string; bytes: Uint8Array }) => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    const href = `/assets/brand/${name}-${hash}${path.extname(file).toLowerCase()}`
    files.set(href, file)
    return href
  }
  const picture = (keys: readonly string[], written: string): BrandPicture | undefined => {
    const found = bytesAt(keys, written)
    if (!found) return undefined
    const size = pictureTypes[path.extname(found.file).toLowerCase()] && pictureSize(found.bytes)
    if (size) return { href: published(keys.join('-'), found), ...size }
    problems.push({ place: placeOf(['brand', ...keys]), ...noPicture(found.file) })
    return undefined
  }
  const icon = (): Brand['icon'] => {
    const found = favicon && bytesAt(['favicon'], favicon)
    const ending = path.extname(favicon ?? '.svg').toLowerCase()
    const type = pictureTypes[ending]
    if (found && !(type && pictureSize(found.bytes))) {
      problems.push({ place: placeOf(['brand', 'favicon']), ...noPicture(found.file) })
    } else if (found) files.set(`/favicon${ending}`, found.file)
    return found && type
      ? { href: `/favicon${ending}`, type }
      : { href: '/favicon.svg', type: pictureTypes['.svg']! }
  }
  const fonts = (key: 'font' | 'mono', written: string | readonly string[] | undefined) =>
    [written ?? []].flat().flatMap((each, index): readonly BrandFont[] => {
      const keys = Array.isArray(written) ? [key, String(index)] : [key]
      const found = bytesAt(keys, each)
      if (!found) return []
      const measures = fontMeasures(found.bytes)
      if (measures) return [{ href: published(keys.join('-'), found), measures }]
      const message = `${startOf(found.file).file} is no WOFF2 font.`
      problems.push({
        place: placeOf(['brand', ...keys]),
        message,
        hint: 'convert it; all browsers read WOFF2, and it is the smallest',
      })
      return []
    })

  for (const { keys, ...mistake } of accent ? accentMistakes(accent) : []) {
    problems.push({ place: placeOf(['brand', 'accent', ...keys]), ...mistake })
  }
  const pictures =
    typeof logo === 'object'
      ? { light: picture(['logo', 'light'], logo.light), dark: picture(['logo', 'dark'], logo.dark) }
      : { light: logo === undefined ? undefined : picture(['logo'], logo), dark: undefined }
  const text = fonts('font', font)
  const code = fonts('mono', mono)
  const own = text.length > 0 ? undefined : fileNamed(geist, import.meta.filename)!
  const faces = own
    ? [{ href: published('font', { file: own, bytes: readFileSync(own) }), about: ' Text 100 900' }]
    : facesOf('Text', text)
  const tokens = new Map(accent ? accentTokens(accent) : [])
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
      rules: code.length > 0 ? codeStandIn(code) : '',
      faces: [...faces, ...facesOf('Code', code)],
      likeness: own ? geistLikeness : likenessOf(text),
      files,
    },
  }
}

const codeFamilies = "Code,'Like Code',ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"

/** The file that a config names; undefined for one of a package that is not installed. */
function fileNamed(written: string, configFile: string): string | undefined {
  if (/^[./]/.test(written)) return path.resolve(path.dirname(configFile), written)
  try {
    return createRequire(path.resolve(configFile)).resolve(written)
  } catch {
    const beside = path.resolve(path.dirname(configFile), written)
    return existsSync(beside) ? beside : undefined
  }
}

function noPackage(written: string, configFile: string): Mistake {
  const folders = createRequire(path.resolve(configFile)).resolve.paths(written) ?? []
  const missing = folders
    .map((folder) => path.join(folder, written))
    .find((file) => existsSync(path.dirname(file)) && !existsSync(file))
  if (missing) return noFile('file', missing)
  return {
    message: `No package that is installed has a file ${written}.`,
    hint: 'install the package, or correct the path; that of a file of yours begins with ./',
  }
}

function noPicture(file: string): Mistake {
  return {
    message: `${startOf(file).file} is no SVG or PNG that says how large it is.`,
    hint: 'give an SVG a viewBox',
  }
}
