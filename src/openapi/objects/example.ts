import type { Json, JsonObject } from '../document/json.ts'
import { jsonText, listOf, membersOf, objectOf, parseExactly, plain, textOf } from '../document/json.ts'
import { present } from '../document/present.ts'
import type { References } from '../document/reference.ts'
import { unlikeEachOther } from '../names/unlike.ts'
import { sampleOf } from '../schema/sample.ts'
import type { Field, Schema } from '../schema/schema.ts'
import type { FreshPlaces } from './fresh.ts'
import { readFreshPlaces } from './fresh.ts'

/** A value to learn from (OpenAPI 3.2, 4.19), or one made from the schema when the file has none. */
export interface Example {
  /** The key in the file; a request and a response example with the same name belong together. */
  readonly name: string
  readonly summary?: string
  /** Markdown. */
  readonly description?: string
  /** As a program reads it; very long numbers are rounded here, not in `json`. */
  readonly value: Json
  /** What to print: pretty JSON with exact numbers, or the text itself when the media type is not JSON. */
  readonly json: string
  /** Where the value is kept when it is not in the file. */
  readonly externalValue?: string
  /** Which of its values a sender makes anew each time. */
  readonly fresh?: FreshPlaces
  /** Made from the schema, since the file gives none. */
  readonly isGenerated: boolean
}

interface Context {
  readonly field: Field | undefined
  readonly mediaType: string
  readonly references: References
}

/** The examples of a media type, parameter or header; without any in the file, those that its schema gives or suggests. */
export function readExamples(owner: JsonObject, { field, ...context }: Context): readonly Example[] {
  const written = examplesIn(owner, context)
  return written.length > 0 || !field ? written : schemaExamples(field.schema, context.mediaType)
}

function examplesIn(
  owner: JsonObject,
  { mediaType, references }: Omit<Context, 'field'>,
): readonly Example[] {
  const named = membersOf(owner.examples).map(([name, member]) =>
    readExample(name, { example: objectOf(references.follow(member)), mediaType }),
  )
  if (named.length > 0) return named
  if (Array.isArray(owner.examples)) {
    return numbered(listOf(owner.examples), mediaType)
  }
  if (owner.example === undefined) return []
  return [bare('example', { value: references.follow(owner.example) ?? owner.example, mediaType })]
}

function readExample(
  name: string,
  { example, mediaType }: { example: JsonObject; mediaType: string },
): Example {
  const value = example.dataValue ?? example.value ?? example.serializedValue ?? null
  const serialized = textOf(example.serializedValue)
  return present({
    ...bare(name, { value, mediaType }),
    ...(serialized !== undefined && { json: serialized }),
    summary: textOf(example.summary),
    description: textOf(example.description),
    externalValue: textOf(example.externalValue),
    fresh: readFreshPlaces(example['x-fresh']),
  })
}

function schemaExamples(schema: Schema, mediaType: string): readonly Example[] {
  if (schema.kind !== 'scalar' && schema.examples.length > 0) {
    return numbered(schema.examples.map(parseExactly), mediaType)
  }
  const sample = sampleOf(schema)
  if (sample === undefined || !canWrite(sample, mediaType)) return []
  return [{ ...bare('example', { value: sample, mediaType }), isGenerated: true }]
}

/** Whether we can write a made-up value as this media type says; XML and the like we leave to the file. */
function canWrite(sample: Json, mediaType: string): boolean {
  if (typeof sample !== 'object' || sample === null) return true
  return mediaType === '' || isJsonType(mediaType) || /json|urlencoded|^multipart\//i.test(mediaType)
}

function bare(name: string, { value, mediaType }: { value: Json; mediaType: string }): Example {
  const isText = typeof value === 'string' && !isJsonType(mediaType)
  return { name, value: plain(value), json: isText ? value : jsonText(value), isGenerated: false }
}

/** Examples that have no names of their own. */
function numbered(values: readonly Json[], mediaType: string): readonly Example[] {
  const names = unlikeEachOther(values.map(() => 'example'))
  return values.map((value, index) => bare(names[index]!, { value, mediaType }))
}

/** `application/json`, `application/problem+json`, or no media type at all (a parameter's value, which is shown bare). */
export function isJsonType(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType) || mediaType === '*/*'
}
