import type { Mistake } from './problem.ts'

/** What is wrong with a file whose reader ran out of stack, which it tells of as of a mistake in the file's syntax. */
export const nestedTooDeep: Mistake = {
  message: 'Something is nested hundreds of levels deep.',
  hint: 'nest less; a schema can be named and referred to',
}

/** Whether a message says that a reader ran out of stack. */
export function isOutOfStack(message: string): boolean {
  return /call stack/i.test(message)
}
