import type { Json, JsonObject } from './json.ts'
import { asList, asObject, asString, getMember, isObject } from './json.ts'
import { parseFragment } from './pointer.ts'
import { stepInto } from './reference.ts'

/** Swagger 2.0's names for what later versions keep under `components`. */
export const parentKeysInTwo: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
  requestBodies: 'parameters',
}

/**
 * Returns the keys in the original file for `keys` in the upgraded description, for the places of problems. Keys that the file
 * doesn't have are left out, so that the nearest parent is found.
 */
export function findWrittenKeys(keys: readonly string[], document: JsonObject): readonly string[] {
  const writtenKeys: string[] = []
  let value: Json | undefined = document
  const enter = (...path: readonly string[]) => {
    writtenKeys.push(...path)
    value = path.reduce<Json | undefined>(stepInto, value)
  }
  for (let rest = keys; rest.length > 0; ) {
    const [key = '', next = '', ...others] = rest
    const isKnown = stepInto(value, key) !== undefined
    rest = rest.slice(1)
    if (key === 'parameters' && isKnown && Array.isArray(asObject(value).parameters)) {
      enter(key, String(findParameterIndex(Number(next), asList(asObject(value).parameters), document)))
      rest = others
    } else if (isKnown) enter(key)
    else if (key === 'examples' && getMember(value, 'example') !== undefined) {
      enter('example')
      rest = others
    } else if (value === document && key === 'components' && parentKeysInTwo[next]) {
      enter(parentKeysInTwo[next])
      rest = others
    } else if (key === 'requestBody') {
      const parameters = asList(asObject(value).parameters).map((each) => resolveParameter(each, document))
      // Skips the content and its media type. What remains leads to the schema of a body, or to the form parameters.
      const name = rest[4]
      const index = parameters.findIndex(
        (parameter) => parameter.in === 'body' || (parameter.in === 'formData' && parameter.name === name),
      )
      if (index < 0) break
      enter('parameters', String(index))
      rest = rest.slice(parameters[index]?.in === 'body' ? 2 : 5)
    } else if (key === 'content') {
      const isExample = others[0] === 'example' && isObject(getMember(value, 'examples'))
      if (isExample) enter('examples', next)
      rest = isExample ? others.slice(1) : others
    } else if (key !== 'schema') break
  }
  return writtenKeys
}

/** Returns a parameter's index in the file, given its index after the body parameters were removed. */
function findParameterIndex(newIndex: number, parameters: readonly Json[], document: JsonObject): number {
  const kept = parameters.flatMap((parameter, index) =>
    isBodyParameter(resolveParameter(parameter, document)) ? [] : [index],
  )
  return kept[newIndex] ?? newIndex
}

function isBodyParameter(parameter: JsonObject): boolean {
  return parameter.in === 'body' || parameter.in === 'formData'
}

function resolveParameter(parameter: Json, document: JsonObject): JsonObject {
  const reference = asString(asObject(parameter).$ref)
  return asObject(
    reference === undefined
      ? parameter
      : parseFragment(reference).reduce<Json | undefined>(stepInto, document),
  )
}
