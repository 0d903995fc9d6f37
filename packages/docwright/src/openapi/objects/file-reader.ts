import type { JsonObject } from '../document/json.ts'
import { asObject, listMembers } from '../document/json.ts'
import { listOperations, listPathItems } from '../document/operations-in.ts'
import type { References } from '../document/reference.ts'
import { readReferences } from '../document/reference.ts'
import { findCommonSchemas } from '../schema/parts/common-schemas.ts'
import { readSchemas } from '../schema/parts/parts.ts'
import { computeReach } from '../schema/parts/reach.ts'
import { createSchemaIndex } from '../schema/tree/schema-index.ts'
import { createRuleCheck } from '../validation/broken-rules.ts'
import { prepareExampleTrees } from './example-tree.ts'
import type { FileReader } from './operation-reader.ts'
import { readSecuritySchemes } from './security-scheme.ts'

/** Creates the reader that all operations of a file share. `budget` is how many fields a page shows. */
export function createFileReader(document: JsonObject, budget: number): FileReader {
  const references = readReferences(document)
  const schemas = readSchemas(new Map(listMembers(asObject(document.components).schemas)), references)
  const reach = computeReach(schemas)
  const common = findCommonSchemas(listRawOperations(document, references), { schemas, reach })
  const schemaIndex = createSchemaIndex(schemas, { budget, common, reach })
  const securitySchemes = readSecuritySchemes(document, references)
  return {
    references,
    schemas,
    schemaIndex,
    securitySchemes,
    createExampleTree: prepareExampleTrees(schemaIndex),
    findRules: createRuleCheck(document, { schemas, reach }),
  }
}

/** Returns every operation and webhook as it's written. */
function listRawOperations({ paths, webhooks }: JsonObject, references: References): readonly JsonObject[] {
  return [paths, webhooks]
    .flatMap((entries) => listPathItems(entries, references))
    .flatMap(([, pathItem]) => listOperations(pathItem).map(([, operation]) => operation))
}
