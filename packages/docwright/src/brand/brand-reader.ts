import { createHash } from 'node:crypto'
import path from 'node:path'
import type { LoadedConfig } from '../config/read-config.ts'
import type { ContentFile } from '../content/content-file.ts'
import { readPictureSize } from '../content/picture-size.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import type { Brand, BrandPicture } from './brand.ts'
import type { BrandFont } from './font-faces.ts'
import { readFontMeasures } from './font-measures.ts'
import type { BrandFile } from './read-brand-file.ts'
import { readBrandFile } from './read-brand-file.ts'

/** Reads the files that the brand settings of a config name. `keys` locate a setting inside `brand`: `['logo', 'light']`. */
export interface BrandReader {
  /** The files to publish, by site path. Reading a file adds it. */
  readonly files: ReadonlyMap<string, ContentFile>
  /** The problems so far. */
  readonly problems: readonly Problem[]
  /** Adds a problem at a setting. */
  report(keys: readonly string[], mistake: Mistake): void
  /** Publishes a file under a name that changes with its content, and returns its site path. */
  publish(name: string, file: BrandFile): string
  readPicture(keys: readonly string[], written: string): BrandPicture | undefined
  /** Returns the site's own icon, or the address of the icon that the build draws. */
  readIcon(written: string | undefined): Brand['icon']
  readFonts(key: 'font' | 'mono', written: string | readonly string[] | undefined): readonly BrandFont[]
}

/** The image types of a brand, by file extension. */
const pictureTypes: ReadonlyMap<string, string> = new Map([
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
])

/** Creates a reader for the files of a config. */
export function createBrandReader({
  file: configFile,
  placeOf,
}: Pick<LoadedConfig, 'file' | 'placeOf'>): BrandReader {
  const files = new Map<string, ContentFile>()
  const problems: Problem[] = []
  return { files, problems, report, publish, readPicture, readIcon, readFonts }

  function report(keys: readonly string[], mistake: Mistake): void {
    problems.push({ place: placeOf(['brand', ...keys]), ...mistake })
  }

  function readFile(keys: readonly string[], written: string): BrandFile | undefined {
    const read = readBrandFile(written, configFile)
    if ('bytes' in read) return read
    report(keys, read)
    return undefined
  }

  function publish(name: string, { found, bytes }: BrandFile): string {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    const href = `/assets/brand/${name}-${hash}${getExtension(found.file)}`
    files.set(href, found)
    return href
  }

  function readPicture(keys: readonly string[], written: string): BrandPicture | undefined {
    const read = readFile(keys, written)
    const size = read && readSupportedSize(read)
    if (size && 'width' in size) return { href: publish(keys.join('-'), read), ...size }
    if (size) report(keys, size)
    return undefined
  }

  function readIcon(written: string | undefined): Brand['icon'] {
    const read = written === undefined ? undefined : readFile(['favicon'], written)
    const size = read && readSupportedSize(read)
    if (size && 'width' in size) {
      const extension = getExtension(read.found.file)
      const href = `/favicon${extension}`
      files.set(href, read.found)
      return { href, type: pictureTypes.get(extension)! }
    }
    if (size) report(['favicon'], size)
    return { href: '/favicon.svg', type: pictureTypes.get('.svg')! }
  }

  function readFonts(
    key: 'font' | 'mono',
    written: string | readonly string[] | undefined,
  ): readonly BrandFont[] {
    return [written ?? []].flat().flatMap((each, index): readonly BrandFont[] => {
      const keys = Array.isArray(written) ? [key, String(index)] : [key]
      const read = readFile(keys, each)
      if (!read) return []
      const measures = readFontMeasures(read.bytes)
      if (measures) return [{ href: publish(keys.join('-'), read), measures }]
      report(keys, {
        message: `${getFileStart(read.found.file).file} isn't a WOFF2 font.`,
        hint: 'convert it to WOFF2, the smallest format that all browsers support',
      })
      return []
    })
  }
}

/** Returns the size of a picture, or why the site can't show the file. */
function readSupportedSize({ found, bytes }: BrandFile): Pick<BrandPicture, 'width' | 'height'> | Mistake {
  const extension = getExtension(found.file)
  const size = pictureTypes.has(extension) ? readPictureSize(bytes, found.file) : undefined
  if (typeof size === 'object') return size
  const { file } = getFileStart(found.file)
  return size === 'unknown' && extension === '.svg'
    ? { message: `${file} doesn't have dimensions.`, hint: 'add a viewBox to the SVG' }
    : { message: `${file} isn't an SVG or PNG.`, hint: 'use an SVG or PNG file' }
}

function getExtension(file: string): string {
  return path.extname(file).toLowerCase()
}
