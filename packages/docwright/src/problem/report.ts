import type { Place, Problem } from './problem.ts'
import type { ProblemGroup } from './problem-groups.ts'
import { problemGroups } from './problem-groups.ts'

/** How much of a report is listed. */
export interface Listing {
  /** Lists each problem, however many there are of a kind. */
  readonly isWhole?: boolean
}

/** All mistakes of a build as text, ordered by file and line: `file:line:column  message`, then the fix. */
export function report(
  problems: readonly Problem[],
  warnings: readonly Problem[] = [],
  listing: Listing = {},
): string {
  return listed({ problems, warnings, listing, outcome: 'nothing was written' })
}

/** The report of `report` during development: the pages are rendered, mistakes or not. */
export function liveReport(problems: readonly Problem[], warnings: readonly Problem[]): string {
  return listed({
    problems,
    warnings,
    listing: {},
    outcome: "the site can't be published until these are fixed",
  })
}

interface Report {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]
  readonly listing: Listing
  /** What the problems lead to. */
  readonly outcome: string
}

function listed({ problems, warnings, listing, outcome }: Report): string {
  const counts = [
    countInWords(problems, 'problem'),
    ...(warnings.length > 0 ? [countInWords(warnings, 'warning')] : []),
  ]
  const all = entries([...problems.map(named), ...warnings.map(asWarning)], listing)
  return `${all}\n\n${counts.join(', ')}; ${outcome}.\n${howToPass(problems)}`
}

/** The mistakes that a config lets pass, as text; undefined when there are none. */
export function warningReport(warnings: readonly Problem[], listing: Listing = {}): string | undefined {
  if (warnings.length === 0) return undefined
  const kinds = countsByKind(warnings)
  const byKind = isLong(kinds) ? ` (${countsInWords(kinds)})` : ''
  return `${entries(warnings.map(asWarning), listing)}\n\n${countInWords(warnings, 'warning')}${byKind}.\n`
}

type KindCounts = readonly (readonly [kind: string, count: number])[]

/** Whether there are more problems than one sees at a glance. */
function isLong(counts: KindCounts): boolean {
  return counts.reduce((sum, [, count]) => sum + count, 0) > 3
}

/** How many problems there are of each kind, and the setting that makes them warnings. */
function howToPass(problems: readonly Problem[]): string {
  const kinds = countsByKind(problems)
  if (!isLong(kinds)) return ''
  const settings = kinds.map(([kind]) => `${kind}: 'warn'`).join(', ')
  return `By kind: ${countsInWords(kinds)}. To make them warnings, add to the config: problems: { ${settings} }\n`
}

function countsByKind(problems: readonly Problem[]): KindCounts {
  const kinds = Map.groupBy(problems, ({ kind }) => kind)
  const counts = [...kinds].flatMap(([kind, { length }]) =>
    kind === undefined ? [] : [[kind, length] as const],
  )
  return counts.sort(([, one], [, other]) => other - one)
}

function countsInWords(counts: KindCounts): string {
  return counts.map(([kind, count]) => `${kind} ${count}`).join(', ')
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

function entries(problems: readonly Problem[], { isWhole = false }: Listing): string {
  const inOrder = [
    ...new Map(problems.toSorted(byPlace).map((problem) => [entry(problem), problem])).values(),
  ]
  if (isWhole) return inOrder.map(entry).join('\n\n')
  return problemGroups(inOrder)
    .toSorted(({ problems: [one] }, { problems: [other] }) => byPlace(one!, other!))
    .map(groupEntry)
    .join('\n\n')
}

/** The first problem of a group, and where the next ones are. */
function groupEntry({ problems, isSame }: ProblemGroup): string {
  const [first, ...others] = problems
  if (others.length === 0) return entry(first!)
  const places = others.slice(0, 2).map(({ place }) => placeText(place))
  const more = others.length > places.length ? ', …' : ''
  const what = isSame ? `the same in ${problems.length} places` : `${problems.length} like this`
  return `${entry(first!)}\n  ${what}, also ${places.join(', ')}${more} (\`docwright check --all\` lists them)`
}

function entry({ place, message, hint }: Problem): string {
  const headline = `${placeText(place)}  ${printable(message)}`
  return hint ? `${headline}\n  fix: ${hint}` : headline
}

function placeText({ file, line, column }: Place): string {
  return `${printable(file)}:${line}:${column}`
}

/** A text in which signs that a terminal would obey, such as a line break in a file's name, are spelled out. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The order in which mistakes are told: by file, line and column. */
export function byPlace({ place: a }: Problem, { place: b }: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
}
