import type { Link } from '../../openapi/objects/link.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { View } from '../../ui/schema/schema-links.ts'

/** Where the parts of an operation may link to. */
export interface OperationView {
  readonly schema: View
  readonly operationHref: (operation: Operation) => string
  readonly securitySchemeHref: (name: string) => string
  /** The operation that a response's link leads to. */
  readonly operationNamed: (link: Link) => Operation | undefined
}
