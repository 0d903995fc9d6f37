import type { Mistake } from './problem.ts'

/** Describes a YAML syntax error, based on the parser's message, and how to fix it. */
export function describeYamlMistake(parserMessage: string, language = 'YAML'): Mistake {
  const [headline = parserMessage] = parserMessage
    .replace(/ at line \d+, column \d+:[\s\S]*$/, '')
    .replace(/; please use .*/, '')
    .split('\n')
  const hint = hints.find(([pattern]) => pattern.test(headline))?.[1]
  return {
    message: `This is not ${language}: ${headline.replace(/[.:]?$/, '.')}`,
    ...(hint && { hint }),
  }
}

const hints: readonly (readonly [RegExp, string])[] = [
  [/multiple documents/, 'remove the line `---` and what follows it'],
  [/JSON doesn't have/, 'write a number, or put it into quotation marks'],
  [/unique/, 'give each key once; remove or rename the second'],
  [/tab/i, 'indent with spaces'],
  [/cannot start with/, 'put the text into quotation marks'],
  [/block-seq-ind/, 'begin the list on the next line'],
  [/1024 chars/, 'shorten the key, or write `? ` before it and `: ` on the next line'],
  [/node end/, 'remove what follows, or indent it with what it belongs to'],
  [/indent|same column|aligned/i, 'line the keys of one object up in the same column'],
  [/compact mapping|Implicit keys|implicit map/i, 'put quotes around text that holds a colon'],
  [/quote/i, 'close the quotation mark'],
  [/flow|end with/i, 'close the bracket, or add the missing comma'],
  [/alias/i, 'define the anchor before it is used'],
]

/**
 * The mistake for a file that overflows the parser's stack. The parser itself reports a syntax error for it, which would mislead
 * writers.
 */
export const nestedTooDeep: Mistake = {
  message: 'Something is nested hundreds of levels deep.',
  hint: 'reduce the nesting; move schemas into `components` and refer to them',
}

/** Checks whether an error message is about a stack overflow. */
export function isOutOfStack(message: string): boolean {
  return /call stack/i.test(message)
}
