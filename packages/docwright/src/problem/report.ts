import type { Place, Problem } from './problem.ts'
import type { ProblemGroup } from './problem-groups.ts'
import { groupProblems } from './problem-groups.ts'

/** How a report is formatted. */
interface ReportOptions {
  /** Whether to list every problem, even if there are many of the same kind. */
  readonly isWhole?: boolean
  /** What follows from the problems. */
  readonly outcome?: string
}

/** Formats all problems of a build, ordered by file and line: `file:line:column  message`, then the fix. */
export function formatReport(
  problems: readonly Problem[],
  warnings: readonly Problem[] = [],
  { isWhole, outcome = 'nothing was written' }: ReportOptions = {},
): string {
  const counts = [
    formatProblemCount(problems, 'problem'),
    ...(warnings.length > 0 ? [formatProblemCount(warnings, 'warning')] : []),
  ]
  const entries = formatEntries([...problems.map(formatError), ...warnings.map(formatWarning)], isWhole)
  return `${entries}\n\n${counts.join(', ')}; ${outcome}.\n${explainWarnSetting(problems)}`
}

/** The outcome of problems during development, when pages are rendered despite them. */
export const liveOutcome = "the site can't be published until these are fixed"

/** Formats the problems that a config tolerates. Undefined if there are none. */
export function formatWarnings(
  warnings: readonly Problem[],
  { isWhole }: Pick<ReportOptions, 'isWhole'> = {},
): string | undefined {
  if (warnings.length === 0) return undefined
  const kinds = countByKind(warnings)
  const byKind = areMany(kinds) ? ` (${formatCounts(kinds)})` : ''
  return `${formatEntries(warnings.map(formatWarning), isWhole)}\n\n${formatProblemCount(warnings, 'warning')}${byKind}.\n`
}

type KindCounts = readonly (readonly [kind: string, count: number])[]

/** Checks whether there are too many problems to see at a glance. */
function areMany(counts: KindCounts): boolean {
  return counts.reduce((sum, [, count]) => sum + count, 0) > 3
}

/** Lists the number of problems of each kind, and the setting that makes them warnings. */
function explainWarnSetting(problems: readonly Problem[]): string {
  const kinds = countByKind(problems)
  if (!areMany(kinds)) return ''
  const settings = kinds.map(([kind]) => `${kind}: 'warn'`).join(', ')
  return `By kind: ${formatCounts(kinds)}. To make them warnings, add to the config: problems: { ${settings} }\n`
}

function countByKind(problems: readonly Problem[]): KindCounts {
  const kinds = Map.groupBy(problems, ({ kind }) => kind)
  const counts = [...kinds].flatMap(([kind, { length }]) =>
    kind === undefined ? [] : [[kind, length] as const],
  )
  return counts.sort(([, one], [, other]) => other - one)
}

function formatCounts(counts: KindCounts): string {
  return counts.map(([kind, count]) => `${kind} ${count}`).join(', ')
}

/** Removes duplicates, because two versions or pages may have the same problem. */
export function removeDuplicates(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** Formats a count: "1 problem", "12 warnings". */
export function formatProblemCount({ length }: readonly Problem[], word: 'problem' | 'warning'): string {
  return length === 1 ? `1 ${word}` : `${length} ${word}s`
}

/** Formats a problem as a warning, with its kind, which is the name in the config. */
function formatWarning(problem: Problem): Problem {
  return { ...problem, message: `warning${formatKind(problem)}: ${problem.message}` }
}

/** Formats a problem that the config could tolerate, with its kind. */
function formatError(problem: Problem): Problem {
  return problem.kind === undefined
    ? problem
    : { ...problem, message: `error${formatKind(problem)}: ${problem.message}` }
}

/** Formats the kind of a problem: ` (names)`. Empty for a problem without a kind. */
function formatKind({ kind }: Problem): string {
  return kind === undefined ? '' : ` (${kind})`
}

function formatEntries(problems: readonly Problem[], isWhole = false): string {
  const inOrder = [
    ...new Map(problems.toSorted(compareByPlace).map((problem) => [formatEntry(problem), problem])).values(),
  ]
  if (isWhole) return inOrder.map(formatEntry).join('\n\n')
  return groupProblems(inOrder)
    .toSorted(({ problems: [one] }, { problems: [other] }) => compareByPlace(one!, other!))
    .map(formatGroup)
    .join('\n\n')
}

/** Formats the first problem of a group, and the places of the next ones. */
function formatGroup({ problems, isSame }: ProblemGroup): string {
  const [first, ...others] = problems
  if (others.length === 0) return formatEntry(first!)
  const places = others.slice(0, 2).map(({ place }) => formatPlace(place))
  const more = others.length > places.length ? ', …' : ''
  const summary = isSame ? `the same in ${problems.length} places` : `${problems.length} like this`
  return `${formatEntry(first!)}\n  ${summary}, also ${places.join(', ')}${more} (\`docwright check --all\` lists them)`
}

function formatEntry({ place, message, hint }: Problem): string {
  const headline = `${formatPlace(place)}  ${escapeControls(message)}`
  return hint ? `${headline}\n  fix: ${hint}` : headline
}

function formatPlace({ file, line, column }: Place): string {
  return `${escapeControls(file)}:${line}:${column}`
}

/** Escapes control characters, such as a line break in a file's name, which a terminal would interpret. */
function escapeControls(text: string): string {
  return text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Compares problems by file, line, and column. */
export function compareByPlace({ place: a }: Problem, { place: b }: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
}
