import { asObject, asString } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import { encodeAddress } from '../names/field-address.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import type { MediaType } from './media-type.ts'
import { readContent } from './media-type.ts'
import type { OperationReader } from './operation-reader.ts'
import { getCallbackAddress } from './operation-reader.ts'

/** The body of a request (OpenAPI 3.2, 4.13). */
export interface RequestBody {
  /** `request`, with a prefix inside callbacks. */
  readonly id: string
  /** The description, in Markdown. */
  readonly description?: string
  readonly required: boolean
  readonly content: readonly MediaType[]
}

/** Reads the request body of an operation. Undefined if it has none. */
export function readRequestBody(
  value: unknown,
  direction: Direction,
  reader: OperationReader,
): RequestBody | undefined {
  if (value === undefined) return undefined
  const body = asObject(reader.references.follow(asObject(value)))
  const address = { kind: 'request', ...getCallbackAddress(reader) } as const
  const required = body.required === true
  return removeUndefined({
    id: encodeAddress(address),
    description: asString(body.description),
    required,
    content: readContent(body.content, { address, direction, isOptional: !required }, reader),
  })
}
