/** What stands behind a fence's language: ```` ```ts title="retry.ts" {2,4-5} ````, ```` ```json schema="Money" ````. */
interface FenceSettings {
  readonly title: string | undefined
  /** The schema that the code is checked against. */
  readonly schema: string | undefined
  readonly highlighted: ReadonlySet<number>
}

/** What a comment at the end of a line says of it: `// [!code ++]` marks it as added, `--` as removed. */
export const diffMark = /\s*(?:\/\/|#|--|<!--|\/\*)\s*\[!code (\+\+|--)\]\s*(?:-->|\*\/)?\s*$/

/** The settings of a block of code; what is none of them is passed over. */
export function fenceSettings(meta: string | null | undefined): FenceSettings {
  return { title: setting('title', meta), schema: setting('schema', meta), highlighted: linesIn(meta ?? '') }
}

function setting(name: string, meta: string | null | undefined): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1]
}

/** More than any fence has. */
const mostLines = 100_000

/** `{2,4-5}` is lines 2, 4 and 5. */
function linesIn(meta: string): ReadonlySet<number> {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? []
  return new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: Math.min(last, mostLines) - first + 1 }, (_, index) => first + index)
    }),
  )
}
