import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { counted } from '../../openapi/schema/parts/words.ts'
import { fieldsInside } from './field.ts'

/** What is inside a schema, in words: "18 fields, 4 required", "2 values"; undefined where nothing is counted. */
export function insideWords(schema: Schema): string | undefined {
  switch (schema.kind) {
    case 'object':
    case 'tuple':
      return fieldCounts(schema)
    case 'array': {
      const inside = insideWords(schema.items)
      return inside && `each ${inside}`
    }
    case 'union':
      return schema.shared && insideWords(schema.shared)
    case 'scalar':
    case 'any':
      return schema.enum.length > 1 ? counted(schema.enum.length, 'value') : undefined
    case 'map':
    case 'never':
    case 'repeat':
    case 'cut':
      return undefined
    default:
      return schema satisfies never
  }
}

function fieldCounts(schema: Schema): string | undefined {
  const fields = fieldsInside(schema)
  const required = fields.filter((field) => field.required).length
  const elsewhere = schema.kind === 'object' ? (schema.shared?.names.length ?? 0) : 0
  if (fields.length + elsewhere === 0) return undefined
  return (
    counted(fields.length + elsewhere, 'field') +
    (required > 0 && elsewhere === 0 ? `, ${required} required` : '')
  )
}
