import { objectOf, textOf } from '../document/json.ts'
import { present } from '../document/present.ts'
import type { Direction } from '../schema/page-fields.ts'
import type { MediaType } from './media-type.ts'
import { readContent } from './media-type.ts'
import type { OperationReader } from './operation-reader.ts'

/** What is sent (OpenAPI 3.2, 4.13). */
export interface RequestBody {
  /** `request`, or behind a callback's prefix. */
  readonly id: string
  /** Markdown. */
  readonly description?: string
  readonly required: boolean
  readonly content: readonly MediaType[]
}

interface Owner {
  readonly prefix: string
  readonly direction: Direction
}

export function readRequestBody(
  value: unknown,
  { prefix, direction }: Owner,
  reader: OperationReader,
): RequestBody | undefined {
  if (value === undefined) return undefined
  const body = objectOf(reader.references.follow(objectOf(value)))
  const id = `${prefix}request`
  return present({
    id,
    description: textOf(body.description),
    required: body.required === true,
    content: readContent(body.content, { id, direction }, reader),
  })
}
