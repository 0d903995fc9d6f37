import type { BrandFace } from './brand.ts'
import type { FontMeasures } from './font-measures.ts'

/** A font of the brand: the path of its published file, and its measures. */
export interface BrandFont {
  readonly href: string
  readonly measures: FontMeasures
}

/** The average width of Arial or Liberation Sans for the sample words: regular and bold. */
const [plain, bold] = [0.4396, 0.4712]

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
 * Returns the `data-like` attribute for fonts: for each of the three text weights, how much to scale Arial, and its ascent and
 * descent.
 */
export function measureFallback(fonts: readonly BrandFont[]): string {
  const { above, below } = fonts[0]!.measures
  const widthRatios = [
    getWidthAt(400, fonts) / plain,
    getWidthAt(500, fonts) / plain,
    getWidthAt(620, fonts) / bold,
  ]
  return formatFallback(widthRatios, { above, below })
}

/** Returns the `data-like` attribute for a font that is this many times as wide as Arial, for each of the three weights. */
export function formatFallback(
  wider: readonly number[],
  { above, below }: Pick<FontMeasures, 'above' | 'below'>,
): string {
  return wider.map((part) => [part, above / part, below / part].map(formatPercent).join(' ')).join()
}

/** Returns the CSS rule for the fallback of a code font. */
export function createCodeFallback(fonts: readonly BrandFont[]): string {
  const wider = getWidthAt(400, fonts) / codeWidth
  const { above, below } = fonts[0]!.measures
  const sources = ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono', 'Courier New'].map(
    (name) => `local("${name}")`,
  )
  return [
    `@font-face{font-family:"Like Code";src:${sources.join()};size-adjust:${formatPercent(wider)}`,
    `ascent-override:${formatPercent(above / wider)};descent-override:${formatPercent(below / wider)};line-gap-override:0%}`,
  ].join(';')
}

function formatPercent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}

/** Returns the width of the font that a browser picks for a weight (CSS Fonts 4, 5.2, for files with one weight each). */
function getWidthAt(weight: number, fonts: readonly BrandFont[]): number {
  const distance = ({ measures: { weights } }: BrandFont) => {
    const [least, most] = weights
    if (weight >= least && weight <= most) return 0
    const isWanted = weight > 500 ? least > weight : most < weight
    return (isWanted ? 0 : 1000) + Math.min(Math.abs(least - weight), Math.abs(most - weight))
  }
  return fonts.toSorted((a, b) => distance(a) - distance(b))[0]!.measures.width(weight)
}
