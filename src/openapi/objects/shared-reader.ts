import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '../document/json.ts'
import { membersOf, objectOf } from '../document/json.ts'
import type { References, Target } from '../document/reference.ts'
import { followWith, readReferences } from '../document/reference.ts'
import type { Atlas } from '../schema/atlas.ts'
import { createAtlas } from '../schema/atlas.ts'
import type { CommonSchemas } from '../schema/common-schemas.ts'
import { commonSchemas } from '../schema/common-schemas.ts'
import type { FieldEntry } from '../schema/page-fields.ts'
import { readSchemas } from '../schema/parts.ts'
import type { ShownSchemas } from '../schema/walk.ts'
import { exampleTrees } from './example-tree.ts'
import type { FileReader } from './operation-reader.ts'
import type { OperationParts } from './path-item.ts'
import { operationsIn } from './path-item.ts'
import { readSecuritySchemes } from './security-scheme.ts'

/** What is read of an operation when somebody asks. */
export interface LateParts {
  shown(): ShownSchemas
  parts(): OperationParts
  fields(): readonly FieldEntry[]
}

/** What all operations of a file share: an edit of one of them leaves it as it is, with what was read of the others. */
export interface SharedReader extends FileReader {
  readonly atlas: Atlas
  /** What was read of each path item, by the operations in it. */
  readonly read: WeakMap<JsonObject, Map<string, LateParts>>
  /** The same for the file after an edit; nothing when the edit changes something of it. */
  after(document: JsonObject, budget: number): SharedReader | undefined
}

/** The reader of a file that was read for the first time, or so that an edit has changed what operations share. */
export function createSharedReader(document: JsonObject, budget: number): SharedReader {
  let own = readReferences(document)
  let isShared = true
  // What stands elsewhere than among the components may change with an edit of an operation.
  const target = (reference: string): Target | undefined => {
    const found = own.target(reference)
    isShared &&= found?.keys.length === 3 && found.keys[0] === 'components'
    return found
  }
  const references: References = { target, follow: followWith(target) }
  const { components } = document
  const schemas = readSchemas(new Map(membersOf(objectOf(components).schemas)), references)
  const common = commonSchemas(rawOperations(document, references), schemas)
  const atlas = createAtlas(schemas, { budget, common })
  const securitySchemes = readSecuritySchemes(document, references)
  const reader: SharedReader = {
    references,
    schemas,
    atlas,
    securitySchemes,
    exampleTree: exampleTrees(atlas),
    read: new WeakMap(),
    after(edited, room) {
      const isLocal = isShared && !atlas.hasUnnamed()
      if (!isLocal || room !== budget || edited.components !== components) return undefined
      own = readReferences(edited)
      const isSame =
        isSameCommon(common, commonSchemas(rawOperations(edited, references), schemas)) &&
        isDeepStrictEqual(securitySchemes, readSecuritySchemes(edited, references))
      return isSame ? reader : undefined
    },
  }
  return reader
}

/** Every operation and webhook as it is written. */
function rawOperations({ paths, webhooks }: JsonObject, { follow }: References): readonly JsonObject[] {
  const items = [...membersOf(paths), ...membersOf(webhooks)]
  return items.flatMap(([, item]) => operationsIn(objectOf(follow(item))).map(([, operation]) => operation))
}

function isSameCommon(one: CommonSchemas, other: CommonSchemas): boolean {
  return isSameSet(one.anywhere, other.anywhere) && isSameSet(one.bodies, other.bodies)
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && one.isSubsetOf(other)
}
