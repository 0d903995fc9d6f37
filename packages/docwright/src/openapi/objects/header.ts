import { createLazy } from '../../lazy.ts'
import type { Json } from '../document/json.ts'
import { asObject, listMembers } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import type { FieldAddress } from '../names/field-address.ts'
import type { Field } from '../schema/facts/schema.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import type { Example } from './example.ts'
import type { OperationReader } from './operation-reader.ts'
import { readValue } from './parameter.ts'

/** A header of a response or of a part of a form (OpenAPI 3.2, 4.21). */
export interface Header {
  /** `response.201.header.Location`. */
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly deprecated: boolean
  /** The description, in Markdown. */
  readonly description?: string
  readonly field: Field
  /** The media type of a header that has `content` instead of a schema. */
  readonly mediaType?: string
  /** Whether the members of an object are written as `key=value`. */
  readonly explode: boolean
  readonly examples: readonly Example[]
}

interface Owner {
  /** The address of the response or part with the header. */
  readonly address: FieldAddress
  readonly direction: Direction
}

/**
 * Reads the headers of a response or part in the order of the file. `Content-Type` is left out, because the content already shows
 * it.
 */
export function readHeaders(
  value: unknown,
  { address, direction }: Owner,
  reader: OperationReader,
): readonly Header[] {
  return listMembers(value)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, member]) =>
      readHeader(name, { header: reader.references.follow(member), address, direction, reader }),
    )
}

interface Context extends Owner {
  readonly header: Json | undefined
  readonly reader: OperationReader
}

function readHeader(name: string, { header: value, address, direction, reader }: Context): Header {
  const header = asObject(value)
  const own = { kind: 'header', of: address, name } as const
  const { known, mediaType, examples } = readValue(header, { address: own, name, direction }, reader)
  const required = header.required === true
  return createLazy(
    { examples },
    removeUndefined({ ...known, required, mediaType, explode: header.explode === true }),
  )
}
