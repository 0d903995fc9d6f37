/** Removes the indentation that all lines share. */
export function removeIndent(lines: readonly string[]): readonly string[] {
  const indent = lines.reduce(
    (least, line) => (line.trim() === '' ? least : Math.min(least, line.search(/[^ \t]/))),
    Number.POSITIVE_INFINITY,
  )
  return lines.map((line) => line.slice(indent))
}
