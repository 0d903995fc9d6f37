import type { ShownSchemas } from './walk.ts'

/** A place where a named schema is shown: for "also used in". */
export interface SchemaUse {
  /** The id of an operation or webhook. */
  readonly operation: string
  /** The id of the field on its page. */
  readonly field: string
}

/** Each named schema with the operations that show it, at the first place in each body and parameter. */
export function schemaUses(
  shown: ReadonlyMap<string, ShownSchemas>,
): ReadonlyMap<string, readonly SchemaUse[]> {
  const uses = new Map<string, SchemaUse[]>()
  for (const [operation, { uses: shownUses }] of shown) {
    for (const [name, fields] of shownUses) {
      const known = uses.get(name) ?? []
      for (const field of fields) known.push({ operation, field })
      uses.set(name, known)
    }
  }
  return uses
}
