import type { Json, JsonObject } from './json.ts'
import { membersOf, textsOf } from './json.ts'

/** Our extension next to an enumeration of error codes. */
export const catalogueKey = 'x-errorCatalogue'

/** The extension of an operation or a schema that says what readers ask who should find it. */
export const questionsKey = 'x-questions'

/** Keys whose value is a map: its keys are names of the writer, `x-…` like any other. */
const maps = new Set(
  [
    'schemas definitions $defs properties patternProperties dependentSchemas dependentRequired mapping',
    'parameters headers examples requestBodies securitySchemes securityDefinitions links callbacks pathItems',
    'content mediaTypes encoding variables scopes webhooks additionalOperations',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a key of an object that may have extensions is one (OpenAPI 3.2, 4.32). */
export function isExtension(key: string): boolean {
  return key.startsWith('x-')
}

/** Whether the last of the keys that lead from the root of a description is an extension: in a map of names, none is. */
export function isExtensionAt(keys: readonly string[]): boolean {
  return isExtension(keys.at(-1) ?? '') && !isNameAt(keys)
}

/** Whether the last of the keys that lead from the root of a description is a name of the writer, not a keyword. */
export function isNameAt(keys: readonly string[]): boolean {
  return isMap(keys.slice(0, -1))
}

/** The fields of a Paths, Responses, Callback or OAuth Flows Object without its extensions. */
export function fieldsOf(value: unknown): readonly (readonly [string, Json])[] {
  return membersOf(value).filter(([name]) => !isExtension(name))
}

/** A name in a map isn't a keyword, whatever it is. */
function isMap(keys: readonly string[]): boolean {
  const key = keys.at(-1) ?? ''
  const isNamed = key === 'responses' ? keys.length === 1 || keys.at(-2) === 'components' : maps.has(key)
  return isNamed && !isMap(keys.slice(0, -1))
}

/** The questions that an operation or a schema says it answers; undefined when it names none. */
export function readQuestions(object: JsonObject): readonly string[] | undefined {
  const questions = textsOf(object[questionsKey])
  return questions.length > 0 ? questions : undefined
}
