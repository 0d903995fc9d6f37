import { createLazy } from '../../lazy.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, asString, isObject, listMembers } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import type { FieldAddress, ParameterLocation } from '../names/field-address.ts'
import { parameterLocations } from '../names/field-address.ts'
import type { Field } from '../schema/facts/schema.ts'
import { classifyStructure } from '../schema/parts/type.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import { describeParameterSerialization, getParameterStyle } from '../serialization/parameter-style.ts'
import type { Example } from './example.ts'
import { readExamples } from './example.ts'
import type { OperationReader } from './operation-reader.ts'
import { getCallbackAddress } from './operation-reader.ts'

/** A part of a request other than its body (OpenAPI 3.2, 4.12). */
export interface Parameter {
  /** `path.id`, `query.backfill`, `header.Idempotency-Key`. */
  readonly id: string
  readonly name: string
  readonly in: ParameterLocation
  readonly required: boolean
  readonly deprecated: boolean
  /** The description, in Markdown. */
  readonly description?: string
  /** How lists and objects are serialized, in words. Empty if that's obvious. */
  readonly serialization: readonly string[]
  /** The media type of a parameter that has `content` instead of a schema. */
  readonly mediaType?: string
  readonly field: Field
  readonly examples: readonly Example[]
  /** The `style` for code samples: `form`, `deepObject`, and so on. */
  readonly style: string
  readonly explode: boolean
  /** Whether reserved characters in its value aren't encoded. */
  readonly allowReserved?: boolean
}

/** Headers that a Header Parameter must not describe (OpenAPI 3.2, 4.12.2.1). */
const reservedHeaders = new Set(['accept', 'content-type', 'authorization'])

/** Reads the parameters of an operation and its path item. The operation's own override the path item's. */
export function readParameters(
  lists: readonly unknown[],
  direction: Direction,
  reader: OperationReader,
): readonly Parameter[] {
  const byLocationAndName = new Map<string, JsonObject>()
  for (const value of lists.flatMap(asList)) {
    const parameter = reader.references.follow(value)
    if (!isObject(parameter) || !asString(parameter.name)) continue
    if (getLocation(parameter.in) === 'header' && reservedHeaders.has(String(parameter.name).toLowerCase())) {
      continue
    }
    byLocationAndName.set(`${parameter.in} ${parameter.name}`, parameter)
  }
  return sortParameters(
    [...byLocationAndName.values()].map((parameter) => readParameter(parameter, direction, reader)),
  )
}

/** Sorts parameters in the order of `parameterLocations`, and within each location, required before optional ones. */
export function sortParameters<Sorted extends Pick<Parameter, 'in' | 'required'>>(
  parameters: readonly Sorted[],
): readonly Sorted[] {
  return parameters.toSorted(
    (a, b) =>
      parameterLocations.indexOf(a.in) - parameterLocations.indexOf(b.in) ||
      Number(b.required) - Number(a.required),
  )
}

function readParameter(parameter: JsonObject, direction: Direction, reader: OperationReader): Parameter {
  const name = String(parameter.name)
  const location = getLocation(parameter.in)
  const { style, explode } = getParameterStyle(parameter)
  const address = { kind: 'parameter', in: location, name, ...getCallbackAddress(reader) } as const
  const {
    known: value,
    raw,
    mediaType,
    examples,
  } = readValue(parameter, { address, name, direction }, reader)
  const known = removeUndefined({
    ...value,
    in: location,
    required: parameter.required === true || location === 'path',
    serialization: describeParameterSerialization(parameter, {
      name,
      style,
      explode,
      type: classifyStructure(raw, reader.schemas),
    }),
    mediaType,
    style,
    explode,
    allowReserved: parameter.allowReserved === true || undefined,
  })
  return createLazy({ examples }, known)
}

interface Valued {
  readonly address: FieldAddress
  readonly name: string
  readonly direction: Direction
}

/** Reads what parameters and headers have in common: their schema, directly or in a media type. */
export function readValue(owner: JsonObject, { address, name, direction }: Valued, reader: OperationReader) {
  const [mediaType, content] = listMembers(owner.content)[0] ?? []
  const raw = owner.schema ?? asObject(content).schema ?? true
  const description = asString(owner.description)
  const field = reader.fields.addRoot(raw, { address, name, path: name, direction, description })
  const getExamples = () =>
    readExamples(content ? asObject(content) : owner, {
      getField: () => field,
      mediaType: mediaType ?? '',
      references: reader.references,
    })
  const known = { id: field.id, name, deprecated: owner.deprecated === true, description, field }
  return { known, raw, mediaType, examples: getExamples }
}

function getLocation(value: Json | undefined): ParameterLocation {
  return parameterLocations.find((location) => location === value) ?? 'query'
}
