import type { References } from '../document/reference.ts'
import type { CallbackAddress } from '../names/field-address.ts'
import type { Schemas } from '../schema/parts/parts.ts'
import type { PageFields } from '../schema/tree/page-fields.ts'
import type { SchemaIndex } from '../schema/tree/schema-index.ts'
import type { CreateRuleCheck } from '../validation/broken-rules.ts'
import type { CreateExampleTree } from './example-tree.ts'
import type { SecurityScheme } from './security-scheme.ts'

/** The context for reading one operation: the file's references and schemas, and the fields of its page. */
export interface OperationReader extends FileReader {
  readonly fields: FieldsReader
  /** The callback whose operation is being read. */
  readonly callback?: CallbackAddress
}

/** Returns the part of an address that refers to the current callback. */
export function getCallbackAddress({ callback }: OperationReader): { callback?: CallbackAddress } {
  return callback ? { callback } : {}
}

/** The context that all operations of a file share. */
export interface FileReader {
  readonly references: References
  readonly schemas: Schemas
  readonly schemaIndex: SchemaIndex
  readonly securitySchemes: readonly SecurityScheme[]
  readonly createExampleTree: CreateExampleTree
  /** Returns the rules that generated values may violate. */
  readonly findRules: CreateRuleCheck
}

/**
 * The fields of one page. Their schemas are available only after the operation has been read, because all fields share the page's
 * budget.
 */
type FieldsReader = Pick<PageFields, 'addRoot' | 'claim'>
