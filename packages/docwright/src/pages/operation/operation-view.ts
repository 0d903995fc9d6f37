import type { CatalogueEntry } from '../../openapi/objects/error-catalogue.ts'
import type { Link } from '../../openapi/objects/link.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { View } from '../../ui/schema/schema-links.ts'

/** The links and lookups that the parts of an operation need. */
export interface OperationView {
  readonly schema: View
  readonly getOperationHref: (operation: Operation) => string
  readonly getSecuritySchemeHref: (name: string) => string
  /** The API's error catalog. */
  readonly catalogue: readonly CatalogueEntry[]
  /** Returns the address that explains an error code, given the code's slug; undefined on a site that doesn't explain codes. */
  readonly getErrorCodeHref: (slug: string) => string | undefined
  /** Returns the operation that a response's link leads to. */
  readonly findOperation: (link: Link) => Operation | undefined
}
