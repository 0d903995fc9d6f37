import type { Schema } from '../../openapi/schema/schema.ts'

/** How many rows of fields a schema shows when all of it is open; of variants, one is seen at a time. */
export function rowsIn(schema: Schema): number {
  switch (schema.kind) {
    case 'object': {
      const { properties, patternProperties, values } = schema
      return rowsOf([...properties, ...patternProperties, ...(values ? [values] : [])])
    }
    case 'map':
      return rowsOf([schema.values])
    case 'array':
      return rowsIn(schema.items)
    case 'tuple':
      return rowsOf([...schema.items, ...(schema.rest ? [schema.rest] : [])])
    case 'union': {
      const longest = schema.choices.map(({ variants }) =>
        Math.max(...variants.map((each) => rowsIn(each.schema))),
      )
      return longest.reduce((sum, rows) => sum + rows, schema.shared ? rowsIn(schema.shared) : 0)
    }
    case 'scalar':
      return schema.decoded ? rowsOf([schema.decoded]) : 0
    case 'any':
    case 'never':
    case 'repeat':
    case 'cut':
      return 0
    default:
      return schema satisfies never
  }
}

function rowsOf(fields: readonly { readonly schema: Schema }[]): number {
  return fields.reduce((sum, { schema }) => sum + 1 + rowsIn(schema), 0)
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
      const { properties, patternProperties, values } = schema
      const count = properties.length + patternProperties.length + (values ? 1 : 0)
      return count > 0 ? counted(count, 'field') : undefined
    }
    case 'map':
      return 'Its values'
    case 'array': {
      const inside = foldTitle(schema.items)
      return inside && `Each item: ${inside.charAt(0).toLowerCase()}${inside.slice(1)}`
    }
    case 'tuple':
      return counted(schema.items.length + (schema.rest ? 1 : 0), 'item')
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
