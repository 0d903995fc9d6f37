/** The settings after a fence's language: ```` ```ts title="retry.ts" {2,4-5} ````, ```` ```json schema="Money" ````. */
interface FenceSettings {
  readonly title: string | undefined
  /** The schema that the code is checked against. */
  readonly schema: string | undefined
  /** The file whose text the fence shows: `examples/pay.ts`, or `examples/pay.ts#retry` for a region of it. */
  readonly file: string | undefined
  readonly highlighted: ReadonlySet<number>
}

/** A comment at the end of a line that marks it: `// [!code ++]` as added, `--` as removed. */
export const diffMark = /\s*(?:\/\/|#|--|<!--|\/\*)\s*\[!code (\+\+|--)\]\s*(?:-->|\*\/)?\s*$/

type Meta = string | null | undefined

/** Parses the settings of a code block. */
export function parseFenceSettings(meta: Meta): FenceSettings {
  return {
    title: findSetting('title', meta),
    schema: findSetting('schema', meta),
    file: findSetting('file', meta),
    highlighted: listLines(meta),
  }
}

function findSetting(name: string, meta: Meta): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1]
}

const knownSettings = /(?<=^|\s)(?:title|schema|file)="[^"]*"(?=\s|$)/g
const lineRanges = /(?<=^|\s)\{([\d,\s-]+)\}(?=\s|$)/
const metaWords = /[^\s="'{]*(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{[^}]*\}|["'][^"']*["'])|\S+/g

/** Returns the settings of a fence without `file`, once the file's text has been inserted. */
export function removeFileSetting(meta: Meta): string {
  return (meta ?? '').replace(/(?:^|\s)file="[^"]*"/, '').trim()
}

/** Returns the words among a fence's settings that aren't settings. */
export function listUnknownSettings(meta: Meta): readonly string[] {
  return (meta ?? '').replace(knownSettings, ' ').replace(lineRanges, ' ').match(metaWords) ?? []
}

/** A limit above the length of any real fence. */
const maxLines = 100_000

/** Parses line ranges: `{2,4-5}` is from 2 to 2, and from 4 to 5. */
export function parseFenceRanges(meta: Meta): readonly (readonly [first: number, last: number])[] {
  const written = lineRanges.exec(meta ?? '')?.[1]?.split(',') ?? []
  return written.map((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return [first, last]
  })
}

function listLines(meta: Meta): ReadonlySet<number> {
  return new Set(
    parseFenceRanges(meta).flatMap(([first, last]) =>
      Array.from({ length: Math.max(Math.min(last, maxLines) - first + 1, 0) }, (_, index) => first + index),
    ),
  )
}
