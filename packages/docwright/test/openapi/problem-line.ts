import type { Problem } from '../../src/problem/problem.ts'

/** A problem as one line: its place, what is wrong, and the fix. */
export function problemLine({ place, message, hint }: Problem): string {
  const fix = hint === undefined ? '' : ` | ${hint}`
  return `${place.file}:${place.line}:${place.column} ${message}${fix}`
}
