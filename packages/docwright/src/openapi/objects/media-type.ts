import { createLazy } from '../../lazy.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asObject, formatJson, listMembers } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import type { BodyAddress } from '../names/field-address.ts'
import { encodeAddress } from '../names/field-address.ts'
import { createSlug } from '../names/slug.ts'
import { isBinary } from '../schema/facts/is-binary.ts'
import type { Field, Schema } from '../schema/facts/schema.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import { isForm } from '../serialization/form.ts'
import type { Encoding } from './encoding.ts'
import { readEncodings } from './encoding.ts'
import type { Example } from './example.ts'
import { readExamples } from './example.ts'
import type { OperationReader } from './operation-reader.ts'
import { isRawBody, isWritten } from './raw-body.ts'

/** One format of a body (OpenAPI 3.2, 4.14). */
export interface MediaType {
  /** `application/json`. */
  readonly name: string
  /** The media type in requests, if `name` is a range such as `image/*`. */
  readonly sentAs: string
  /** The body. Media types with the same schema share the identical field, so that each ID is rendered once. */
  readonly body?: Field
  /** One item of a stream (`itemSchema`, OpenAPI 3.2). */
  readonly item?: Field
  /** The examples. Generated from the schema if the file has none, and empty only if a value would be uninformative. */
  readonly examples: readonly Example[]
  readonly encodings: readonly Encoding[]
}

interface BodyPosition {
  /** The address of the first media type's body: `request`, `response.200`. */
  readonly address: BodyAddress
  readonly direction: Direction
  /** Whether requests may omit the body. */
  readonly isOptional?: boolean
}

/** Reads the media types of a body, in the order of the file. */
export function readContent(
  value: unknown,
  position: BodyPosition,
  reader: OperationReader,
): readonly MediaType[] {
  const { address, direction } = position
  const readBody = createBodyReader(position, reader)
  const members = listMembers(value)
  const names = members.map(([name]) => name)
  return members.map(([name, member]) => {
    const mediaType = asObject(reader.references.follow(member))
    const { schema, itemSchema } = mediaType
    const body = readBody(schema, name)
    const itemRoot = { address: { ...address, form: 'item' }, name: 'item', direction }
    const item = itemSchema === undefined ? undefined : reader.fields.addRoot(itemSchema, itemRoot)
    const encodings = readEncodings(mediaType, { address, direction, schema }, reader)
    const getSentType = () => chooseSentType(name, { names, schema: body?.schema })
    const getExamples = () =>
      readBodyExamples(mediaType, { schema: body?.schema, sentAs: getSentType(), position, reader })
    // Lazy, because generating an example takes longer than everything else, and isn't always needed.
    return createLazy(
      { examples: getExamples, sentAs: getSentType },
      removeUndefined({ name, body, item, encodings }),
    )
  })
}

/** Returns a function that adds a body's fields to the page, but only once for media types with the same schema. */
function createBodyReader({ address, direction }: BodyPosition, reader: OperationReader) {
  const bodies = new Map<Json, Field>()
  return (raw: Json | undefined, mediaType: string): Field | undefined => {
    if (raw === undefined) return undefined
    const identity = reader.schemas.getParts(raw).identities.at(-1) ?? raw
    const known = bodies.get(identity)
    if (known) return known
    const form = createSlug(mediaType.replace(/^.*\//, '')) || 'other'
    const own: BodyAddress = bodies.size === 0 ? address : { ...address, form }
    const body = reader.fields.addRoot(raw, { address: own, name: encodeAddress(own), direction })
    bodies.set(identity, body)
    return body
  }
}

interface BodyToShow {
  readonly schema: Schema | undefined
  readonly sentAs: string
  readonly position: BodyPosition
  readonly reader: OperationReader
}

function readBodyExamples(
  mediaType: JsonObject,
  { schema, sentAs, position: { address, direction, isOptional }, reader }: BodyToShow,
): readonly Example[] {
  const raw = mediaType.schema ?? mediaType.itemSchema
  const isSent = address.kind === 'request' && direction === 'request'
  const examples = readExamples(mediaType, {
    getField: () => (raw === undefined ? undefined : reader.createExampleTree(raw, direction)),
    mediaType: sentAs,
    references: reader.references,
    kind: isSent ? 'request' : 'response',
    rules: () => reader.findRules(raw ?? {}, direction),
  })
  return examples
    .filter((example) => !isOptional || !isEmptySample(example))
    .map((example) => describeUninformative(example, { sentAs, schema, isSent }))
}

interface Sent {
  readonly sentAs: string
  readonly schema: Schema | undefined
  /** Whether samples send the body, so that they need a value for it. */
  readonly isSent: boolean
}

/** Describes a generated text, such as "Binary data" or "Text", because "string" isn't informative for a picture or a page. */
function describeUninformative(example: Example, { sentAs, schema, isSent }: Sent): Example {
  if (example.words || isWritten(example, schema)) return example
  if (isRawBody(sentAs, schema)) return { ...example, json: '', words: 'Binary data' }
  return example.json === 'string' && !isSent ? { ...example, json: '', words: 'Text' } : example
}

/** Checks whether a generated example is empty. An optional body is then omitted. */
function isEmptySample({ isGenerated, value, words }: Example): boolean {
  return isGenerated && words === undefined && ['{}', '[]', '""', 'null'].includes(formatJson(value, 0))
}

interface Body {
  /** The media types that the body may have, in the order of the file. */
  readonly names: readonly string[]
  readonly schema: Schema | undefined
}

/**
 * Returns the media type to send a body as. For a range, that's the first type in the file that can be serialized, or else a
 * common one.
 */
function chooseSentType(name: string, { names, schema }: Body): string {
  if (!name.includes('*')) return name
  const [kind = '*'] = name.split('/')
  const named = names.filter((each) => !each.includes('*') && (kind === '*' || each.startsWith(`${kind}/`)))
  if (isBinary(schema)) {
    return named.find((each) => !isStructured(each)) ?? defaultBinaryTypes[kind] ?? 'application/octet-stream'
  }
  const isText = schema?.types.join() === 'string'
  const fitting = named.find((each) => isText || isStructured(each))
  return fitting ?? (kind === 'text' ? 'text/plain' : 'application/json')
}

const defaultBinaryTypes: Readonly<Record<string, string>> = {
  image: 'image/png',
  audio: 'audio/mpeg',
  video: 'video/mp4',
  text: 'text/plain',
}

/** Checks whether the media type can represent structured data. */
function isStructured(name: string): boolean {
  return /json|xml|ya?ml/i.test(name) || isForm(name)
}
