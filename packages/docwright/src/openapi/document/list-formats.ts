import type { Json, JsonObject } from './json.ts'
import { asObject, asString, getMember, isObject, listMembers, mapObject } from './json.ts'

/** The extension that keeps how Swagger 2.0 separates the items of a list, where OpenAPI 3 has no equivalent. */
const collectionFormatKey = 'x-collectionFormat'

const styles: ReadonlyMap<string, string> = new Map([
  ['ssv', 'spaceDelimited'],
  ['pipes', 'pipeDelimited'],
  ['tsv', 'tabDelimited'],
])

/** Returns the style of a kept format. `tabDelimited` isn't a style of OpenAPI. */
export function getKeptStyle(owner: JsonObject): string | undefined {
  return styles.get(asString(owner[collectionFormatKey]) ?? '')
}

/** Keeps the separator of a 2.0 parameter's list, because the library drops tabs, and any but commas in paths and headers. */
export function keepListFormat(parameter: Json): Json {
  if (!isObject(parameter) || parameter.type !== 'array') return parameter
  const format = asString(parameter.collectionFormat) ?? ''
  return styles.has(format) ? { ...parameter, [collectionFormatKey]: format } : parameter
}

/** Moves the kept formats of form fields to their encodings. */
export function encodeFormLists(document: JsonObject): JsonObject {
  if (!isObject(document.paths)) return document
  const paths = mapObject(document.paths, (pathItem) =>
    isObject(pathItem) ? mapObject(pathItem, moveFormatsToEncodings) : pathItem,
  )
  return { ...document, paths }
}

function moveFormatsToEncodings(operation: Json): Json {
  const body = getMember(operation, 'requestBody')
  if (!isObject(operation) || !isObject(body) || !isObject(body.content)) return operation
  return { ...operation, requestBody: { ...body, content: mapObject(body.content, addEncodings) } }
}

function addEncodings(mediaType: Json): Json {
  const fields = listMembers(getMember(getMember(mediaType, 'schema'), 'properties')).flatMap(
    ([name, field]) => {
      const format = getMember(field, collectionFormatKey)
      return format === undefined ? [] : [[name, { [collectionFormatKey]: format }] as const]
    },
  )
  if (!isObject(mediaType) || fields.length === 0) return mediaType
  return { ...mediaType, encoding: { ...asObject(mediaType.encoding), ...Object.fromEntries(fields) } }
}
