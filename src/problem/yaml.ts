import type { YAMLError } from 'yaml'
import type { Problem } from './problem.ts'

/** A slip in a text that should be YAML, in a writer's words and with its mend; `language` is what the file may be. */
export function yamlMistake(
  { message }: Pick<YAMLError, 'message'>,
  language: 'YAML' | 'YAML or JSON' = 'YAML',
): Pick<Problem, 'message' | 'hint'> {
  const [headline = message] = message.replace(/ at line \d+, column \d+:[\s\S]*$/, '').split('\n')
  const hint = hints.find(([pattern]) => pattern.test(headline))?.[1]
  return { message: `This is not ${language}: ${headline.replace(/[.:]?$/, '')}.`, ...(hint && { hint }) }
}

const hints: readonly (readonly [RegExp, string])[] = [
  [/unique/, 'give each key once; remove or rename the second'],
  [/tab/i, 'indent with spaces'],
  [/indent|same column|aligned/i, 'line the keys of one object up in the same column'],
  [/compact mapping|Implicit keys|implicit map/i, 'put quotes around text that holds a colon'],
  [/quote/i, 'close the quotation mark'],
  [/flow|end with/i, 'close the bracket, or add the missing comma'],
  [/alias/i, 'define the anchor before it is used'],
]
