/**
 * A pattern of a schema as a regular expression: with Unicode's classes, as JSON Schema has it, or without where only that can be
 * read. A pattern in another language's dialect is undefined.
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
