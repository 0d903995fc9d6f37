import path from 'node:path'
import { locateOffset } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import type { Passage } from './passages.ts'
import type { ProseRules } from './prose-rules.ts'

/** The passages of a text in a file, and a function from an offset of the text to the offset in the file. */
export interface ProseText {
  readonly passages: readonly Passage[]
  readonly offsetIn: (offset: number) => number
}

/** A file, and the texts that it contains. */
export interface ProseFile {
  readonly file: string
  readonly source: string
  readonly texts: readonly ProseText[]
}

/** Returns each wording of a file that the rules avoid, and each exception for the file that isn't needed. */
export function findProseProblems(
  { file, source, texts }: ProseFile,
  { rules, longest, exceptions }: ProseRules,
): readonly Problem[] {
  const unneeded = new Set(exceptions.filter((exception) => exception.file === path.resolve(file)))
  const allowed = [...unneeded]
  const problems: Problem[] = []
  for (const { passages, offsetIn } of texts) {
    for (const passage of passages) {
      const line = collapseWhiteSpace(passage.words)
      const findings = [...findAvoidedWordings(passage, rules), ...findLongPassage(passage, longest)]
      for (const { found, index, message, hint } of findings) {
        const exception = allowed.find(({ text }) => line.includes(text) && text.includes(found))
        if (exception) unneeded.delete(exception)
        else {
          const place = locateOffset(file, source, offsetIn(passage.offset + index))
          problems.push({ place, message, hint, kind: 'prose' })
        }
      }
    }
  }
  return [...problems, ...[...unneeded].map(describeUnneededException)]
}

function describeUnneededException({ place, text }: ProseRules['exceptions'][number]): Problem {
  return { place, message: `Nothing needs the exception “${text}”.`, hint: 'remove it', kind: 'prose' }
}

interface Finding {
  /** The avoided words, on one line. */
  readonly found: string
  readonly index: number
  readonly message: string
  readonly hint: string
}

function findAvoidedWordings(
  { kind, words, isCode }: Passage,
  rules: ProseRules['rules'],
): readonly Finding[] {
  return rules
    .filter((rule) => rule.in === undefined || rule.in === kind)
    .flatMap(({ avoid, write }) =>
      [...words.matchAll(avoid)]
        .filter(({ index }) => !isCode(index))
        .map(({ index, 0: match }) => {
          const found = collapseWhiteSpace(match)
          return { found, index, message: `The prose rules avoid “${found}”.`, hint: `write ${write}` }
        }),
    )
}

function findLongPassage({ kind, words }: Passage, longest: ProseRules['longest']): readonly Finding[] {
  const limit = longest[kind]
  const text = collapseWhiteSpace(words)
  const count = text.split(' ').length
  if (limit === undefined || count <= limit) return []
  const message = `This ${kind} has ${count} words, and the prose rules allow ${limit}.`
  return [{ found: text.slice(0, 40), index: words.search(/\S/), message, hint: 'split it, or shorten it' }]
}

function collapseWhiteSpace(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}
