import { isJsonType } from '../names/json-type.ts'
import { holdsBytes } from '../schema/facts/holds-bytes.ts'
import type { Schema } from '../schema/facts/schema.ts'
import { isUrlencoded } from '../serialization/form.ts'
import type { Example } from './example.ts'

/** Whether a body of this media type is bytes as they are: no text that a sample could quote. */
export function isRawBody(mediaType: string, schema: Schema | undefined): boolean {
  if (isJsonType(mediaType) || isUrlencoded(mediaType) || /^(multipart|text)\//i.test(mediaType)) return false
  if (schema?.format === 'byte' || schema?.content.some((word) => /^base\d/i.test(word))) return false
  return (
    /^(image|audio|video|font)\/|^application\/(octet-stream|pdf|zip|gzip)\b/i.test(mediaType) ||
    holdsBytes(schema)
  )
}

/** Whether the file says what an example shows; a scalar's own examples count, though the example made from them is generated. */
export function isWritten({ isGenerated }: Example, schema: Schema | undefined): boolean {
  return !isGenerated || (schema?.examples.length ?? 0) > 0
}
