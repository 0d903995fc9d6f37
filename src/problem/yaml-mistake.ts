import type { Problem } from './problem.ts'

/** What is wrong with a text that is no YAML, from the parser's own words, and how to mend it. */
export function yamlMistake(parserMessage: string, language = 'YAML'): Omit<Problem, 'place'> {
  const [headline = parserMessage] = parserMessage
    .replace(/ at line \d+, column \d+:[\s\S]*$/, '')
    .split('\n')
  const hint = hints.find(([pattern]) => pattern.test(headline))?.[1]
  return {
    message: `This is not ${language}: ${headline.replace(/[.:]?$/, '.')}`,
    ...(hint && { hint }),
  }
}

const hints: readonly (readonly [RegExp, string])[] = [
  [/JSON does not have/, 'write a number, or put it into quotation marks'],
  [/unique/, 'give each key once; remove or rename the second'],
  [/tab/i, 'indent with spaces'],
  [/indent|same column|aligned/i, 'line the keys of one object up in the same column'],
  [/compact mapping|Implicit keys|implicit map/i, 'put quotes around text that holds a colon'],
  [/quote/i, 'close the quotation mark'],
  [/flow|end with/i, 'close the bracket, or add the missing comma'],
  [/alias/i, 'define the anchor before it is used'],
]
