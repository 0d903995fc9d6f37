import type { Problem } from './problem.ts'

/** All mistakes of a build as text, ordered by file and line: `file:line:column  message`, then the fix. */
export function report(problems: readonly Problem[]): string {
  const entries = [...problems].sort(byPlace).map(entry)
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return `${[...new Set(entries)].join('\n\n')}\n\n${count}; nothing was written.\n`
}

function entry({ place, message, hint }: Problem): string {
  const headline = `${place.file}:${place.line}:${place.column}  ${message}`
  return hint ? `${headline}\n  fix: ${hint}` : headline
}

function byPlace({ place: a }: Problem, { place: b }: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
}
