import type { Json } from '../document/json.ts'
import { formatValue, isObject } from '../document/json.ts'
import { createSlug } from '../names/slug.ts'
import type { Parameter } from '../objects/parameter.ts'
import type { Schema } from '../schema/facts/schema.ts'
import {
  encodeSeparator,
  getSeparator,
  percentEncode,
  percentEncodeExceptReserved,
} from '../serialization/styled-pairs.ts'

/** Returns a placeholder for a value that only the reader knows: `YOUR_API_KEY`. */
export function createPlaceholder(name: string): string {
  return `YOUR_${createSlug(name).replaceAll('-', '_').toUpperCase()}`
}

type ParameterValue = Pick<Parameter, 'name' | 'field' | 'examples' | 'in'>

/** Returns a parameter's value for a sample: its first example's value, or a placeholder if the file doesn't specify one. */
export function getSentValue({ name, field, examples, in: location }: ParameterValue): Json {
  const [example] = examples
  const isUnknown = field.schema.kind === 'any' || (location === 'path' && isAnyText(field.schema))
  return !example || (example.isGenerated && isUnknown) ? createPlaceholder(name) : example.value
}

/** Formats a header's value on one line. */
export function formatHeaderValue(
  value: Json,
  {
    explode,
    mediaType,
    style = 'simple',
  }: Pick<Parameter, 'explode' | 'mediaType'> & Partial<Pick<Parameter, 'style'>>,
): string {
  if (mediaType !== undefined) return joinHeaderLines(formatValue(value))
  return serializePieces(value, { explode, write: joinHeaderLines }).join(getSeparator(style))
}

/** Replaces characters that would end a header. */
export function joinHeaderLines(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').toWellFormed()
}

/** Serializes and encodes a path parameter. A long one keeps its slashes. */
export function encodePathParameter(
  parameter: Parameter,
  { isLong, pattern }: { isLong: boolean; pattern?: string },
): string {
  const { name, style, explode, mediaType } = parameter
  const sentValue = getSentValue(parameter)
  const isPlaceholder = sentValue === createPlaceholder(name) && pattern !== undefined
  const value = isPlaceholder ? pattern.replaceAll(/\*+/g, sentValue) : sentValue
  const write = (text: string) => (isLong ? text.split('/').map(encode).join('/') : encode(text))
  if (mediaType !== undefined) return write(formatValue(value))
  const texts = serializePieces(value, { explode, write })
  if (style === 'label') return `.${texts.join(explode ? '.' : ',')}`
  if (style !== 'matrix') return texts.join(encodeSeparator(getSeparator(style)))
  const key = percentEncode(name)
  if (!explode) return `;${key}=${texts.join(',')}`
  return texts.map((text) => (isObject(value) ? `;${text}` : `;${key}=${text}`)).join('')

  function encode(text: string) {
    return parameter.allowReserved
      ? percentEncodeExceptReserved(text).replace(/[/?]/g, percentEncode)
      : percentEncode(text)
  }
}

/** Checks whether a schema is a string without any restriction or example in the file. */
function isAnyText(schema: Schema): boolean {
  const hints = [...schema.examples, ...schema.enum, ...schema.patterns, schema.default, schema.const]
  return (
    schema.kind === 'scalar' &&
    schema.types[0] === 'string' &&
    schema.format === undefined &&
    hints.every((each) => each === undefined)
  )
}

interface Pieces {
  readonly explode: boolean
  readonly write?: (text: string) => string
}

/** Serializes a value to the texts between which its style puts separators. */
function serializePieces(value: Json, { explode, write = String }: Pieces): readonly string[] {
  if (Array.isArray(value)) return value.map((item: Json) => write(formatValue(item)))
  if (!isObject(value)) return [write(formatValue(value))]
  const members = Object.entries(value).map(([key, item]) => [write(key), write(formatValue(item ?? null))])
  return explode ? members.map((member) => member.join('=')) : members.flat()
}
