import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import { eachSchema } from './each-schema.ts'
import type { Json, JsonObject } from './json.ts'
import {
  escapeExactNumbers,
  isObject,
  listOf,
  mapped,
  memberOf,
  objectOf,
  parseExactly,
  textOf,
  textsOf,
  unescapeExactNumbers,
} from './json.ts'
import { keysOf } from './pointer.ts'

/**
 * A description of any version as OpenAPI 3.1 or later, so that everything after the edge knows one dialect. The step
 * from 3.0 is ours: the library's takes a property named `example` for the keyword and drops binary bodies. Undefined
 * when a description of 2.0 has a shape that the library doesn't expect.
 */
export function upgraded(document: JsonObject): JsonObject | undefined {
  const three = typeof document.swagger === 'string' ? fromTwo(document) : document
  if (!three) return undefined
  if (typeof three.openapi !== 'string' || !three.openapi.startsWith('3.0')) return three
  return { ...eachSchema(three, { schema: modernSchema }), openapi: '3.1.1' }
}

function fromTwo(document: JsonObject): JsonObject | undefined {
  const whole = withOwnBodies(document)
  for (const each of [whole, withoutOddMembers(whole)]) {
    try {
      const three = objectOf(unescapeExactNumbers(upgradeFromTwoToThree(escapeExactNumbers(each)) as Json))
      return eachSchema(three, { schema: schemaOfTwo })
    } catch {
      // What the library doesn't expect may be gone from the next one.
    }
  }
  return undefined
}

/** What only 2.0 has: `type: file`, and examples of numbers in quotes, as its generators wrote them. */
function schemaOfTwo(schema: JsonObject): JsonObject {
  const { type, example } = schema
  if (type === 'file') return { ...schema, type: 'string', format: 'binary' }
  const isSpelled = typeof example === 'string' && jsonScalar.test(example)
  const isMeant = isSpelled && typeof type === 'string' && /^(integer|number|boolean)$/.test(type)
  return isMeant ? { ...schema, example: parseExactly(example) } : schema
}

const jsonScalar = /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?)$/

/** A description of 2.0 whose operations have the bodies themselves that they share: the library drops references to them. */
function withOwnBodies(document: JsonObject): JsonObject {
  const own = (parameter: Json): Json => {
    const [holder, name = ''] = keysOf(textOf(objectOf(parameter).$ref) ?? '')
    const shared = holder === 'parameters' ? memberOf(document.parameters, name) : undefined
    return /^(body|formData)$/.test(textOf(objectOf(shared).in) ?? '') ? shared! : parameter
  }
  const within = (holder: Json): Json =>
    isObject(holder) && Array.isArray(holder.parameters)
      ? { ...holder, parameters: holder.parameters.map(own) }
      : holder
  const paths = mapped(objectOf(document.paths), (pathItem) =>
    isObject(pathItem) ? within(mapped(pathItem, within)) : pathItem,
  )
  return isObject(document.paths) ? { ...document, paths } : document
}

/** Removes from a Swagger 2.0 description what the library can't convert: values that should be objects or lists but aren't, and parameters without `in` or `$ref`. */
function withoutOddMembers(document: JsonObject): JsonObject {
  const paths = mapped(objectsIn(document.paths), (value) => {
    const pathItem = objectOf(value)
    return {
      ...mapped(pathItem, (member) => (isObject(member) ? evenParts(member) : member)),
      ...lists(pathItem),
    }
  })
  return { ...document, paths, securityDefinitions: objectsIn(document.securityDefinitions) }
}

function evenParts(operation: JsonObject): JsonObject {
  return { ...operation, ...lists(operation), responses: objectsIn(operation.responses) }
}

/** The lists of a path item or an operation, each of them a list. */
function lists({ parameters, consumes, produces }: JsonObject): JsonObject {
  const isPlaced = (parameter: Json) =>
    textOf(objectOf(parameter).in ?? objectOf(parameter).$ref) !== undefined
  return {
    ...(parameters !== undefined && { parameters: listOf(parameters).filter(isPlaced) }),
    ...(consumes !== undefined && { consumes: textsOf(consumes) }),
    ...(produces !== undefined && { produces: textsOf(produces) }),
  }
}

function objectsIn(value: Json | undefined): JsonObject {
  return mapped(objectOf(value), objectOf)
}

/** A Schema Object of 3.0 in the words of JSON Schema 2020-12, one level deep. */
function modernSchema(schema: JsonObject): JsonObject {
  const { nullable, exclusiveMinimum, exclusiveMaximum, example, ...rest } = schema
  const modern: JsonObject = {
    ...rest,
    ...(example !== undefined && { examples: [example] }),
    ...(nullable === true && withNull(schema)),
    ...limit(exclusiveMinimum, { bound: 'minimum', exclusive: 'exclusiveMinimum', schema }),
    ...limit(exclusiveMaximum, { bound: 'maximum', exclusive: 'exclusiveMaximum', schema }),
    ...binary(schema),
  }
  return Object.fromEntries(Object.entries(modern).filter(([, value]) => value !== undefined))
}

/** `null` joins the types; without a type the old keyword stays, since what it meant there is what it says. */
function withNull({ type, enum: values }: JsonObject): JsonObject {
  if (typeof type !== 'string') return { nullable: true }
  const withNullValue = Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {}
  return { type: [type, 'null'], ...withNullValue }
}

interface Limit {
  readonly bound: string
  readonly exclusive: string
  readonly schema: JsonObject
}

/** A boolean next to a bound becomes a bound of its own; a bound that is already one stays. */
function limit(value: Json | undefined, { bound, exclusive, schema }: Limit): JsonObject {
  if (value === undefined || value === false) return {}
  return value === true ? { [exclusive]: schema[bound], [bound]: undefined } : { [exclusive]: value }
}

function binary({ type, format }: JsonObject): JsonObject {
  if (type !== 'string') return {}
  if (format === 'binary') return { format: undefined, contentMediaType: 'application/octet-stream' }
  return format === 'byte' || format === 'base64' ? { format: undefined, contentEncoding: 'base64' } : {}
}
