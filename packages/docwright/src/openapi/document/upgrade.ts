import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import { visitSchemas } from './each-schema.ts'
import type { Json, JsonObject } from './json.ts'
import {
  asList,
  asObject,
  asString,
  asStrings,
  escapeExactNumbers,
  getMember,
  isObject,
  mapObject,
  parseExactly,
  unescapeExactNumbers,
} from './json.ts'
import { encodeFormLists, keepListFormat } from './list-formats.ts'
import { parseFragment } from './pointer.ts'

/**
 * Upgrades a description to OpenAPI 3.1 or later, so that all other code needs only one dialect. The step from 3.0 is our own,
 * because the library mistakes a property named `example` for the keyword and drops binary bodies. Returns undefined if the
 * library can't handle a 2.0 description.
 */
export function upgradeDescription(document: JsonObject): JsonObject | undefined {
  const three = typeof document.swagger === 'string' ? upgradeFromTwo(document) : document
  if (!three) return undefined
  if (typeof three.openapi !== 'string' || !three.openapi.startsWith('3.0')) return three
  return { ...visitSchemas(three, { schema: upgradeSchema }), openapi: '3.1.1' }
}

function upgradeFromTwo(document: JsonObject): JsonObject | undefined {
  const prepared = prepareParameters(document)
  for (const attempt of [prepared, removeInvalidMembers(prepared)]) {
    try {
      const three = asObject(unescapeExactNumbers(upgradeFromTwoToThree(escapeExactNumbers(attempt)) as Json))
      return visitSchemas(encodeFormLists(three), { schema: upgradeSchemaOfTwo })
    } catch {
      // Tried again without the members that the library can't convert.
    }
  }
  return undefined
}

/** Converts what only 2.0 has: `type: file`, and quoted numbers in examples, as its generators wrote them. */
function upgradeSchemaOfTwo(schema: JsonObject): JsonObject {
  const { type, example } = schema
  if (type === 'file') return { ...schema, type: 'string', format: 'binary' }
  const isScalarText = typeof example === 'string' && scalarText.test(example)
  const isQuotedScalar = isScalarText && typeof type === 'string' && /^(integer|number|boolean)$/.test(type)
  return isQuotedScalar ? { ...schema, example: parseExactly(example) } : schema
}

const scalarText = /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?)$/

/** Changes the parameters of a 2.0 description so that the library keeps their shared bodies and the formats of their lists. */
function prepareParameters(document: JsonObject): JsonObject {
  const prepare = (parameter: Json) => keepListFormat(inlineBody(parameter, document))
  const prepareIn = (owner: Json): Json =>
    isObject(owner) && Array.isArray(owner.parameters)
      ? { ...owner, parameters: owner.parameters.map(prepare) }
      : owner
  return {
    ...document,
    ...(isObject(document.parameters) && { parameters: mapObject(document.parameters, prepare) }),
    ...(isObject(document.paths) && {
      paths: mapObject(document.paths, (pathItem) =>
        isObject(pathItem) ? prepareIn(mapObject(pathItem, prepareIn)) : pathItem,
      ),
    }),
  }
}

/** Replaces a reference to a shared body by that body, because the library drops these references. */
function inlineBody(parameter: Json, document: JsonObject): Json {
  const [owner, name = ''] = parseFragment(asString(asObject(parameter).$ref) ?? '')
  const shared = owner === 'parameters' ? getMember(document.parameters, name) : undefined
  return /^(body|formData)$/.test(asString(asObject(shared).in) ?? '') ? shared! : parameter
}

/** Removes from a Swagger 2.0 description what the library can't convert: values that should be objects or lists but aren't, and parameters without `in` or `$ref`. */
function removeInvalidMembers(document: JsonObject): JsonObject {
  const paths = mapObject(keepObjects(document.paths), (value) => {
    const pathItem = asObject(value)
    return {
      ...mapObject(pathItem, (member) => (isObject(member) ? keepValidMembers(member) : member)),
      ...keepLists(pathItem),
    }
  })
  return { ...document, paths, securityDefinitions: keepObjects(document.securityDefinitions) }
}

function keepValidMembers(operation: JsonObject): JsonObject {
  return { ...operation, ...keepLists(operation), responses: keepObjects(operation.responses) }
}

/** Keeps only those members of a path item or an operation that are lists, as they should be. */
function keepLists({ parameters, consumes, produces }: JsonObject): JsonObject {
  const hasLocation = (parameter: Json) =>
    asString(asObject(parameter).in ?? asObject(parameter).$ref) !== undefined
  return {
    ...(parameters !== undefined && { parameters: asList(parameters).filter(hasLocation) }),
    ...(consumes !== undefined && { consumes: asStrings(consumes) }),
    ...(produces !== undefined && { produces: asStrings(produces) }),
  }
}

/** Replaces each member of a map that should be an object but isn't by an empty object. */
function keepObjects(value: Json | undefined): JsonObject {
  return mapObject(asObject(value), asObject)
}

/** Converts a 3.0 Schema Object to JSON Schema 2020-12. The schemas inside it were converted before. */
function upgradeSchema(schema: JsonObject): JsonObject {
  const { nullable, exclusiveMinimum, exclusiveMaximum, example, ...rest } = schema
  const upgraded: JsonObject = {
    ...rest,
    ...(example !== undefined && { examples: [example] }),
    ...(nullable === true && convertNullable(schema)),
    ...convertLimit(exclusiveMinimum, { bound: 'minimum', exclusive: 'exclusiveMinimum', schema }),
    ...convertLimit(exclusiveMaximum, { bound: 'maximum', exclusive: 'exclusiveMaximum', schema }),
    ...convertBinary(schema),
  }
  return Object.fromEntries(Object.entries(upgraded).filter(([, value]) => value !== undefined))
}

/** Converts `nullable` by adding `null` to the types. Without a type, keeps the keyword, because it has no equivalent. */
function convertNullable({ type, enum: values }: JsonObject): JsonObject {
  if (typeof type !== 'string') return { nullable: true }
  const withNullValue = Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {}
  return { type: [type, 'null'], ...withNullValue }
}

interface Limit {
  readonly bound: string
  readonly exclusive: string
  readonly schema: JsonObject
}

/** Converts a Boolean exclusive limit to a numeric one. A numeric one is kept. */
function convertLimit(value: Json | undefined, { bound, exclusive, schema }: Limit): JsonObject {
  if (value === undefined || value === false) return {}
  return value === true ? { [exclusive]: schema[bound], [bound]: undefined } : { [exclusive]: value }
}

function convertBinary({ type, format }: JsonObject): JsonObject {
  if (type !== 'string') return {}
  if (format === 'binary') return { format: undefined, contentMediaType: 'application/octet-stream' }
  return format === 'byte' || format === 'base64' ? { format: undefined, contentEncoding: 'base64' } : {}
}
