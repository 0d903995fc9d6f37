import type { InnerField } from '../../model/reference/field.ts'
import { fieldsInside } from '../../model/reference/field.ts'
import type { Field, Schema } from '../../openapi/schema/schema.ts'

/** How many rows of fields a schema shows when all of it is open; of variants, one is seen at a time. */
export function rowsIn(schema: Schema): number {
  switch (schema.kind) {
    case 'array':
      return rowsIn(schema.items)
    case 'union': {
      const longest = schema.choices.map(({ variants }) =>
        Math.max(...variants.map((each) => rowsIn(each.schema))),
      )
      return longest.reduce((sum, rows) => sum + rows, schema.shared ? rowsIn(schema.shared) : 0)
    }
    default:
      return fieldsInside(schema).reduce((sum, { field }) => sum + 1 + rowsIn(field.schema), 0)
  }
}

/** The field that nearly all of an object is in, such as the data of an answer that also has links: it opens first. */
export function mainFieldOf(fields: readonly InnerField[]): Field | undefined {
  const rows = fields.map(({ field }) => 1 + rowsIn(field.schema))
  const most = (3 / 4) * rows.reduce((sum, each) => sum + each, 0)
  const index = rows.findIndex((each) => each > most)
  const isFolded = index >= 0 && rows[index]! > 1
  const isRequired = fields.some(({ required, field }) => required && rowsIn(field.schema) > 0)
  return isFolded && (fields[index]!.required || !isRequired) ? fields[index]!.field : undefined
}

/** The most rows that stand open at each depth; deeper, everything begins closed. */
const roomAt = [Number.POSITIVE_INFINITY, 24, 8]

/** Whether the inside of a field begins open: near the top and small enough to be read at once. */
export function isOpenAt(depth: number, schema: Schema): boolean {
  return rowsIn(schema) <= (roomAt[depth] ?? 0)
}

/** What a closed part says about itself: "12 fields", "one of 3 variants"; nothing when there is nothing inside. */
export function foldTitle(schema: Schema): string | undefined {
  switch (schema.kind) {
    case 'object': {
      const count = fieldsInside(schema).length
      return count > 0 ? counted(count, 'field') : undefined
    }
    case 'map':
      return 'Its values'
    case 'array': {
      const inside = foldTitle(schema.items)
      return inside && `Each item: ${inside.charAt(0).toLowerCase()}${inside.slice(1)}`
    }
    case 'tuple':
      return counted(fieldsInside(schema).length, 'item')
    case 'union':
      return counted(schema.choices.flatMap(({ variants }) => variants).length, 'variant')
    case 'scalar':
      return schema.decoded && 'What it holds'
    case 'any':
    case 'never':
    case 'repeat':
    case 'cut':
      return undefined
    default:
      return schema satisfies never
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}
