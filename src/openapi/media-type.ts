import kebabCase from 'lodash.kebabcase'
import type { Example } from './example.ts'
import { readExamples } from './example.ts'
import { segment } from './field-id.ts'
import type { Header } from './header.ts'
import { readHeaders } from './header.ts'
import type { Json, JsonObject } from './json.ts'
import { membersOf, objectOf, textOf } from './json.ts'
import type { OperationReader } from './operation-reader.ts'
import type { Direction } from './page-fields.ts'
import { present } from './present.ts'
import type { Field } from './schema.ts'
import { code } from './words.ts'

/** One way to write a body (OpenAPI 3.2, 4.14). */
export interface MediaType {
  /** `application/json`. */
  readonly name: string
  /** The body; media types with the same schema share the very same field, so that each id is drawn once. */
  readonly body?: Field
  /** One item of a stream (`itemSchema`, OpenAPI 3.2). */
  readonly item?: Field
  /** Never empty when there is a schema: made from it when the file has none. */
  readonly examples: readonly Example[]
  readonly encodings: readonly Encoding[]
}

/** How one property of a form is written (OpenAPI 3.2, 4.15). */
export interface Encoding {
  readonly property: string
  /** In words: "as `image/png`". */
  readonly words: readonly string[]
  readonly headers: readonly Header[]
}

interface Body {
  /** The id of the first media type's body: `request`, `response.200`. */
  readonly id: string
  readonly direction: Direction
}

/** The media types of a body, in the order of the file. */
export function readContent(
  value: unknown,
  { id, direction }: Body,
  reader: OperationReader,
): readonly MediaType[] {
  const bodies = new Map<Json, Field>()
  const identity = (raw: Json) => reader.schemas.parts(raw).identities.at(-1) ?? raw
  const bodyOf = (raw: Json | undefined, name: string): Field | undefined => {
    if (raw === undefined) return undefined
    const known = bodies.get(identity(raw))
    if (known) return known
    const rootId = bodies.size === 0 ? id : `${id}-${kebabCase(name.replace(/^.*\//, '')) || 'other'}`
    const body = reader.walk.root(raw, { id: rootId, name: rootId, direction })
    bodies.set(identity(raw), body)
    return body
  }
  return membersOf(value).map(([name, member]) => {
    const mediaType = objectOf(reader.references.follow(member))
    const streamed = mediaType.itemSchema
    const body = bodyOf(mediaType.schema, name)
    const item =
      streamed === undefined
        ? undefined
        : reader.walk.root(streamed, { id: `${id}-item`, name: 'item', direction })
    return present({
      name,
      body,
      item,
      examples: readExamples(mediaType, { field: body ?? item, mediaType: name, direction, reader }),
      encodings: membersOf(mediaType.encoding).map((entry) => readEncoding(entry, { id, direction, reader })),
    })
  })
}

interface EncodingContext extends Body {
  readonly reader: OperationReader
}

function readEncoding(
  [property, value]: readonly [string, Json],
  { id, direction, reader }: EncodingContext,
): Encoding {
  const encoding = objectOf(value)
  const headers = readHeaders(encoding.headers, { id: `${id}.${segment(property)}`, direction }, reader)
  return { property, words: encodingWords(encoding), headers }
}

function encodingWords({ contentType, style, explode, allowReserved }: JsonObject): readonly string[] {
  return [
    textOf(contentType) && `as ${String(contentType).split(/,\s*/).map(code).join(' or ')}`,
    textOf(style) && `style ${code(String(style))}`,
    explode === true && 'each value on its own',
    explode === false && 'values joined',
    allowReserved === true && 'reserved characters stay as they are',
  ].filter((words) => typeof words === 'string')
}
