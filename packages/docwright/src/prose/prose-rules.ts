import path from 'node:path'
import { z } from 'zod'
import type { Place, Problem } from '../problem/problem.ts'
import { readForm } from '../problem/read-form.ts'
import type { Passage } from './passages.ts'

/** The prose rules of a site. */
export interface ProseRules {
  /** Wordings to avoid, and what to write instead. A rule may apply to one kind of passage only. */
  readonly rules: readonly {
    readonly avoid: RegExp
    readonly write: string
    readonly in: Passage['kind'] | undefined
  }[]
  /** The most words of a passage, by kind. */
  readonly longest: Readonly<Partial<Record<Passage['kind'], number | undefined>>>
  /** Wordings that are allowed in one file. */
  readonly exceptions: readonly { readonly file: string; readonly text: string; readonly place: Place }[]
}

const passageKind = z.enum(['paragraph', 'heading', 'cell'])
const text = z.string().min(1)

const rulesFile = z.strictObject({
  rules: z.array(z.strictObject({ avoid: text, write: text, in: passageKind.optional() })).default([]),
  longest: z.partialRecord(passageKind, z.int().positive()).default({}),
  exceptions: z.array(z.strictObject({ file: text, text, because: text })).default([]),
})

/**
 * Parses a file of prose rules. `avoid` is a regular expression, in which a space matches any white space. The files of
 * exceptions are relative to the file of rules.
 */
export function parseProseRules(
  source: string,
  file: string,
): { readonly rules: ProseRules | undefined; readonly problems: readonly Problem[] } {
  const read = readForm(source, { file, form: rulesFile })
  if ('problems' in read) return { rules: undefined, problems: read.problems }
  const { value, placeOf } = read
  const problems: Problem[] = []
  const rules = value.rules.flatMap(({ avoid, write, ...rule }, index) => {
    const pattern = parseRegularExpression(avoid.replaceAll(' ', '\\s+'))
    if (pattern) return [{ avoid: pattern, write, in: rule.in }]
    const message = `\`${avoid}\` isn't a regular expression.`
    problems.push({
      place: placeOf(['rules', index, 'avoid']),
      message,
      hint: 'escape special characters with `\\`',
    })
    return []
  })
  const exceptions = value.exceptions.map((exception, index) => ({
    file: path.resolve(path.dirname(file), exception.file),
    text: exception.text,
    place: placeOf(['exceptions', index]),
  }))
  return { rules: { rules, longest: value.longest, exceptions }, problems }
}

function parseRegularExpression(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'giu')
  } catch {
    return undefined
  }
}
