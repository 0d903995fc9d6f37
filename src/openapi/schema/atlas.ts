import type { Json } from '../document/json.ts'
import { memoized } from '../document/memoized.ts'
import type { Schemas } from './parts.ts'
import { readFacts } from './read-facts.ts'
import type { SchemaFacts } from './schema.ts'
import { schemaSlugs } from './schema-slugs.ts'
import type { Structure } from './structure.ts'
import { structureOf } from './structure.ts'

/** What all pages share: what each schema says and is made of, worked out once, and where a schema has its own page. */
export interface Atlas {
  readonly schemas: Schemas
  /** How many fields a page shows before it cuts. */
  readonly budget: number
  factsOf(raw: Json): Omit<SchemaFacts, 'id'>
  structureOf(raw: Json): Structure
  /** The slug of a schema's own page. */
  pageOf(name: string): string
}

/** The atlas of a file. */
export function createAtlas(schemas: Schemas, budget: number): Atlas {
  return {
    schemas,
    budget,
    factsOf: memoized((raw) => readFacts(raw, schemas)),
    structureOf: memoized((raw) => structureOf(raw, schemas)),
    pageOf: schemaSlugs(schemas.named.keys()),
  }
}
