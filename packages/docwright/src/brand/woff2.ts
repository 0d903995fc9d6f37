import { brotliDecompressSync } from 'node:zlib'

/** A table of a font, and whether it has WOFF2's transformed encoding. */
export interface FontTable {
  readonly bytes: DataView
  readonly isTransformed: boolean
}

/** Table tags that the directory abbreviates to a number (WOFF2, 4.1). Only those that text is measured from are listed. */
const knownTags: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  6: 'OS/2',
  45: 'avar',
  47: 'fvar',
}

/** The numbers of other tables, and the number that a tag in full follows. */
const [glyf, loca, fullTag] = [10, 11, 63]

/** Returns the tables of a WOFF2 file by name, or undefined for any other file. */
export function readWoff2Tables(file: Uint8Array): ReadonlyMap<string, FontTable> | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  // The header's 48 bytes start with `wOF2`, then the flavor, which is `ttcf` for a collection of fonts.
  const isWoff2 = file.length > 48 && view.getUint32(0) === 0x774f4632 && view.getUint32(4) !== 0x74746366
  if (!isWoff2) return undefined
  let offset = 48
  // Reads a number of variable length, 7 bits a byte (UIntBase128; WOFF2, 4.1).
  const readNumber = () => {
    let value = 0
    for (let byte = 0x80; byte >= 0x80; offset += 1) {
      byte = view.getUint8(offset)
      value = value * 128 + (byte & 0x7f)
    }
    return value
  }
  const entries = Array.from({ length: view.getUint16(12) }, () => {
    const flags = view.getUint8(offset)
    const index = flags & 63
    offset += 1
    const name =
      index === fullTag ? String.fromCharCode(...file.subarray(offset, offset + 4)) : (knownTags[index] ?? '')
    if (index === fullTag) offset += 4
    // For `glyf` and `loca`, version 0 means that the table is transformed.
    const version = flags >> 6
    const isTransformed = index === glyf || index === loca ? version === 0 : version !== 0
    const originalLength = readNumber()
    return { name, isTransformed, length: isTransformed ? readNumber() : originalLength }
  })
  const bytes = brotliDecompressSync(file.subarray(offset, offset + view.getUint32(20)))
  let start = bytes.byteOffset
  return new Map(
    entries.map(({ name, isTransformed, length }) => {
      const table = new DataView(bytes.buffer, start, length)
      start += length
      return [name, { bytes: table, isTransformed }] as const
    }),
  )
}
