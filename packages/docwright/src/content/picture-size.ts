import { imageSize } from 'image-size'

interface Size {
  readonly width: number
  readonly height: number
}

/** The image formats that browsers support. */
const shownFormats: ReadonlySet<string | undefined> = new Set(
  'avif bmp gif heif ico jpg png svg webp'.split(' '),
)

/**
 * Returns the size of a picture, `unknown` for an SVG file without a size, or undefined for a file that browsers can't show as a
 * picture. Only SVG depends on the file's name, because browsers recognize all other formats by their content.
 */
export function readPictureSize(bytes: Uint8Array, file: string): Size | 'unknown' | undefined {
  const isNamedSvg = /\.svg$/i.test(file)
  if (isNamedSvg !== isSvg(bytes)) return undefined
  try {
    const { width, height, type, orientation = 1 } = imageSize(bytes)
    // The library also detects SVG inside an HTML page.
    if (!shownFormats.has(type) || (type === 'svg' && !isNamedSvg)) return undefined
    if (!(width > 0 && height > 0)) return 'unknown'
    // Portrait photos are stored sideways.
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    // The library throws for every file that it can't read, including an SVG file without a size.
    return isNamedSvg ? 'unknown' : undefined
  }
}

/** Checks whether a file's root element is `svg`. An XML declaration, comments, and a document type may precede it. */
function isSvg(bytes: Uint8Array): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>/]/i.test(
    new TextDecoder().decode(bytes.subarray(0, 4000)),
  )
}
