import type { VFileMessage } from 'vfile-message'
import type { Mistake } from '../../problem/problem.ts'

interface MdxMistake {
  /** Matches the parser's message. */
  readonly reason: RegExp
  /** Matches the reported line, starting at the mistake. */
  readonly line?: RegExp
  readonly message: string
  readonly hint: string
}

/** Common mistakes in MDX, identified by the parser's message and by the line. */
const mistakes: readonly MdxMistake[] = [
  {
    reason: /create a comment/,
    message: "MDX doesn't allow HTML comments.",
    hint: 'write `{/* … */}`',
  },
  {
    reason: /create a link/,
    line: /<((?:https?:\/\/|mailto:)?[^\s<>]+)>/,
    message: "An address in angle brackets isn't a link in MDX.",
    hint: 'write `[words](address)`, or the address without the brackets: $1',
  },
  {
    reason: /expression/,
    line: /\{#([^}\s]*)[^}]*\}/,
    message: "`$&` doesn't set the heading's ID.",
    hint: 'write `[#$1]`',
  },
  {
    reason: /expression/,
    line: /\{%.*?%\}/,
    message: "`$&` is template syntax of another tool, which docwright doesn't process.",
    hint: 'write what it stands for',
  },
  {
    reason: /import\/exports/,
    line: /^(import|export)\b/,
    message: 'A paragraph that begins with `$1` is read as JavaScript.',
    hint: 'begin it with another word, or write `\\$1`',
  },
  {
    reason: /closing tag for `<(area|br|col|hr|img|input|source|track|wbr)>`/,
    message: '<$1> is never closed.',
    hint: 'use <$1 />',
  },
  {
    reason: /closing tag for `<([^>]+)>`/,
    message: '<$1> is never closed.',
    hint: 'write </$1>, or `\\<` for the character itself',
  },
  {
    reason: /before attribute value/,
    message: "An attribute's value needs quotation marks.",
    hint: 'write name="value"',
  },
  {
    reason: /closing brace/,
    message: '`{` is never closed.',
    hint: 'write `\\{` for the character itself',
  },
]

/** Describes an MDX syntax error in terms of the most common mistake at that position. */
export function describeMdxError({ reason, line = 1 }: VFileMessage, source: string): Mistake {
  const text = source.split(/\r\n|[\r\n]/)[line - 1] ?? ''
  for (const mistake of mistakes) {
    const found = mistake.line
      ? mistake.reason.test(reason) && mistake.line.exec(text)
      : mistake.reason.exec(reason)
    if (!found) continue
    const filled = (words: string) =>
      words.replace(/\$([1&])/g, (_, group) => found[group === '&' ? 0 : 1] ?? '')
    return { message: `This is not MDX: ${filled(mistake.message)}`, hint: filled(mistake.hint) }
  }
  return {
    message: `This is not MDX: ${reason.replace(/ \(\d+:\d+-.*?\)/, '').replace(/\.?$/, '.')}`,
    hint: 'write `\\{` and `\\<` for the characters themselves, and close every element',
  }
}
