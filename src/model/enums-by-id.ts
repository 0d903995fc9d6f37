import type { Operation } from '../openapi/objects/operation.ts'
import type { EnumValue } from '../openapi/schema/enum-value.ts'
import type { PagedSchema } from '../openapi/schema/paged-schema.ts'

/** The values that each field of a page may have, by the field's id. */
export function enumsById(page: Operation | PagedSchema): ReadonlyMap<string, readonly EnumValue[]> {
  const found = new Map<string, readonly EnumValue[]>()
  const roots = 'field' in page ? [page.field] : [page.parameters, page.requestBody, page.responses]
  collect(roots, found)
  return found
}

/** Schemas are plain data without cycles; whatever has an id and values is one. A field may have other ids, too. */
function collect(node: unknown, found: Map<string, readonly EnumValue[]>): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node) && 'enum' in node && 'id' in node) {
    const { id, enum: values } = node as { id: string; enum: readonly EnumValue[] }
    if (values.length > 0 && !found.has(id)) found.set(id, values)
  }
  for (const child of Object.values(node)) collect(child, found)
  if ('aliases' in node && 'id' in node) {
    const { id, aliases } = node as { id: string; aliases: readonly string[] }
    const values = found.get(id)
    for (const alias of values ? aliases : []) if (!found.has(alias)) found.set(alias, values!)
  }
}
