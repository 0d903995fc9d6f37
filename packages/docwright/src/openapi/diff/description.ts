import type { Place } from '../../problem/problem.ts'
import type { Api } from '../api.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asObject, getMember, listMembers } from '../document/json.ts'
import { formatFragment } from '../document/pointer.ts'
import type { References } from '../document/reference.ts'
import { readReferences } from '../document/reference.ts'
import type { Parts, Schemas } from '../schema/parts/parts.ts'
import { readSchemas } from '../schema/parts/parts.ts'

/** A location in a description: an object of its document, and the keys below it. */
export interface ChangeLocation {
  readonly owner: Json | undefined
  readonly keys: readonly string[]
}

/** One of the two compared files. */
export interface ComparedFile {
  readonly document: JsonObject
  readonly references: References
  readonly schemas: Schemas
  placeOf(spot: ChangeLocation): Place
  /** Returns where a schema has a keyword, or a member of it. If no part has it, returns the schema itself. */
  locateKeyword(parts: Parts, keyword: string, member?: string): ChangeLocation
}

/** Prepares a description for comparison, so that each object's place is known, through whichever reference it was reached. */
export function createComparedFile({ document, placeOf }: Pick<Api, 'document' | 'placeOf'>): ComparedFile {
  const references = readReferences(document)
  const named = new Map(listMembers(asObject(document.components).schemas))
  const parents = indexParents(document)
  const getKeys = (value: Json | undefined): readonly string[] => {
    const keys: string[] = []
    for (let step = parents.get(value); step; step = parents.get(step.parent)) keys.unshift(step.key)
    return keys
  }
  return {
    document,
    references,
    schemas: readSchemas(named, references),
    placeOf: ({ owner, keys }) => placeOf(formatFragment([...getKeys(owner), ...keys])),
    locateKeyword({ parts }, keyword, member) {
      const holder = parts.find(({ schema }) =>
        member === undefined
          ? schema[keyword] !== undefined
          : getMember(schema[keyword], member) !== undefined,
      )
      if (holder) return { owner: holder.schema, keys: [keyword, ...(member === undefined ? [] : [member])] }
      return { owner: parts.find(({ schema }) => parents.has(schema))?.schema, keys: [] }
    },
  }
}

interface ParentLink {
  readonly parent: Json
  readonly key: string
}

/** Indexes the parent and key of each object and list in a document. */
function indexParents(document: JsonObject): ReadonlyMap<Json | undefined, ParentLink> {
  const parents = new Map<Json | undefined, ParentLink>()
  const waiting: Json[] = [document]
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    for (const [key, value] of Object.entries(parent ?? {})) {
      if (typeof value !== 'object' || value === null || parents.has(value)) continue
      parents.set(value, { parent, key })
      waiting.push(value)
    }
  }
  return parents
}
