/** More groups than anyone writes. V8 compiles groups in quadratic time, and overflows its stack at about ten thousand. */
const maxGroups = 1000

/**
 * Compiles a schema's pattern: in Unicode mode, as JSON Schema requires, or without it if only that is possible. Returns
 * undefined for another language's dialect, and for a pattern with too many groups.
 */
export function readPattern(pattern: string): RegExp | undefined {
  if (pattern.split('(').length > maxGroups) return undefined
  return compilePattern(pattern, 'u') ?? compilePattern(pattern, '')
}

function compilePattern(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}
