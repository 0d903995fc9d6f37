/** A line of an example that gives a field its value. */
export interface ExampleLine {
  /** The keys that lead to it, outermost first; lists add none. */
  readonly path: readonly string[]
  /** Where the line begins and ends in the example's text, without its indentation. */
  readonly start: number
  readonly end: number
}

/** A key at the beginning of a line, as JSON and most languages write it: `"bin":`, `bin:`, `'bin' =>`. */
const key = /^(\s*)(["']?)([\w$.-]+)\2\s*(?::|=>)\s?/

/** The lines of a pretty-printed example that begin with a key; indentation tells what lies inside what. */
export function exampleLines(text: string): readonly ExampleLine[] {
  const lines: ExampleLine[] = []
  const open: { indentation: number; name: string }[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const found = key.exec(line)
    if (found) {
      const indentation = found[1]!.length
      while (open.length > 0 && open.at(-1)!.indentation >= indentation) open.pop()
      open.push({ indentation, name: found[3]! })
      lines.push({ path: open.map(({ name }) => name), start: start + indentation, end: start + line.length })
    }
    start += line.length + 1
  }
  return lines
}

/** The line of a field, by its keys; what a language writes around the body comes before them. */
export function lineOf(path: readonly string[], lines: readonly ExampleLine[]): ExampleLine | undefined {
  const ends = lines.filter((line) => endsWith(line.path, path))
  return ends.sort((a, b) => a.path.length - b.path.length)[0]
}

/** Whether a path of keys ends in a field's; `*` stands for any key of a map. */
function endsWith(whole: readonly string[], end: readonly string[]): boolean {
  const offset = whole.length - end.length
  return (
    end.length > 0 &&
    offset >= 0 &&
    end.every((name, index) => name === '*' || name === whole[offset + index])
  )
}
