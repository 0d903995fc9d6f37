import type { Json, JsonObject } from '../document/json.ts'
import { asObject, asString, formatJson, formatValue, getMember, isObject } from '../document/json.ts'
import { getKeptStyle } from '../document/list-formats.ts'
import { removeUndefined } from '../document/present.ts'
import { createSlug } from '../names/slug.ts'
import { holdsBytes } from '../schema/facts/holds-bytes.ts'
import type { Field, Property, Schema } from '../schema/facts/schema.ts'
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
    item === undefined || item === null ? [] : encodeField(name, item, form),
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

function encodeField(name: string, value: Json, { mediaType, encoding, body }: Form): readonly FormField[] {
  const own = asObject(getMember(encoding, name))
  const style = getStyle(own)
  if (style) {
    return createStyledPairs(name, value, style).map(({ name: key, texts, separator }) => ({
      name: key,
      value: texts.join(separator),
      isFile: false,
      ...(own.allowReserved === true && { allowReserved: true }),
    }))
  }
  const written = asString(own.contentType)?.split(',')[0]?.trim()
  const contentType = written?.includes('*') ? undefined : written
  const property = findProperty(body?.schema, name)
  const isWhole = isUrlencoded(mediaType) && /json\b/i.test(contentType ?? '')
  const items = Array.isArray(value) && !isWhole ? value : [value]
  return items.map((item: Json) => {
    if (!isUrlencoded(mediaType) && holdsBytes(property?.schema)) {
      return removeUndefined({ name, value: `${createSlug(name) || 'file'}.bin`, isFile: true, contentType })
    }
    if (isUrlencoded(mediaType)) return { name, value: formatPartText(item), isFile: false }
    const usual = isObject(item) || Array.isArray(item) ? 'application/json' : undefined
    const isXml = /[/+]xml\b/i.test(contentType ?? '') && isObject(item) && property !== undefined
    const value = isXml
      ? formatXml(item, { ...property.schema, name: property.schema.name ?? name })
      : formatPartText(item)
    return removeUndefined({ name, value, isFile: false, contentType: contentType ?? usual })
  })
}

/**
 * Returns the style of an encoding. If it sets any of these members, the property is encoded like a query, whatever its content
 * type (OpenAPI 3.2, 4.15.1.2).
 */
export function getStyle(encoding: JsonObject): Style | undefined {
  const { style, explode, allowReserved } = encoding
  const kept = getKeptStyle(encoding)
  if (kept) return { style: kept, explode: false }
  if (style === undefined && explode === undefined && allowReserved === undefined) return undefined
  const word = asString(style) ?? 'form'
  return { style: word, explode: typeof explode === 'boolean' ? explode : word === 'form' }
}

function formatPartText(value: Json): string {
  return typeof value === 'object' ? formatJson(value, 0) : formatValue(value)
}

function findProperty(schema: Schema | undefined, name: string): Property | undefined {
  if (schema?.kind === 'union') return findProperty(schema.shared, name)
  return schema?.kind === 'object' ? schema.properties.find((property) => property.name === name) : undefined
}
