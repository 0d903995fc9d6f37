/** Lines of a sample, from the first to the one before the end, counted from 0. */
export type Lines = readonly [start: number, end: number]

/** The lines of a sample that set its headers, if there are several, one below the other. */
export function headerLines(source: string, names: readonly string[]): Lines | undefined {
  const lines = source.split('\n')
  const isHeader = lines.map((line) => names.some((name) => quotes(line, name)))
  const start = isHeader.findIndex((is, index) => is && isHeader[index + 1])
  if (start < 0) return undefined
  const end = isHeader.indexOf(false, start)
  return [start, end < 0 ? lines.length : end]
}

/** Whether a name begins a quoted text of a line: `"Accept": …`, `'Accept: …'`, `Set("Accept", …)`. */
function quotes(line: string, name: string): boolean {
  return [`"${name}`, `'${name}`].some((start) => {
    const at = line.indexOf(start)
    return at >= 0 && /["':;]/.test(line.charAt(at + start.length))
  })
}
