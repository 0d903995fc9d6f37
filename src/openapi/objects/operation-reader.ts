import type { CodeSample } from '../code-sample/code-sample.ts'
import type { JsonObject } from '../document/json.ts'
import type { References } from '../document/reference.ts'
import type { Schemas } from '../schema/parts.ts'
import type { SchemaWalk } from '../schema/walk.ts'
import type { Operation } from './operation.ts'
import type { SecurityScheme } from './security-scheme.ts'

/** What reading one operation needs: the file's references and schemas, and the walk that fills its page. */
export interface OperationReader {
  readonly references: References
  readonly schemas: Schemas
  readonly walk: SchemaWalk
  readonly securitySchemes: readonly SecurityScheme[]
  /** Work that needs finished schemas, such as making examples; done in this order. */
  readonly later: (() => void)[]
  samplesOf(operation: Operation, raw: JsonObject): readonly CodeSample[]
}
