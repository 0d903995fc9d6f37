/**
 * Compiles a schema's pattern: in Unicode mode, as JSON Schema requires, or without it if only that is possible. Returns
 * undefined for another language's dialect.
 */
export function readPattern(pattern: string): RegExp | undefined {
  return expression(pattern, 'u') ?? expression(pattern, '')
}

function expression(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}
