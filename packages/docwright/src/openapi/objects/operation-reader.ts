import type { References } from '../document/reference.ts'
import type { CallbackAddress } from '../names/field-address.ts'
import type { Schemas } from '../schema/parts/parts.ts'
import type { PageFields } from '../schema/tree/page-fields.ts'
import type { SchemaIndex } from '../schema/tree/schema-index.ts'
import type { RulesOf } from '../validation/broken-rules.ts'
import type { ExampleTrees } from './example-tree.ts'
import type { SecurityScheme } from './security-scheme.ts'

/** What reading one operation needs: the file's references and schemas, and the fields of its page. */
export interface OperationReader extends FileReader {
  readonly fields: FieldsReader
  /** The callback whose operation is read. */
  readonly callback?: CallbackAddress
}

/** The part of an address that says it belongs to a callback. */
export function inCallback({ callback }: OperationReader): { callback?: CallbackAddress } {
  return callback ? { callback } : {}
}

/** What all operations of a file share. */
export interface FileReader {
  readonly references: References
  readonly schemas: Schemas
  readonly schemaIndex: SchemaIndex
  readonly securitySchemes: readonly SecurityScheme[]
  readonly exampleTree: ExampleTrees
  /** The rules that made-up values may break. */
  readonly rulesOf: RulesOf
}

/** The fields of one page: none has its schema before the operation has been read, since all share the room of the page. */
type FieldsReader = Pick<PageFields, 'root' | 'claim'>
