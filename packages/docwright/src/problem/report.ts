import type { Problem } from './problem.ts'

/** All mistakes of a build as text, ordered by file and line: `file:line:column  message`, then the fix. */
export function report(problems: readonly Problem[], warnings: readonly Problem[] = []): string {
  return `${listed(problems, warnings)}; nothing was written.\n`
}

/** The report of `report` while somebody writes: the pages are drawn, mistakes or not. */
export function liveReport(problems: readonly Problem[], warnings: readonly Problem[]): string {
  return `${listed(problems, warnings)}; the site can't be published until these are fixed.\n`
}

function listed(problems: readonly Problem[], warnings: readonly Problem[]): string {
  const counts = [
    countInWords(problems, 'problem'),
    ...(warnings.length > 0 ? [countInWords(warnings, 'warning')] : []),
  ]
  return `${entries([...problems.map(named), ...warnings.map(asWarning)])}\n\n${counts.join(', ')}`
}

/** The mistakes that a config lets pass, as text; undefined when there are none. */
export function warningReport(warnings: readonly Problem[]): string | undefined {
  if (warnings.length === 0) return undefined
  return `${entries(warnings.map(asWarning))}\n\n${countInWords(warnings, 'warning')}.\n`
}

/** Each problem once: two versions, or two pages, may have the same. */
export function distinct(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** "1 problem", "12 warnings". */
export function countInWords({ length }: readonly Problem[], word: 'problem' | 'warning'): string {
  return length === 1 ? `1 ${word}` : `${length} ${word}s`
}

/** The kind is named if there is one, since that is what the config lets pass. */
function asWarning(problem: Problem): Problem {
  return { ...problem, message: `warning${kindOf(problem)}: ${problem.message}` }
}

/** A problem that the config could let pass, with its kind. */
function named(problem: Problem): Problem {
  return problem.kind === undefined
    ? problem
    : { ...problem, message: `error${kindOf(problem)}: ${problem.message}` }
}

function kindOf({ kind }: Problem): string {
  return kind === undefined ? '' : ` (${kind})`
}

function entries(problems: readonly Problem[]): string {
  return [...new Set(problems.toSorted(byPlace).map(entry))].join('\n\n')
}

function entry({ place, message, hint }: Problem): string {
  const headline = `${printable(place.file)}:${place.line}:${place.column}  ${printable(message)}`
  return hint ? `${headline}\n  fix: ${hint}` : headline
}

/** A text in which signs that a terminal would obey, such as a line break in a file's name, are spelled out. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The order in which mistakes are told: by file, line and column. */
export function byPlace({ place: a }: Problem, { place: b }: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
}
