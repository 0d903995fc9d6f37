import type { Json } from '../document/json.ts'
import { createIds, segment } from './field-id.ts'
import { noLimits } from './limits.ts'
import type { Field, Schema } from './schema.ts'

/** Who sends the value: a request hides readOnly properties, a response writeOnly ones, a schema page nothing. */
export type Direction = 'request' | 'response' | 'both'

/** A field without its schema: for search records and for checking links, so that nobody has to walk again. */
export interface FieldEntry {
  readonly id: string
  /** The names as the file writes them: `payment_method.card.bin`. */
  readonly path: string
  readonly type: string
  readonly description?: string
  readonly schemaName?: string
}

/** Where a tree of fields begins: a body, a parameter, a header. */
export interface Root {
  readonly id: string
  readonly name: string
  readonly direction: Direction
  /** The start of the paths of its fields: a parameter's name; nothing for bodies. */
  readonly path?: string
  /** What the object around the schema says, such as a parameter. */
  readonly description?: string | undefined
}

/** A position in a tree of fields. */
export interface Place {
  readonly id: string
  readonly path: string
  readonly root: Root
  /** The schemas above, nearest first. */
  readonly above: Above | undefined
}

export interface Above {
  readonly raw: Json
  /** The id of the place that shows it. */
  readonly id: string
  readonly next: Above | undefined
}

type Draft<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** A schema that says nothing yet. */
export const blank: Schema = {
  kind: 'any',
  id: '',
  type: 'any',
  types: [],
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  patterns: [],
  limits: noLimits,
  rules: [],
  enum: [],
  examples: [],
  content: [],
  xml: [],
}

/** The fields of one page, breadth first: a field is listed at once, its schema is filled in when its turn comes. */
export interface PageFields {
  root(raw: Json, root: Root): Field
  child(raw: Json, name: string, place: Place): Field
  /** Fills in all schemas, those of the fields that come up on the way included. */
  finish(): void
  claim(id: string): string
  /** How many fields there are so far. */
  count(): number
  readonly entries: readonly FieldEntry[]
}

export function createPageFields(schemaAt: (raw: Json, place: Place) => Schema): PageFields {
  const ids = createIds()
  const entries: FieldEntry[] = []
  let queue: (() => void)[] = []
  let count = 0

  return {
    claim: ids.claim,
    count: () => count,
    entries,
    root(raw, wanted) {
      const id = ids.claim(wanted.id)
      return add(raw, wanted.name, { id, path: wanted.path ?? '', root: { ...wanted, id }, above: undefined })
    },
    child(raw, name, place) {
      const path = place.path ? `${place.path}.${name}` : name
      return add(raw, name, { ...place, path, id: ids.claim(`${place.id}.${segment(name)}`) })
    },
    finish() {
      while (queue.length > 0) {
        const tasks = queue
        queue = []
        for (const task of tasks) task()
      }
    },
  }

  function add(raw: Json, name: string, place: Place): Field {
    const field: Draft<Field> = { id: place.id, name, schema: blank }
    count += 1
    queue.push(() => {
      field.schema = schemaAt(raw, place)
      entries.push(entryOf(field.schema, place))
    })
    return field
  }
}

function entryOf({ type, description: own, name }: Schema, { id, path, root }: Place): FieldEntry {
  const description = id === root.id ? [root.description, own].filter(Boolean).join('\n\n') : own
  return { id, path, type, ...(description && { description }), ...(name && { schemaName: name }) }
}
