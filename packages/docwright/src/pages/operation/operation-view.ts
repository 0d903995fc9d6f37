import type { CatalogueEntry } from '../../openapi/objects/error-catalogue.ts'
import type { Link } from '../../openapi/objects/link.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { View } from '../../ui/schema/schema-links.ts'

/** Where the parts of an operation may link to. */
export interface OperationView {
  readonly schema: View
  readonly operationHref: (operation: Operation) => string
  readonly securitySchemeHref: (name: string) => string
  /** What the API says of its error codes. */
  readonly catalogue: readonly CatalogueEntry[]
  /** Where a code is explained, by its slug; undefined on a site without such a page. */
  readonly errorCodeHref: (slug: string) => string | undefined
  /** The operation that a response's link leads to. */
  readonly operationNamed: (link: Link) => Operation | undefined
}
