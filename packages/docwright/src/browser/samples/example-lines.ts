/** The line of an example that sets a field, together with the following lines of the value. */
export interface ExampleLine {
  /** The keys that lead to the field, outermost first. Lists add none. */
  readonly path: readonly string[]
  /** Where the key starts in the example's text, including quotation marks. */
  readonly start: number
  readonly end: number
  /** The indexes of the first and the last line. */
  readonly first: number
  readonly last: number
}

/** A key at the start of a line, in JSON and most languages: `"first name":`, `bin:`, `'bin' =>`. Only quoted keys contain spaces. */
const keyPattern = /^\s*((["'])((?:\\.|(?!\2).)+)\2|[\w$.-]+)\s*(?::|=>)(?:\s|$)/

/** Returns the lines of a pretty-printed example that start with a key. Nesting is derived from the indentation. */
export function listExampleLines(text: string): readonly ExampleLine[] {
  const lines: { -readonly [Name in keyof ExampleLine]: ExampleLine[Name] }[] = []
  let open: { indentation: number; name: string; line: { last: number } }[] = []
  let start = 0
  for (const [number, line] of text.split('\n').entries()) {
    const indentation = line.search(/\S|$/)
    const isClosing = /^\s*[\]})]/.test(line)
    for (const each of open) {
      const isInside = indentation > each.indentation || (isClosing && indentation === each.indentation)
      if (isInside) each.line.last = number
    }
    open = open.filter((each) => each.indentation < indentation)
    const found = keyPattern.exec(line)
    if (found) {
      const [, written = '', , name = written] = found
      const from = start + indentation
      const own = {
        path: [...open.map((each) => each.name), name],
        start: from,
        end: from + written.length,
        first: number,
        last: number,
      }
      lines.push(own)
      open.push({ indentation, name, line: own })
    }
    start += line.length + 1
  }
  return lines
}

/** A field that the page describes, and the keys that lead to it in an example. `*` matches any key of a map. */
interface FieldDescription {
  readonly keys: readonly string[]
}

/**
 * Finds the descriptions of each line. Some languages wrap the body in outer keys, so this ignores as many outer keys as needed
 * to match the most lines.
 */
export function describeLines<Each extends FieldDescription>(
  lines: readonly ExampleLine[],
  descriptions: readonly Each[],
): ReadonlyMap<ExampleLine, readonly Each[]> {
  const byKeys = Map.groupBy(descriptions, ({ keys }) => keys.join('.'))
  const withWildcard = descriptions.filter(({ keys }) => keys.includes('*'))
  const candidates = [0, 1, 2].map((outerKeys) => {
    const entries = lines.flatMap((line): [ExampleLine, readonly Each[]][] => {
      const path = line.path.slice(outerKeys)
      const own = byKeys.get(path.join('.')) ?? withWildcard.filter(({ keys }) => matchesPath(keys, path))
      return path.length > 0 && own.length > 0 ? [[line, own]] : []
    })
    return new Map(entries)
  })
  return candidates.reduce((best, each) => (each.size > best.size ? each : best))
}

function matchesPath(keys: readonly string[], path: readonly string[]): boolean {
  return keys.length === path.length && keys.every((name, index) => name === '*' || name === path[index])
}
