import type { FontTable } from './woff2.ts'

/** The widths of a font's glyphs, in the font's units. */
interface WeightedWidths {
  /** The lightest and boldest weight of a variable font, or undefined for a font of one weight. */
  readonly weights: readonly [number, number] | undefined
  width(glyph: number, weight: number): number
}

/** Reads the widths of a font's glyphs at any weight (OpenType: hmtx, and for variable fonts fvar, avar and HVAR). */
export function readGlyphWidths(tables: ReadonlyMap<string, FontTable>): WeightedWidths {
  const { bytes: hmtx, isTransformed } = tables.get('hmtx')!
  const count = tables.get('hhea')!.bytes.getUint16(34)
  const width = (glyph: number) => {
    const index = Math.min(glyph, count - 1)
    // In a transformed table, the widths follow one byte of flags (WOFF2, 5.4).
    return isTransformed ? hmtx.getUint16(1 + 2 * index) : hmtx.getUint16(4 * index)
  }
  const fvar = tables.get('fvar')?.bytes
  const hvar = tables.get('HVAR')?.bytes
  const axes = fvar ? listAxes(fvar) : []
  const axis = axes.findIndex(({ tag }) => tag === 'wght')
  if (axis < 0) return { weights: undefined, width }
  const { min, standard, max } = axes[axis]!
  const normalizeWeight = (weight: number) => {
    const clamped = Math.min(max, Math.max(min, weight))
    const position =
      clamped < standard
        ? (clamped - standard) / (standard - min)
        : (clamped - standard) / (max - standard || 1)
    return applyAxisMap(tables.get('avar')?.bytes, { axis, position })
  }
  const delta = hvar && readDeltas(hvar, axis)
  return {
    weights: [min, max],
    width: (glyph, weight) => width(glyph) + (delta?.(glyph, normalizeWeight(weight)) ?? 0),
  }
}

function listAxes(fvar: DataView) {
  const [start, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)]
  const readFixed = (at: number) => fvar.getInt32(at) / 65536
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => fvar.getUint8(at + letter)))
    return { tag, min: readFixed(at + 4), standard: readFixed(at + 8), max: readFixed(at + 12) }
  })
}

/** Maps a normalized coordinate, from -1 to 1, by the font's `avar` table (OpenType, avar). */
function applyAxisMap(
  avar: DataView | undefined,
  { axis, position }: { axis: number; position: number },
): number {
  if (!avar) return position
  let at = 8
  for (let skipped = 0; skipped < axis; skipped++) at += 2 + 4 * avar.getUint16(at)
  const points = Array.from({ length: avar.getUint16(at) }, (_, index) => {
    const point = at + 2 + 4 * index
    return [avar.getInt16(point) / 16384, avar.getInt16(point + 2) / 16384] as const
  })
  const after = points.findIndex(([from]) => from >= position)
  if (after <= 0) return points[after]?.[1] ?? position
  const [[before, low], [next, high]] = [points[after - 1]!, points[after]!]
  return low + ((position - before) / (next - before)) * (high - low)
}

/** Returns the change of a glyph's width at a coordinate of an axis, with all other axes at their default. */
function readDeltas(hvar: DataView, axis: number): (glyph: number, position: number) => number {
  const store = hvar.getUint32(4)
  const map = hvar.getUint32(8)
  const regions = store + hvar.getUint32(store + 2)
  const axes = hvar.getUint16(regions)
  const getRegionWeight = (region: number, position: number) => {
    let product = 1
    for (let each = 0; each < axes; each++) {
      const record = regions + 4 + 6 * (region * axes + each)
      const [start, peak, end] = [0, 2, 4].map((offset) => hvar.getInt16(record + offset) / 16384) as [
        number,
        number,
        number,
      ]
      const at = each === axis ? position : 0
      if (peak === 0) continue
      if (at <= start || at >= end) product *= at === peak ? 1 : 0
      else product *= at < peak ? (at - start) / (peak - start) : (end - at) / (end - peak)
    }
    return product
  }
  return (glyph, position) => {
    const [outer, inner] = map === 0 ? [0, glyph] : findDeltaIndex(hvar, { map, glyph })
    const set = store + hvar.getUint32(store + 8 + 4 * outer)
    const words = hvar.getUint16(set + 2)
    const [isLong, wideColumns] = [(words & 0x8000) !== 0, words & 0x7fff]
    const columns = hvar.getUint16(set + 4)
    const [large, small] = isLong ? [4, 2] : [2, 1]
    let at = set + 6 + 2 * columns + inner * (wideColumns * large + (columns - wideColumns) * small)
    let sum = 0
    for (let column = 0; column < columns; column++) {
      const size = column < wideColumns ? large : small
      const value = size === 4 ? hvar.getInt32(at) : size === 2 ? hvar.getInt16(at) : hvar.getInt8(at)
      sum += value * getRegionWeight(hvar.getUint16(set + 6 + 2 * column), position)
      at += size
    }
    return sum
  }
}

/** Returns the set and the row of a glyph's deltas. */
function findDeltaIndex(
  hvar: DataView,
  { map, glyph }: { map: number; glyph: number },
): readonly [number, number] {
  const isLong = hvar.getUint8(map) === 1
  const entry = hvar.getUint8(map + 1)
  const count = isLong ? hvar.getUint32(map + 2) : hvar.getUint16(map + 2)
  const size = ((entry >> 4) & 3) + 1
  const bits = (entry & 15) + 1
  const at = map + (isLong ? 6 : 4) + size * Math.min(glyph, count - 1)
  let value = 0
  for (let byte = 0; byte < size; byte++) value = value * 256 + hvar.getUint8(at + byte)
  return [Math.floor(value / 2 ** bits), value % 2 ** bits]
}
