import { writeSync } from 'node:fs'
import path from 'node:path'
import { styleText } from 'node:util'
import type { Place, Problem } from '../problem/problem.ts'
import { byPlace, report, warningReport } from '../problem/report.ts'
import type { Format } from './command-line.ts'
import type { Progress } from './progress.ts'

interface Verdict {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]
}

/** Tells what is wrong with a site in the form that was asked for; what programs read goes to the standard output. */
export function tell(told: Verdict, { format, progress }: { format: Format; progress: Progress }): void {
  const problems = inOrder(told.problems)
  const warnings = inOrder(told.warnings)
  progress.clear()
  const text = problems.length > 0 ? report(problems, warnings) : warningReport(warnings)
  if (format === 'json') {
    writeWhole(`${JSON.stringify(asJson({ problems, warnings }), undefined, 2)}\n`, process.stdout)
  }
  if (format === 'github') writeWhole(annotations({ problems, warnings }), process.stdout)
  if (!text || format === 'json') return
  progress.beforeReport()
  writeWhole(coloured(text), process.stderr)
}

/** Each problem once, in the order of the report. */
function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.toSorted(byPlace).map((each) => [JSON.stringify(each), each])).values()]
}

function asJson({ problems, warnings }: Verdict) {
  const flat = (problem: Problem) => ({ ...problem.place, ...problem, place: undefined })
  return { problems: problems.map(flat), warnings: warnings.map(flat) }
}

/** The report with its places, fixes and warnings in colours, on a terminal that shows them. */
function coloured(text: string): string {
  const paint = (style: Parameters<typeof styleText>[0], words: string) =>
    styleText(style, words, { stream: process.stderr })
  return text
    .replace(/^\S.*?:\d+:\d+(?= {2})/gm, (place) => paint('bold', place))
    .replace(/(?<=:\d+:\d+\S* {2})warning \([a-z]+\):/gm, (word) => paint('yellow', word))
    .replace(/^ {2}fix: /gm, (word) => paint('green', word))
}

/** Workflow commands that make GitHub show each mistake beside its line. */
function annotations({ problems, warnings }: Verdict): string {
  return [
    ...problems.map((each) => annotation('error', each)),
    ...warnings.map((each) => annotation('warning', each)),
  ]
    .map((line) => `${line}\n`)
    .join('')
}

function annotation(command: 'error' | 'warning', { place, message, hint, kind }: Problem): string {
  const properties = { file: fileIn(place), line: place.line, col: place.column, title: kind }
  const listed = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [`${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`],
  )
  return `::${command} ${listed.join()}::${escaped(hint ? `${message}\nfix: ${hint}` : message)}`
}

/** A workflow names files as seen from the root of the repository. */
function fileIn({ file }: Place): string {
  const root = process.env.GITHUB_WORKSPACE
  return root ? path.relative(root, path.resolve(file)) : file
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** What a process still has to write is lost at its end, and a pipe holds 64 kB: waits until whoever reads it has made room. */
export function writeWhole(text: string, stream: { readonly fd: number }): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(stream.fd, rest))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      Atomics.wait(pause, 0, 0, 10)
    }
  }
}
