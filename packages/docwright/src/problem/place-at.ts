import path from 'node:path'
import type { Place } from './problem.ts'

/** Returns the line and column of an offset in a file. Files are relative to the working folder. */
export function locateOffset(file: string, source: string, offset: number): Place {
  const starts = listLineStarts(source)
  // A binary search for the last line that starts at the offset or before it.
  let [line, end] = [0, starts.length]
  while (end - line > 1) {
    const middle = (line + end) >> 1
    if (starts[middle]! <= offset) line = middle
    else end = middle
  }
  return { file: path.relative('', file), line: line + 1, column: offset - starts[line]! + 1 }
}

let cached: { readonly source: string; readonly starts: readonly number[] } = { source: '', starts: [0] }

/**
 * Returns the offsets at which the lines of a text start. Caches the last text's offsets, because a file may have thousands of
 * problems.
 */
function listLineStarts(source: string): readonly number[] {
  if (cached.source !== source) {
    cached = { source, starts: [0, ...source.matchAll(/\n/g).map(({ index }) => index + 1)] }
  }
  return cached.starts
}

/** Returns the start of a file, for a problem with the whole file. */
export function getFileStart(file: string): Place {
  return { file: path.relative('', file), line: 1, column: 1 }
}
