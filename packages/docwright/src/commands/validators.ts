/** Whether an If-None-Match header names a tag, alone or in a list, be it weak (RFC 9110, 13.1.2). */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.matchAll(/"[^"]*"/g).some(([tag]) => tag === etag)
}

/** A part of a file: the first byte, and the one after the last. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The one part that a Range header asks for, `beyond` a file too short for it; for any other header the whole file. */
export function rangeIn(length: number, header: string | undefined): ByteRange | 'whole' | 'beyond' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return 'whole'
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length : Math.min(length, Number(last) + 1)
  return start < end ? { start, end } : 'beyond'
}
