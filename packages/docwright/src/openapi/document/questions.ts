import type { JsonObject } from './json.ts'
import { textsOf } from './json.ts'

/** The extension of an operation or a schema that says what readers ask who should find it. */
export const questionsKey = 'x-questions'

/** The questions that an operation or a schema says it answers; undefined when it names none. */
export function readQuestions(object: JsonObject): readonly string[] | undefined {
  const questions = textsOf(object[questionsKey])
  return questions.length > 0 ? questions : undefined
}
