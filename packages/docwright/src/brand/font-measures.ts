import { readGlyphWidths } from './weighted-widths.ts'
import type { FontTable } from './woff2.ts'
import { readWoff2Tables } from './woff2.ts'

/** The measures of a font that a page needs before the font is loaded. */
export interface FontMeasures {
  /** The font's lightest and boldest weight. */
  readonly weights: readonly [number, number]
  /** The ascent and descent, as a fraction of the font size. */
  readonly ascent: number
  readonly descent: number
  /** Returns the average width of a character of the sample words at a weight, as a fraction of the font size. */
  width(weight: number): number
}

/** The sample words, typical for guides and references, that all fonts are measured with. */
const sampleWords =
  'The request is accepted with 202 when the order exists, and the answer says where it can be read: GET /orders/{id}. ' +
  'Every field that may be left out has a default. A key belongs to one environment, so a call with another fails, and ' +
  'nothing is charged. Send the same Idempotency-Key again, and you get the first answer. Status: pending, settled, failed.'

/** Reads the metrics of a WOFF2 file. Returns undefined for another kind of file, and for a truncated one. */
export function readFontMeasures(file: Uint8Array): FontMeasures | undefined {
  try {
    const tables = readWoff2Tables(file)
    return tables && getMeasures(tables)
  } catch (error) {
    // A table is truncated or missing, or can't be decompressed.
    const isOfFile = error instanceof RangeError || error instanceof TypeError || 'code' in (error as Error)
    if (isOfFile) return undefined
    throw error
  }
}

function getMeasures(tables: ReadonlyMap<string, FontTable>): FontMeasures {
  const table = (name: string) => tables.get(name)!.bytes
  const unit = table('head').getUint16(18)
  const [hhea, os2] = [table('hhea'), table('OS/2')]
  // Bit 7 (USE_TYPO_METRICS) selects which of the font's two pairs of heights applies.
  const usesTypographicHeights = (os2.getUint16(62) & 128) !== 0
  const [ascent, descent] = usesTypographicHeights
    ? [os2.getInt16(68), -os2.getInt16(70)]
    : [hhea.getInt16(4), -hhea.getInt16(6)]
  const glyphs = [...sampleWords].map((character) => findGlyph(table('cmap'), character.codePointAt(0)!))
  const glyphWidths = readGlyphWidths(tables)
  return {
    weights: glyphWidths.weights ?? [os2.getUint16(4), os2.getUint16(4)],
    ascent: ascent / unit,
    descent: descent / unit,
    width: (weight) => {
      const sum = glyphs.reduce((total, glyph) => total + glyphWidths.width(glyph, weight), 0)
      return sum / glyphs.length / unit
    },
  }
}

/** Returns the glyph of a character in Unicode's first plane (OpenType, cmap formats 4 and 12), or 0 if there is none. */
function findGlyph(cmap: DataView, codePoint: number): number {
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const at = cmap.getUint32(8 + 8 * index)
    const format = cmap.getUint16(at)
    const found =
      format === 4
        ? findGlyphInSegments(cmap, { at, codePoint })
        : format === 12
          ? findGlyphInGroups(cmap, { at, codePoint })
          : 0
    if (found) return found
  }
  return 0
}

interface Sought {
  readonly at: number
  readonly codePoint: number
}

function findGlyphInSegments(cmap: DataView, { at, codePoint }: Sought): number {
  const twice = cmap.getUint16(at + 6)
  const [ends, starts] = [at + 14, at + 16 + twice]
  for (let segment = 0; segment < twice; segment += 2) {
    const start = cmap.getUint16(starts + segment)
    if (codePoint < start || codePoint > cmap.getUint16(ends + segment)) continue
    const delta = cmap.getUint16(starts + twice + segment)
    const rangeAt = starts + 2 * twice + segment
    const range = cmap.getUint16(rangeAt)
    const glyph = range === 0 ? codePoint : cmap.getUint16(rangeAt + range + 2 * (codePoint - start))
    return (glyph + delta) & 0xffff
  }
  return 0
}

function findGlyphInGroups(cmap: DataView, { at, codePoint }: Sought): number {
  for (let group = at + 16; group < at + 16 + 12 * cmap.getUint32(at + 12); group += 12) {
    const start = cmap.getUint32(group)
    const isInGroup = codePoint >= start && codePoint <= cmap.getUint32(group + 4)
    if (isInGroup) return cmap.getUint32(group + 8) + codePoint - start
  }
  return 0
}
