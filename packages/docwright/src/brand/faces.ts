import type { BrandFace } from './brand.ts'
import type { FontMeasures } from './font-measures.ts'

/** A face of the brand's: where its file is published, and what it measures. */
export interface BrandFont {
  readonly href: string
  readonly measures: FontMeasures
}

/** How wide Arial, in whose place Liberation Sans may be, sets the words that fonts are measured by: plain and bold. */
const [plain, bold] = [0.4396, 0.4712]

/** How wide the faces are that stand in for one of code: all of them say 0.6, or hardly more. */
const code = 0.6015

/** Fonts as a page names them for the browser: by family and by weights. */
export function facesOf(family: 'Text' | 'Code', fonts: readonly BrandFont[]): readonly BrandFace[] {
  return fonts.map(({ href, measures: { weights } }) => ({
    href,
    about: ` ${family} ${[...new Set(weights)].join(' ')}`,
  }))
}

/**
 * The text of `data-like` for fonts: in the three weights that pages have, how much larger Arial is set to look like
 * them, and how far it reaches above and below the line.
 */
export function likenessOf(fonts: readonly BrandFont[]): string {
  const { above, below } = fonts[0]!.measures
  const wider = [widthAt(400, fonts) / plain, widthAt(500, fonts) / plain, widthAt(620, fonts) / bold]
  return likeness(wider, { above, below })
}

/** The text of `data-like` for a font that is so many times as wide as Arial in each of the three weights. */
export function likeness(
  wider: readonly number[],
  { above, below }: Pick<FontMeasures, 'above' | 'below'>,
): string {
  return wider.map((part) => [part, above / part, below / part].map(percent).join(' ')).join()
}

/** The rule for what stands in for a face of code while that isn't there. */
export function codeStandIn(fonts: readonly BrandFont[]): string {
  const wider = widthAt(400, fonts) / code
  const { above, below } = fonts[0]!.measures
  const sources = ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono', 'Courier New'].map(
    (name) => `local("${name}")`,
  )
  return [
    `@font-face{font-family:"Like Code";src:${sources.join()};size-adjust:${percent(wider)}`,
    `ascent-override:${percent(above / wider)};descent-override:${percent(below / wider)};line-gap-override:0%}`,
  ].join(';')
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}

/** How wide the font is that a browser takes for a weight (CSS Fonts 4, 5.2, as far as files say a weight each). */
function widthAt(weight: number, fonts: readonly BrandFont[]): number {
  const distance = ({ measures: { weights } }: BrandFont) => {
    const [least, most] = weights
    if (weight >= least && weight <= most) return 0
    const isWanted = weight > 500 ? least > weight : most < weight
    return (isWanted ? 0 : 1000) + Math.min(Math.abs(least - weight), Math.abs(most - weight))
  }
  return fonts.toSorted((a, b) => distance(a) - distance(b))[0]!.measures.width(weight)
}
