import type { Json, JsonObject } from './json.ts'
import { asList, asObject, asString, getMember, isObject, listMembers, mapObject } from './json.ts'

/** The extension that keeps how Swagger 2.0 separates the items of a list, where OpenAPI 3 has no equivalent. */
const formatKey = 'x-collectionFormat'

const styles: ReadonlyMap<string, string> = new Map([
  ['ssv', 'spaceDelimited'],
  ['pipes', 'pipeDelimited'],
  ['tsv', 'tabDelimited'],
])

/** Returns the style of a kept format. `tabDelimited` isn't a style of OpenAPI. */
export function getKeptStyle(owner: JsonObject): string | undefined {
  return styles.get(asString(owner[formatKey]) ?? '')
}

/** Keeps the separators of a 2.0 description's lists, because the library drops tabs, and any but commas in paths and headers. */
export function keepListFormats(document: JsonObject): JsonObject {
  const within = (holder: Json): Json =>
    isObject(holder) && Array.isArray(holder.parameters)
      ? { ...holder, parameters: asList(holder.parameters).map(convertParameterFormat) }
      : holder
  return {
    ...document,
    ...(isObject(document.parameters) && {
      parameters: mapObject(document.parameters, convertParameterFormat),
    }),
    ...(isObject(document.paths) && {
      paths: mapObject(document.paths, (pathItem) =>
        isObject(pathItem) ? within(mapObject(pathItem, within)) : pathItem,
      ),
    }),
  }
}

function convertParameterFormat(parameter: Json): Json {
  if (!isObject(parameter) || parameter.type !== 'array') return parameter
  const format = asString(parameter.collectionFormat) ?? ''
  return styles.has(format) ? { ...parameter, [formatKey]: format } : parameter
}

/** Moves the kept formats of form fields to their encodings. */
export function encodeFormLists(document: JsonObject): JsonObject {
  if (!isObject(document.paths)) return document
  const paths = mapObject(document.paths, (pathItem) =>
    isObject(pathItem) ? mapObject(pathItem, convertBodyFormats) : pathItem,
  )
  return { ...document, paths }
}

function convertBodyFormats(operation: Json): Json {
  const body = getMember(operation, 'requestBody')
  if (!isObject(operation) || !isObject(body) || !isObject(body.content)) return operation
  return { ...operation, requestBody: { ...body, content: mapObject(body.content, addEncodings) } }
}

function addEncodings(mediaType: Json): Json {
  const fields = listMembers(getMember(getMember(mediaType, 'schema'), 'properties')).flatMap(
    ([name, field]) => {
      const format = getMember(field, formatKey)
      return format === undefined ? [] : [[name, { [formatKey]: format }] as const]
    },
  )
  if (!isObject(mediaType) || fields.length === 0) return mediaType
  return { ...mediaType, encoding: { ...asObject(mediaType.encoding), ...Object.fromEntries(fields) } }
}
