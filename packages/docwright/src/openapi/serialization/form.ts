import type { Json, JsonObject } from '../document/json.ts'
import { asObject, asString, formatValue, getMember, isObject } from '../document/json.ts'
import { getKeptStyle } from '../document/list-formats.ts'
import { removeUndefined } from '../document/present.ts'
import { createSlug } from '../names/slug.ts'
import { isBinary } from '../schema/facts/is-binary.ts'
import type { Field } from '../schema/facts/schema.ts'
import { findMemberSchema } from '../schema/values/schemas-inside.ts'
import { formatXml } from '../schema/values/xml-text.ts'
import type { Style } from './styled-pairs.ts'
import { createStyledPairs, percentEncode, percentEncodeExceptReserved } from './styled-pairs.ts'

/** A pair of a form, or a part of a multipart body. */
export interface FormField {
  readonly name: string
  /** The text, or the name of the file to send. */
  readonly value: string
  readonly isFile: boolean
  /** The part's `Content-Type`, if it has one. */
  readonly contentType?: string
  /** Further headers of a part. */
  readonly headers?: readonly (readonly [name: string, value: string])[]
  /** Whether reserved characters in the value aren't encoded. */
  readonly allowReserved?: boolean
}

/** Everything that determines how a value is encoded as a form. */
export interface Form {
  readonly mediaType: string
  /** The raw Encoding Objects by property. */
  readonly encoding?: Json | undefined
  readonly body?: Field | undefined
}

/** Encodes an object as a form, if its media type is one (OpenAPI 3.2, 4.15). Undefined for other bodies. */
export function encodeFormFields(value: Json, form: Form): readonly FormField[] | undefined {
  if (!isObject(value) || !isForm(form.mediaType)) return undefined
  return Object.entries(value).flatMap(([name, item]) =>
    item === undefined || item === null ? [] : encodeField(name, item, { ...form, object: value }),
  )
}

/** Checks for a form, URL-encoded or multipart. */
export function isForm(mediaType: string): boolean {
  return isUrlencoded(mediaType) || /^multipart\//i.test(mediaType)
}

/** Checks for a body that is encoded like a query. */
export function isUrlencoded(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(mediaType)
}

/** Formats a form as one text. Brackets in names aren't encoded. */
export function formatForm(fields: readonly FormField[]): string {
  return fields
    .map(({ name, value, allowReserved }) => {
      return `${encodeFormName(name)}=${allowReserved ? percentEncodeExceptReserved(value) : percentEncode(value)}`
    })
    .join('&')
}

/** Encodes a name, except its brackets, which servers expect unencoded. */
export function encodeFormName(name: string): string {
  return percentEncode(name).replaceAll('%5B', '[').replaceAll('%5D', ']')
}

function encodeField(
  name: string,
  value: Json,
  { mediaType, encoding, body, object }: Form & { readonly object: JsonObject },
): readonly FormField[] {
  const ownEncoding = asObject(getMember(encoding, name))
  const style = getStyle(ownEncoding)
  if (style) {
    return createStyledPairs(name, value, style).map(({ name: key, texts, separator }) => ({
      name: key,
      value: texts.join(separator),
      isFile: false,
      ...(ownEncoding.allowReserved === true && { allowReserved: true }),
    }))
  }
  // The first of several types, unless it's a range such as `image/*`.
  const writtenType = asString(ownEncoding.contentType)?.split(',')[0]?.trim()
  const contentType = writtenType?.includes('*') ? undefined : writtenType
  if (isUrlencoded(mediaType)) {
    const isJson = /json\b/i.test(contentType ?? '')
    const texts = Array.isArray(value) && !isJson ? value : [value]
    return texts.map((text: Json) => ({ name, value: formatValue(text), isFile: false }))
  }
  const schema = findMemberSchema(body?.schema, name, object)
  const parts = Array.isArray(value) ? value : [value]
  return parts.map((part: Json) => {
    if (isBinary(schema)) {
      return removeUndefined({ name, value: `${createSlug(name) || 'file'}.bin`, isFile: true, contentType })
    }
    const defaultType = isObject(part) || Array.isArray(part) ? 'application/json' : undefined
    const isXml = /[/+]xml\b/i.test(contentType ?? '') && isObject(part) && schema !== undefined
    const text = isXml ? formatXml(part, { ...schema, name: schema.name ?? name }) : formatValue(part)
    return removeUndefined({ name, value: text, isFile: false, contentType: contentType ?? defaultType })
  })
}

/**
 * Returns the style of an encoding, or undefined if it sets none of `style`, `explode`, and `allowReserved`. With a style, the property
 * is encoded like a query parameter, whatever its content type (OpenAPI 3.2, 4.15.1.2).
 */
export function getStyle(encoding: JsonObject): Style | undefined {
  const { style, explode, allowReserved } = encoding
  const keptStyle = getKeptStyle(encoding)
  if (keptStyle) return { style: keptStyle, explode: false }
  if (style === undefined && explode === undefined && allowReserved === undefined) return undefined
  const word = asString(style) ?? 'form'
  return { style: word, explode: typeof explode === 'boolean' ? explode : word === 'form' }
}
