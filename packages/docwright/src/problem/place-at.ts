import path from 'node:path'
import type { Place } from './problem.ts'

/** The line and column of an offset into a file's text; files are named as seen from the working folder. */
export function placeAt(file: string, source: string, offset: number): Place {
  const before = source.slice(0, offset).split('\n')
  return { file: path.relative('', file), line: before.length, column: before.at(-1)!.length + 1 }
}

/** The first character of a file, for a mistake that is about the whole of it. */
export function startOf(file: string): Place {
  return { file: path.relative('', file), line: 1, column: 1 }
}
