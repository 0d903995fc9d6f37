import type { BrandFace } from './brand.ts'
import type { FontMeasures } from './font-measures.ts'

/** A font of the brand: the path of its published file, and its measures. */
export interface BrandFont {
  readonly href: string
  readonly measures: FontMeasures
}

/** The average width of the sample words in Arial, or in Liberation Sans: regular and bold. */
const arialWidth = { regular: 0.4396, bold: 0.4712 }

/** The width of usual monospace fonts: 0.6 of the font size, or slightly more. */
const codeWidth = 0.6015

/** Returns fonts as a page lists them for the browser: by family and by weights. */
export function listFontFaces(family: 'Text' | 'Code', fonts: readonly BrandFont[]): readonly BrandFace[] {
  return fonts.map(({ href, measures: { weights } }) => ({
    href,
    about: ` ${family} ${[...new Set(weights)].join(' ')}`,
  }))
}

/**
 * Returns the `data-like` attribute for fonts: for each of the three weights of text, the `size-adjust`, `ascent-override`, and
 * `descent-override` that make Arial take the same space.
 */
export function measureFallback(fonts: readonly BrandFont[]): string {
  const { ascent, descent } = fonts[0]!.measures
  const widthRatios = [
    getWidthAt(400, fonts) / arialWidth.regular,
    getWidthAt(500, fonts) / arialWidth.regular,
    getWidthAt(620, fonts) / arialWidth.bold,
  ]
  return formatFallback(widthRatios, { ascent, descent })
}

/** Returns the `data-like` attribute for a font that is this many times as wide as Arial, for each of the three weights. */
export function formatFallback(
  widthRatios: readonly number[],
  { ascent, descent }: Pick<FontMeasures, 'ascent' | 'descent'>,
): string {
  return widthRatios
    .map((ratio) => [ratio, ascent / ratio, descent / ratio].map(formatPercent).join(' '))
    .join()
}

/** Returns the CSS rule for the fallback of a code font. */
export function createCodeFallback(fonts: readonly BrandFont[]): string {
  const widthRatio = getWidthAt(400, fonts) / codeWidth
  const { ascent, descent } = fonts[0]!.measures
  const sources = ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono', 'Courier New'].map(
    (name) => `local("${name}")`,
  )
  return [
    `@font-face{font-family:"Like Code";src:${sources.join()};size-adjust:${formatPercent(widthRatio)}`,
    `ascent-override:${formatPercent(ascent / widthRatio)};descent-override:${formatPercent(descent / widthRatio)};line-gap-override:0%}`,
  ].join(';')
}

function formatPercent(ratio: number): string {
  return `${Math.round(ratio * 1000) / 10}%`
}

/** Returns the width of the font that a browser picks for a weight (CSS Fonts 4, 5.2, for files with one weight each). */
function getWidthAt(weight: number, fonts: readonly BrandFont[]): number {
  const distance = ({ measures: { weights } }: BrandFont) => {
    const [min, max] = weights
    if (weight >= min && weight <= max) return 0
    const isWanted = weight > 500 ? min > weight : max < weight
    return (isWanted ? 0 : 1000) + Math.min(Math.abs(min - weight), Math.abs(max - weight))
  }
  return fonts.toSorted((a, b) => distance(a) - distance(b))[0]!.measures.width(weight)
}
