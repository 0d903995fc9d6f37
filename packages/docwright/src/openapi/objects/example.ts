import type { Json, JsonObject } from '../document/json.ts'
import { jsonText, listOf, membersOf, objectOf, parseExactly, readJson, textOf } from '../document/json.ts'
import { present } from '../document/present.ts'
import type { References } from '../document/reference.ts'
import { isJsonType } from '../names/json-type.ts'
import { makeUnique } from '../names/make-unique.ts'
import type { Field, Schema } from '../schema/facts/schema.ts'
import type { SampleMode } from '../schema/values/made-up-value.ts'
import { madeUpValue } from '../schema/values/made-up-value.ts'
import { xmlText } from '../schema/values/xml-text.ts'
import type { Form, FormField } from '../serialization/form.ts'
import { formFields, formText, isForm, isUrlencoded } from '../serialization/form.ts'
import type { BrokenRules } from '../validation/broken-rule.ts'
import { fittingValue } from '../validation/fitting-value.ts'
import type { FreshParts } from './fresh.ts'
import { readFreshParts } from './fresh.ts'

/** A value to learn from (OpenAPI 3.2, 4.19), or one made from the schema when the file has none. */
export interface Example {
  /** The key in the file; a request and a response example with the same name belong together. */
  readonly name: string
  readonly summary?: string
  /** Markdown. */
  readonly description?: string
  /** With each number as it was written. */
  readonly value: Json
  /** What to print: pretty JSON with exact numbers, a form as it is sent, or the text itself for other media types. */
  readonly json: string
  /** The value as a form, when its media type is one. */
  readonly form?: readonly FormField[]
  /** Where the value is kept when it isn't in the file. */
  readonly externalValue?: string
  /** Which of its values a sender makes anew each time. */
  readonly fresh?: FreshParts
  /** Made from the schema, since the file gives none. */
  readonly isGenerated: boolean
  /** Whether the schema asks for a value that can't be made up. */
  readonly isMissing?: boolean
  /** Whether it is a request none of whose fields has to be sent. */
  readonly isOptional?: boolean
  /** What the body is, where a made-up text would tell nothing and `json` is empty: "Binary data". */
  readonly words?: string
}

interface Context {
  /** The tree of the value; only some examples need it. */
  readonly fieldOf: () => Field | undefined
  readonly mediaType: string
  readonly references: References
  /** What one is made up for. */
  readonly kind?: SampleMode | undefined
  /** The rules that a made-up one may break. */
  readonly rules?: (() => BrokenRules | undefined) | undefined
}

/** The form, and what kind of value the schema describes. */
interface Shape extends Form {
  readonly structure: () => Schema['kind'] | undefined
}

type Written = Shape & { readonly references: References }

/** The examples of a media type, parameter or header; without any in the file, those that its schema gives or suggests. */
export function readExamples(
  owner: JsonObject,
  { fieldOf, mediaType, references, kind, rules }: Context,
): readonly Example[] {
  const form = { mediaType, encoding: owner.encoding, structure: () => fieldOf()?.schema.kind }
  const isNested = isForm(mediaType) || isXml(mediaType)
  const written = examplesIn(owner, { ...form, body: isNested ? fieldOf() : undefined, references })
  const field = written.length > 0 ? undefined : fieldOf()
  return field ? schemaExamples(field.schema, { ...form, body: field, kind, rules }) : written
}

function examplesIn(owner: JsonObject, { references, ...form }: Written): readonly Example[] {
  const named = membersOf(owner.examples).map(([name, member]) =>
    readExample(name, objectOf(references.follow(member)), form),
  )
  if (named.length > 0) return named
  if (Array.isArray(owner.examples)) {
    return numbered(listOf(owner.examples), form)
  }
  if (owner.example === undefined) return []
  return [bare('example', references.follow(owner.example) ?? owner.example, form)]
}

function readExample(name: string, example: JsonObject, form: Shape): Example {
  const value = example.dataValue ?? example.value ?? example.serializedValue ?? null
  const serialized = textOf(example.serializedValue)
  return present({
    ...bare(name, value, form),
    ...(serialized !== undefined && { json: serialized }),
    summary: textOf(example.summary),
    description: textOf(example.description),
    externalValue: textOf(example.externalValue),
    fresh: readFreshParts(example['x-fresh']),
  })
}

function schemaExamples(
  schema: Schema,
  { kind, rules, ...form }: Shape & Pick<Context, 'kind' | 'rules'>,
): readonly Example[] {
  if (schema.kind !== 'scalar' && schema.examples.length > 0) {
    return numbered(schema.examples.map(parseExactly), form)
  }
  const broken = rules?.()
  const sample = broken ? fittingValue(schema, kind ?? 'response', broken) : madeUpValue(schema, kind)
  if (sample === undefined) return isMissed(schema) ? [noneMade] : []
  if (!canWrite(sample, form.mediaType)) return []
  const isOptional = kind === 'request' && hasOnlyOptionalFields(schema)
  return [{ ...bare('example', sample, form), isGenerated: true, ...(isOptional && { isOptional }) }]
}

function hasOnlyOptionalFields(schema: Schema): boolean {
  if (schema.kind !== 'object' || schema.properties.length === 0) return false
  return !schema.properties.some(({ required }) => required) && schema.conditions.length === 0
}

/** What stands for a value that the schema asks for, and that we can't make up. */
const noneMade: Example = {
  name: 'example',
  value: null,
  json: '',
  words: 'No example could be made',
  isGenerated: true,
  isMissing: true,
}

/** Whether a reader expects an example: not of what is shown elsewhere, or where nothing fits. */
function isMissed({ kind }: Schema): boolean {
  return kind !== 'repeat' && kind !== 'cut' && kind !== 'never'
}

/** Whether we can write a made-up value as this media type says; what we don't know we leave to the file. */
function canWrite(sample: Json, mediaType: string): boolean {
  if (typeof sample !== 'object' || sample === null || isXml(mediaType)) return true
  return mediaType === '' || isJsonType(mediaType) || /json/i.test(mediaType) || isForm(mediaType)
}

/** Text that is the JSON of an object or a list, where the schema wants one, is read as what it was meant to be. */
function meant(value: Json, { mediaType, structure }: Shape): Json {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  if (!isJsonType(mediaType) && !isForm(mediaType)) return value
  const read = readJson(value)
  const isWanted = read !== undefined && /object|map|array|tuple/.test(structure() ?? '')
  return isWanted ? read : value
}

function bare(name: string, written: Json, form: Shape): Example {
  const value = meant(written, form)
  const fields = formFields(value, form)
  return present({
    name,
    value,
    json: printed(value, form, fields),
    form: fields,
    isGenerated: false,
  })
}

function printed(value: Json, { mediaType, body }: Form, fields: readonly FormField[] | undefined): string {
  if (typeof value === 'string' && !isJsonType(mediaType)) return value
  if (fields && isUrlencoded(mediaType)) return lines(fields)
  return body && isXml(mediaType) ? xmlText(value, body.schema) : jsonText(value)
}

/** `application/xml`, `text/xml`, `application/problem+xml`. */
function isXml(mediaType: string): boolean {
  return /[/+]xml\b/i.test(mediaType)
}

/** A long form is shown with a line for each of its pairs. */
function lines(fields: readonly FormField[]): string {
  const text = formText(fields)
  return text.length > 80 ? text.replaceAll('&', '&\n') : text
}

/** Examples that have no names of their own. */
function numbered(values: readonly Json[], form: Shape): readonly Example[] {
  const names = makeUnique(values.map(() => 'example'))
  return values.map((value, index) => bare(names[index]!, value, form))
}
