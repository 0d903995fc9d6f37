import type { Document } from 'yaml'
import type { Problem } from './problem.ts'

/** The values of a YAML document, or that its aliases stand for more than a memory holds. */
export function writtenOut(document: Document): { readonly value: unknown } | Omit<Problem, 'place'> {
  try {
    return { value: document.toJS() ?? {} }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    return {
      message: 'The aliases (`*name`) stand for more than anyone writes out.',
      hint: 'write the values themselves',
    }
  }
}
