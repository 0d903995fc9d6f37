import type { Json, JsonObject } from './json.ts'
import { asStrings, listMembers } from './json.ts'

/** Docwright's extension of an enumeration of error codes. */
export const catalogueKey = 'x-errorCatalogue'

/** The extension of an operation or a schema with search questions in readers' words. */
export const questionsKey = 'x-questions'

/** Keys whose value is a map. Its keys are the writer's names, even if they start with `x-`. */
const mapKeywords = createKeySet(
  'schemas definitions $defs properties patternProperties dependentSchemas dependentRequired mapping',
  'parameters headers examples requestBodies securitySchemes securityDefinitions links callbacks pathItems',
  'content mediaTypes encoding variables scopes webhooks additionalOperations',
)

/** Returns the keys in lines of keys that are separated by spaces. */
export function createKeySet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}

/** Checks whether a key of an object with extensions is one (OpenAPI 3.2, 4.32). */
export function isExtension(key: string): boolean {
  return key.startsWith('x-')
}

/** Checks whether a path of keys in a description ends in an extension. A name in a map never is one. */
export function isExtensionAt(keys: readonly string[]): boolean {
  return isExtension(keys.at(-1) ?? '') && !isNameAt(keys)
}

/**
 * Checks whether a path of keys in a description ends in a writer's name rather than a keyword. A map's own key isn't a keyword
 * either if it's a name in another map.
 */
export function isNameAt(keys: readonly string[]): boolean {
  const parent = keys.slice(0, -1)
  const mapKey = parent.at(-1) ?? ''
  // The names of an operation's responses are status codes; `x-…` is an extension there, but a name among shared responses.
  const isMap =
    mapKey === 'responses'
      ? !isExtension(keys.at(-1)!) || parent.length === 1 || parent.at(-2) === 'components'
      : mapKeywords.has(mapKey)
  return isMap && !isNameAt(parent)
}

/** Keywords whose values are data, in which keys have no meaning. `examples` is data only if it's a list. */
const dataKeywords = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'dataValue'])

/** Checks whether a member of a description is data. A property, a response, or a schema may be named like one of them. */
export function isDataAt(keys: readonly string[], value: Json | undefined): boolean {
  const key = keys.at(-1) ?? ''
  return dataKeywords.has(key) && !isNameAt(keys) && (key !== 'examples' || Array.isArray(value))
}

/** Returns the fields of a Paths, Responses, Callback or OAuth Flows Object without its extensions. */
export function listFields(value: unknown): readonly (readonly [string, Json])[] {
  return listMembers(value).filter(([name]) => !isExtension(name))
}

/** Returns the search questions of an operation or a schema, or undefined if there are none. */
export function readQuestions(object: JsonObject): readonly string[] | undefined {
  const questions = asStrings(object[questionsKey])
  return questions.length > 0 ? questions : undefined
}
