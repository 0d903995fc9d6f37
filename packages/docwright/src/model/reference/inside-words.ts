import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { describeFieldCount, formatCount } from '../../openapi/schema/parts/words.ts'
import { listFieldsInside } from './field.ts'

/** Describes the size of a schema: "18 fields, 4 required", "2 values". Undefined if there's nothing to count. */
export function describeInside(schema: Schema): string | undefined {
  if (schema.kind === 'array') {
    const inside = describeInside(schema.items)
    return inside && `each ${inside}`
  }
  if (schema.kind === 'union') return schema.shared && describeInside(schema.shared)
  if (schema.kind === 'scalar' || schema.kind === 'any') {
    return schema.enum.length > 1 ? formatCount(schema.enum.length, 'value') : undefined
  }
  // The values of a map are one field, which has no name to count.
  if (schema.kind === 'map') return undefined
  const fields = listFieldsInside(schema)
  const elsewhere = schema.kind === 'object' ? (schema.shared?.names.length ?? 0) : 0
  const required = elsewhere === 0 ? fields.filter((field) => field.required).length : 0
  return describeFieldCount(fields.length + elsewhere, required)
}
