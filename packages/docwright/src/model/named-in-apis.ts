import type { CatalogueEntry } from '../openapi/objects/error-catalogue.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Transition } from '../openapi/objects/transitions.ts'
import type { EnumValue } from '../openapi/schema/parts/enum-value.ts'
import type { Version } from './page.ts'
import type { PublishedApi } from './published-api.ts'

type Apis = Pick<Version, 'apis'>

/** The operation of this id, and the API that has it. */
export function operationNamed(
  id: string,
  { apis }: Apis,
): { readonly operation: Operation; readonly api: PublishedApi } | undefined {
  for (const api of apis) {
    const operation = api.operationById.get(id)
    if (operation) return { operation, api }
  }
  return undefined
}

/** The error codes of all APIs. */
export function errorCatalogueOf({ apis }: Apis): readonly CatalogueEntry[] {
  return apis.flatMap(({ errorCatalogue }) => errorCatalogue)
}

/** The values of the enumeration of this name. */
export function enumNamed(schema: string, { apis }: Apis): readonly EnumValue[] | undefined {
  return apis.find(({ enums }) => enums.has(schema))?.enums.get(schema)
}

/** The life cycle that the schema of this name describes. */
export function transitionsNamed(schema: string, { apis }: Apis): readonly Transition[] | undefined {
  return apis.find(({ transitions }) => transitions.has(schema))?.transitions.get(schema)
}
