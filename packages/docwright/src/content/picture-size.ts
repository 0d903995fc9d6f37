import { imageSize } from 'image-size'

interface Size {
  readonly width: number
  readonly height: number
}

/** The formats that browsers show as a picture. */
const shownFormats: ReadonlySet<string | undefined> = new Set(
  'avif bmp gif heif ico jpg png svg webp'.split(' '),
)

/** The size of a picture, `unknown` for an SVG file that gives none, or undefined for a file that browsers can't show as a picture. */
export function pictureSize(bytes: Uint8Array): Size | 'unknown' | undefined {
  try {
    const { width, height, type, orientation = 1 } = imageSize(bytes)
    // The library finds SVG in the middle of a page, too.
    if (!shownFormats.has(type) || (type === 'svg' && !isSvg(bytes))) return undefined
    if (!(width > 0 && height > 0)) return 'unknown'
    // A camera held upright stores a picture that lies on its side.
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    // The library throws for everything that it can't read, an SVG file without a size included.
    return isSvg(bytes) ? 'unknown' : undefined
  }
}

function isSvg(bytes: Uint8Array): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>/]/i.test(
    new TextDecoder().decode(bytes.subarray(0, 4000)),
  )
}
