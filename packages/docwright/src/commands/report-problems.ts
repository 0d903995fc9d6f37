import path from 'node:path'
import { styleText } from 'node:util'
import type { Problem } from '../problem/problem.ts'
import { compareByPlace, formatReport, formatWarnings } from '../problem/report.ts'
import type { RunningCommand } from './command-context.ts'
import type { Format } from './command-table.ts'

interface Findings {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]
}

interface ReportOptions extends Pick<RunningCommand, 'cwd' | 'env' | 'stdout' | 'stderr' | 'progress'> {
  readonly format: Format
  /** Whether to list every problem, even if there are many of the same kind. */
  readonly all: boolean
}

/** Reports the problems of a site in the requested format. Machine-readable formats go to the standard output. */
export function reportProblems(
  findings: Findings,
  { format, all, progress, cwd, env, stdout, stderr }: ReportOptions,
): void {
  const problems = sortProblems(findings.problems, cwd)
  const warnings = sortProblems(findings.warnings, cwd)
  progress.clear()
  const listing = { isWhole: all }
  const text =
    problems.length > 0 ? formatReport(problems, warnings, listing) : formatWarnings(warnings, listing)
  if (format === 'json') {
    stdout.write(`${JSON.stringify(convertToJson({ problems, warnings }), undefined, 2)}\n`)
  }
  if (format === 'github') {
    const root = env.GITHUB_WORKSPACE
    // GitHub workflows expect paths relative to the repository's root.
    const toPath = (file: string) => (root ? path.relative(root, path.resolve(cwd, file)) : file)
    stdout.write(formatAnnotations({ problems, warnings }, toPath))
  }
  if (!text || format === 'json') return
  progress.beforeReport()
  stderr.write(stderr.isColored ? addColors(text) : text)
}

/** Returns each problem once, in the order of the report. */
function sortProblems(problems: readonly Problem[], cwd: string): readonly Problem[] {
  const found = problems.map((problem) => makePathsRelative(cwd, problem)).sort(compareByPlace)
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
}

/** Makes a problem's paths relative to the command's folder. Checks report them relative to the process's. */
function makePathsRelative(cwd: string, problem: Problem): Problem {
  const folder = path.relative('', cwd)
  if (folder === '') return problem
  const { place, message, hint } = problem
  const shorten = (text: string) =>
    text.replaceAll(`${folder}${path.sep}`, '').replaceAll(`${cwd}${path.sep}`, '')
  return {
    ...problem,
    place: { ...place, file: path.relative(cwd, path.resolve(place.file)) },
    message: shorten(message),
    ...(hint !== undefined && { hint: shorten(hint) }),
  }
}

function convertToJson({ problems, warnings }: Findings) {
  const flat = (problem: Problem) => ({ ...problem.place, ...problem, place: undefined })
  return { problems: problems.map(flat), warnings: warnings.map(flat) }
}

/** Adds colors to the report's places, fixes, and warnings. */
function addColors(text: string): string {
  const applyStyle = (style: Parameters<typeof styleText>[0], words: string) =>
    styleText(style, words, { validateStream: false })
  return text
    .replace(/^\S.*?:\d+:\d+(?= {2})/gm, (place) => applyStyle('bold', place))
    .replace(/(?<=:\d+:\d+\S* {2})warning \([a-z]+\):/gm, (word) => applyStyle('yellow', word))
    .replace(/^ {2}fix: /gm, (word) => applyStyle('green', word))
}

/** Returns GitHub workflow commands, which show each problem next to its line. */
function formatAnnotations({ problems, warnings }: Findings, toPath: (file: string) => string): string {
  const lines = [
    ...problems.map((each) => formatAnnotation('error', each, toPath)),
    ...warnings.map((each) => formatAnnotation('warning', each, toPath)),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function formatAnnotation(
  command: 'error' | 'warning',
  { place, message, hint, kind }: Problem,
  toPath: (file: string) => string,
): string {
  const properties = { file: toPath(place.file), line: place.line, col: place.column, title: kind }
  const listed = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [`${name}=${escapeText(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`],
  )
  return `::${command} ${listed.join()}::${escapeText(hint ? `${message}\nfix: ${hint}` : message)}`
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
