import type { Example } from './example.ts'
import { readExamples } from './example.ts'
import { segment } from './field-id.ts'
import type { Json } from './json.ts'
import { membersOf, objectOf, textOf } from './json.ts'
import type { OperationReader } from './operation-reader.ts'
import type { Direction } from './page-fields.ts'
import { present } from './present.ts'
import type { Field } from './schema.ts'

/** A header of a response or of a part of a form (OpenAPI 3.2, 4.21). */
export interface Header {
  /** `response.201.header.Location`. */
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly deprecated: boolean
  /** Markdown. */
  readonly description?: string
  readonly field?: Field
  readonly examples: readonly Example[]
}

interface Owner {
  /** The id of the response or part that has the header. */
  readonly id: string
  readonly direction: Direction
}

export function readHeaders(
  value: unknown,
  { id, direction }: Owner,
  reader: OperationReader,
): readonly Header[] {
  return membersOf(value)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, member]) =>
      readHeader(name, { header: reader.references.follow(member), id, direction, reader }),
    )
}

interface Context extends Owner {
  readonly header: Json | undefined
  readonly reader: OperationReader
}

function readHeader(name: string, { header: value, id, direction, reader }: Context): Header {
  const header = objectOf(value)
  const [mediaType = '', content] = membersOf(header.content)[0] ?? []
  const raw = header.schema ?? objectOf(content).schema ?? true
  const description = textOf(header.description)
  const field = reader.walk.root(raw, {
    id: `${id}.header.${segment(name)}`,
    name,
    path: name,
    direction,
    description,
  })
  return present({
    id: field.id,
    name,
    required: header.required === true,
    deprecated: header.deprecated === true,
    description,
    field,
    examples: readExamples(content ? objectOf(content) : header, { field, mediaType, direction, reader }),
  })
}
