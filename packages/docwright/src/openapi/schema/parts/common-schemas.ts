import type { JsonObject } from '../../document/json.ts'
import { asObject, listMembers } from '../../document/json.ts'
import type { Schemas } from './parts.ts'
import type { FileReach } from './reach.ts'

/** Large named schemas in many operations. They have their own pages, so that other pages don't spend their budget (`page-budget.ts`) on them. */
export interface CommonSchemas {
  /** The names of schemas that occur anywhere in many operations. */
  readonly anywhere: ReadonlySet<string>
  /** The names of schemas that are the whole body of many operations. */
  readonly bodies: ReadonlySet<string>
}

/** No common schemas, for trees that show everything. */
export const emptyCommonSchemas: CommonSchemas = { anywhere: new Set(), bodies: new Set() }

/** If fewer operations than this use a schema, each of them may show the schema itself. */
const minOperations = 10
/** A schema with this many fields or fewer, nested schemas included, is shown where it's used. */
const maxInlineFields = 50

/** Finds the common schemas of a file's operations. */
export function findCommonSchemas(
  operations: readonly JsonObject[],
  {
    schemas,
    reach: { getDirectContent, listReachable, listSchemaNames },
  }: { readonly schemas: Schemas; readonly reach: FileReach },
): CommonSchemas {
  const isLarge = (name: string) => {
    const schemasInside = listReachable(schemas.named.get(name) ?? true)
    return (
      schemasInside.reduce<number>((sum, json) => sum + getDirectContent(json).fields, 0) > maxInlineFields
    )
  }
  const findLargeRepeated = (names: readonly Iterable<string | undefined>[]) =>
    new Set(findRepeated(names).filter(isLarge))
  return {
    anywhere: findLargeRepeated(operations.map(listSchemaNames)),
    bodies: findLargeRepeated(operations.map((operation) => listBodies(operation, schemas))),
  }
}

/** Returns the names of an operation's body schemas, in its request and responses. */
function listBodies(
  operation: JsonObject,
  { references, getParts }: Schemas,
): readonly (string | undefined)[] {
  const owners = [operation.requestBody, ...listMembers(operation.responses).map(([, response]) => response)]
  const contents = owners.flatMap((owner) => listMembers(asObject(references.follow(owner)).content))
  return contents.map(([, mediaType]) => {
    const { schema } = asObject(references.follow(mediaType))
    return schema === undefined ? undefined : getParts(schema).name
  })
}

/** Returns the names that occur in the lists of many operations. */
function findRepeated(lists: readonly Iterable<string | undefined>[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const list of lists) {
    for (const name of new Set(list)) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].flatMap(([name, count]) => (count >= minOperations ? [name] : []))
}
