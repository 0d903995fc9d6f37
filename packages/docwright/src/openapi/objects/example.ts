import type { Json, JsonObject } from '../document/json.ts'
import {
  asList,
  asObject,
  asString,
  formatJson,
  listMembers,
  parseExactly,
  readJson,
} from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import type { References } from '../document/reference.ts'
import { isJsonType } from '../names/json-type.ts'
import { makeUnique } from '../names/make-unique.ts'
import type { Field, Schema } from '../schema/facts/schema.ts'
import type { SampleMode } from '../schema/values/generate-value.ts'
import { generateValue } from '../schema/values/generate-value.ts'
import { formatXml } from '../schema/values/xml-text.ts'
import type { Form, FormField } from '../serialization/form.ts'
import { encodeFormFields, formatForm, isForm, isUrlencoded } from '../serialization/form.ts'
import type { FindBrokenRules } from '../validation/broken-rules.ts'
import { generateFittingValue } from '../validation/fitting-value.ts'
import type { FreshParts } from './fresh.ts'
import { readFreshParts } from './fresh.ts'

/** An example value (OpenAPI 3.2, 4.19), or one generated from the schema if the file has none. */
export interface Example {
  /** The key in the file. A request and a response example with the same name belong together. */
  readonly name: string
  readonly summary?: string
  /** The description, in Markdown. */
  readonly description?: string
  /** The value, with each number as it was written. */
  readonly value: Json
  /** The printed text: formatted JSON with exact numbers, an encoded form, or the text itself for other media types. */
  readonly json: string
  /** The value as form fields, if the media type is a form. */
  readonly form?: readonly FormField[]
  /** The URL of the value, if it isn't in the file. */
  readonly externalValue?: string
  /** Which parts of the value must be new in each request. */
  readonly fresh?: FreshParts
  /** Whether it was generated from the schema, because the file has none. */
  readonly isGenerated: boolean
  /** Whether no valid value could be generated for the schema. */
  readonly isMissing?: boolean
  /** Whether it's a request body without required fields. */
  readonly isOptional?: boolean
  /** A description of the body if generated text would be uninformative and `json` is empty: "Binary data". */
  readonly words?: string
}

interface Context {
  /** Returns the tree of fields, which only some examples need. */
  readonly getField: () => Field | undefined
  readonly mediaType: string
  readonly references: References
  /** What a generated example is for. */
  readonly kind?: SampleMode | undefined
  /** Rules that a generated example may violate. */
  readonly rules?: (() => FindBrokenRules | undefined) | undefined
}

/** The format, and the type of value that the schema describes. */
interface ExampleFormat extends Form {
  readonly structure: () => Schema['kind'] | undefined
}

type Written = ExampleFormat & { readonly references: References }

/**
 * Reads the examples of a media type, parameter, or header. If the file has none, returns the schema's examples or a generated
 * one.
 */
export function readExamples(
  owner: JsonObject,
  { getField, mediaType, references, kind, rules }: Context,
): readonly Example[] {
  const format = { mediaType, encoding: owner.encoding, structure: () => getField()?.schema.kind }
  const isNested = isForm(mediaType) || isXml(mediaType)
  const written = listExamples(owner, { ...format, body: isNested ? getField() : undefined, references })
  const field = written.length > 0 ? undefined : getField()
  return field ? listSchemaExamples(field.schema, { ...format, body: field, kind, rules }) : written
}

function listExamples(owner: JsonObject, { references, ...format }: Written): readonly Example[] {
  const named = listMembers(owner.examples).map(([name, member]) =>
    readExample(name, asObject(references.follow(member)), format),
  )
  if (named.length > 0) return named
  if (Array.isArray(owner.examples)) {
    return numberExamples(asList(owner.examples), format)
  }
  if (owner.example === undefined) return []
  return [createBareExample('example', references.follow(owner.example) ?? owner.example, format)]
}

function readExample(name: string, example: JsonObject, format: ExampleFormat): Example {
  const value = example.dataValue ?? example.value ?? example.serializedValue ?? null
  const serialized = asString(example.serializedValue)
  return removeUndefined({
    ...createBareExample(name, value, format),
    ...(serialized !== undefined && { json: serialized }),
    summary: asString(example.summary),
    description: asString(example.description),
    externalValue: asString(example.externalValue),
    fresh: readFreshParts(example['x-fresh']),
  })
}

function listSchemaExamples(
  schema: Schema,
  { kind, rules, ...format }: ExampleFormat & Pick<Context, 'kind' | 'rules'>,
): readonly Example[] {
  if (schema.kind !== 'scalar' && schema.examples.length > 0) {
    return numberExamples(schema.examples.map(parseExactly), format)
  }
  const broken = rules?.()
  const sample = broken
    ? generateFittingValue(schema, kind ?? 'response', broken)
    : generateValue(schema, kind)
  if (sample === undefined) return isExpected(schema) ? [missingExample] : []
  if (!canWrite(sample, format.mediaType)) return []
  const isOptional = kind === 'request' && hasOnlyOptionalFields(schema)
  return [
    { ...createBareExample('example', sample, format), isGenerated: true, ...(isOptional && { isOptional }) },
  ]
}

function hasOnlyOptionalFields(schema: Schema): boolean {
  if (schema.kind !== 'object' || schema.properties.length === 0) return false
  return !schema.properties.some(({ required }) => required) && schema.conditions.length === 0
}

/** The placeholder for a value that can't be generated. */
const missingExample: Example = {
  name: 'example',
  value: null,
  json: '',
  words: 'No example could be made',
  isGenerated: true,
  isMissing: true,
}

/** Checks whether readers expect an example. They don't if it's shown elsewhere, or if no value is valid. */
function isExpected({ kind }: Schema): boolean {
  return kind !== 'repeat' && kind !== 'cut' && kind !== 'never'
}

/**
 * Checks whether a generated value can be serialized in this media type. For other media types, only the file's examples are
 * shown.
 */
function canWrite(sample: Json, mediaType: string): boolean {
  if (typeof sample !== 'object' || sample === null || isXml(mediaType)) return true
  return mediaType === '' || isJsonType(mediaType) || /json/i.test(mediaType) || isForm(mediaType)
}

/** Parses a string that contains the JSON of an object or a list, if the schema requires one. */
function parseIntendedValue(value: Json, { mediaType, structure }: ExampleFormat): Json {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  if (!isJsonType(mediaType) && !isForm(mediaType)) return value
  const read = readJson(value)
  const isWanted = read !== undefined && /object|map|array|tuple/.test(structure() ?? '')
  return isWanted ? read : value
}

function createBareExample(name: string, written: Json, format: ExampleFormat): Example {
  const value = parseIntendedValue(written, format)
  const fields = encodeFormFields(value, format)
  return removeUndefined({
    name,
    value,
    json: formatExample(value, format, fields),
    form: fields,
    isGenerated: false,
  })
}

function formatExample(
  value: Json,
  { mediaType, body }: Form,
  fields: readonly FormField[] | undefined,
): string {
  if (typeof value === 'string' && !isJsonType(mediaType)) return value
  if (fields && isUrlencoded(mediaType)) return formatFormLines(fields)
  return body && isXml(mediaType) ? formatXml(value, body.schema) : formatJson(value)
}

/** Checks for XML: `application/xml`, `text/xml`, `application/problem+xml`. */
function isXml(mediaType: string): boolean {
  return /[/+]xml\b/i.test(mediaType)
}

/** Formats a long form with each pair on its own line. */
function formatFormLines(fields: readonly FormField[]): string {
  const text = formatForm(fields)
  return text.length > 80 ? text.replaceAll('&', '&\n') : text
}

/** Returns unnamed examples with numbers as names. */
function numberExamples(values: readonly Json[], format: ExampleFormat): readonly Example[] {
  const names = makeUnique(values.map(() => 'example'))
  return values.map((value, index) => createBareExample(names[index]!, value, format))
}
