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
import { encodeFormLists, keepListFormats } from './list-formats.ts'
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
  const whole = keepListFormats(inlineBodies(document))
  for (const each of [whole, removeOddMembers(whole)]) {
    try {
      const three = asObject(unescapeExactNumbers(upgradeFromTwoToThree(escapeExactNumbers(each)) as Json))
      return visitSchemas(encodeFormLists(three), { schema: convertSchema })
    } catch {
      // Tried again without the members that the library can't convert.
    }
  }
  return undefined
}

/** Converts what only 2.0 has: `type: file`, and quoted numbers in examples, as its generators wrote them. */
function convertSchema(schema: JsonObject): JsonObject {
  const { type, example } = schema
  if (type === 'file') return { ...schema, type: 'string', format: 'binary' }
  const isScalarText = typeof example === 'string' && jsonScalar.test(example)
  const isQuotedScalar = isScalarText && typeof type === 'string' && /^(integer|number|boolean)$/.test(type)
  return isQuotedScalar ? { ...schema, example: parseExactly(example) } : schema
}

const jsonScalar = /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?)$/

/** Inlines shared bodies into the operations of a 2.0 description, because the library drops references to them. */
function inlineBodies(document: JsonObject): JsonObject {
  const own = (parameter: Json): Json => {
    const [holder, name = ''] = parseFragment(asString(asObject(parameter).$ref) ?? '')
    const shared = holder === 'parameters' ? getMember(document.parameters, name) : undefined
    return /^(body|formData)$/.test(asString(asObject(shared).in) ?? '') ? shared! : parameter
  }
  const within = (holder: Json): Json =>
    isObject(holder) && Array.isArray(holder.parameters)
      ? { ...holder, parameters: holder.parameters.map(own) }
      : holder
  const paths = mapObject(asObject(document.paths), (pathItem) =>
    isObject(pathItem) ? within(mapObject(pathItem, within)) : pathItem,
  )
  return isObject(document.paths) ? { ...document, paths } : document
}

/** Removes from a Swagger 2.0 description what the library can't convert: values that should be objects or lists but aren't, and parameters without `in` or `$ref`. */
function removeOddMembers(document: JsonObject): JsonObject {
  const paths = mapObject(getObjects(document.paths), (value) => {
    const pathItem = asObject(value)
    return {
      ...mapObject(pathItem, (member) => (isObject(member) ? keepValidParts(member) : member)),
      ...keepLists(pathItem),
    }
  })
  return { ...document, paths, securityDefinitions: getObjects(document.securityDefinitions) }
}

function keepValidParts(operation: JsonObject): JsonObject {
  return { ...operation, ...keepLists(operation), responses: getObjects(operation.responses) }
}

/** Keeps only those members of a path item or an operation that are lists, as they should be. */
function keepLists({ parameters, consumes, produces }: JsonObject): JsonObject {
  const isPlaced = (parameter: Json) =>
    asString(asObject(parameter).in ?? asObject(parameter).$ref) !== undefined
  return {
    ...(parameters !== undefined && { parameters: asList(parameters).filter(isPlaced) }),
    ...(consumes !== undefined && { consumes: asStrings(consumes) }),
    ...(produces !== undefined && { produces: asStrings(produces) }),
  }
}

function getObjects(value: Json | undefined): JsonObject {
  return mapObject(asObject(value), asObject)
}

/** Converts a 3.0 Schema Object to JSON Schema 2020-12, one level deep. */
function upgradeSchema(schema: JsonObject): JsonObject {
  const { nullable, exclusiveMinimum, exclusiveMaximum, example, ...rest } = schema
  const modern: JsonObject = {
    ...rest,
    ...(example !== undefined && { examples: [example] }),
    ...(nullable === true && convertNullable(schema)),
    ...convertLimit(exclusiveMinimum, { bound: 'minimum', exclusive: 'exclusiveMinimum', schema }),
    ...convertLimit(exclusiveMaximum, { bound: 'maximum', exclusive: 'exclusiveMaximum', schema }),
    ...convertBinary(schema),
  }
  return Object.fromEntries(Object.entries(modern).filter(([, value]) => value !== undefined))
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
