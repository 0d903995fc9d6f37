import type { JsonObject } from '../../document/json.ts'
import { membersOf, objectOf } from '../../document/json.ts'
import type { Schemas } from './parts.ts'
import type { FileReach } from './reach.ts'

/** The named schemas that many operations show and that are large: told on a page of their own, they need no room on others. */
export interface CommonSchemas {
  /** The names of schemas that come up anywhere in many operations. */
  readonly anywhere: ReadonlySet<string>
  /** The names of schemas that are the whole body of many operations. */
  readonly bodies: ReadonlySet<string>
}

/** No schema is common: for trees that are to show everything. */
export const emptyCommonSchemas: CommonSchemas = { anywhere: new Set(), bodies: new Set() }

/** If fewer operations than this use a schema, each of them may show the schema itself. */
const leastOperations = 10
/** A schema with fewer fields than this, nested schemas included, is shown where it's used. */
const leastFields = 50

/** What is common among the operations of a file. */
export function commonSchemas(
  operations: readonly JsonObject[],
  {
    schemas,
    reach: { linksOf, reachedFrom, namesIn },
  }: { readonly schemas: Schemas; readonly reach: FileReach },
): CommonSchemas {
  const isLarge = (name: string) => {
    const reached = reachedFrom(schemas.named.get(name) ?? true)
    return reached.reduce<number>((sum, json) => sum + linksOf(json).fields, 0) > leastFields
  }
  const often = (names: readonly Iterable<string | undefined>[]) =>
    new Set(repeated(names, leastOperations).filter(isLarge))
  return {
    anywhere: often(operations.map(namesIn)),
    bodies: often(operations.map((operation) => bodiesOf(operation, schemas))),
  }
}

/** The names of the schemas that are bodies of an operation's request and responses. */
function bodiesOf(operation: JsonObject, { references, parts }: Schemas): readonly (string | undefined)[] {
  const owners = [operation.requestBody, ...membersOf(operation.responses).map(([, response]) => response)]
  const contents = owners.flatMap((owner) => membersOf(objectOf(references.follow(owner)).content))
  return contents.map(([, mediaType]) => {
    const { schema } = objectOf(references.follow(mediaType))
    return schema === undefined ? undefined : parts(schema).name
  })
}

/** Returns the names that occur in at least `least` lists. */
function repeated(lists: readonly Iterable<string | undefined>[], least: number): readonly string[] {
  const counts = new Map<string, number>()
  for (const list of lists) {
    for (const name of new Set(list)) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count >= least).map(([name]) => name)
}
