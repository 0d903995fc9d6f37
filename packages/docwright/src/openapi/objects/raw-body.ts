import { isJsonType } from '../names/json-type.ts'
import { isBinary } from '../schema/facts/is-binary.ts'
import type { Schema } from '../schema/facts/schema.ts'
import { isUrlencoded } from '../serialization/form.ts'
import type { Example } from './example.ts'

/** Checks whether a body consists of raw bytes, which a sample can't quote. */
export function isRawBody(mediaType: string, schema: Schema | undefined): boolean {
  if (isJsonType(mediaType) || isUrlencoded(mediaType) || /^(multipart|text)\//i.test(mediaType)) return false
  if (schema?.format === 'byte' || schema?.content.some((word) => /^base\d/i.test(word))) return false
  return (
    /^(image|audio|video|font)\/|^application\/(octet-stream|pdf|zip|gzip)\b/i.test(mediaType) ||
    isBinary(schema)
  )
}

/**
 * Checks whether an example's value is from the file. This includes scalar examples of a schema, although the example is then
 * generated.
 */
export function isWritten({ isGenerated }: Example, schema: Schema | undefined): boolean {
  return !isGenerated || (schema?.examples.length ?? 0) > 0
}
