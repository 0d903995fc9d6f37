import { objectOf, textOf } from '../document/json.ts'
import { present } from '../document/present.ts'
import { encode } from '../names/field-address.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import type { MediaType } from './media-type.ts'
import { readContent } from './media-type.ts'
import type { OperationReader } from './operation-reader.ts'
import { inCallback } from './operation-reader.ts'

/** What is sent (OpenAPI 3.2, 4.13). */
export interface RequestBody {
  /** `request`, or behind a callback's prefix. */
  readonly id: string
  /** Markdown. */
  readonly description?: string
  readonly required: boolean
  readonly content: readonly MediaType[]
}

/** The body that an operation takes; undefined when it takes none. */
export function readRequestBody(
  value: unknown,
  direction: Direction,
  reader: OperationReader,
): RequestBody | undefined {
  if (value === undefined) return undefined
  const body = objectOf(reader.references.follow(objectOf(value)))
  const address = { kind: 'request', ...inCallback(reader) } as const
  const required = body.required === true
  return present({
    id: encode(address),
    description: textOf(body.description),
    required,
    content: readContent(body.content, { address, direction, isOptional: !required }, reader),
  })
}
