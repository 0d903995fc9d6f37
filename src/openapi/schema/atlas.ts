import type { Json } from '../document/json.ts'
import { memoized } from '../document/memoized.ts'
import { firstFree } from '../names/unlike.ts'
import type { CommonSchemas } from './common-schemas.ts'
import type { Schemas } from './parts.ts'
import { sameBothWays } from './reach.ts'
import type { ReadFacts } from './read-facts.ts'
import { readFacts } from './read-facts.ts'
import { schemaSlugs } from './schema-slugs.ts'
import type { Structure } from './structure.ts'
import { structureOf } from './structure.ts'

/** What all pages share: what each schema says and is made of, worked out once, and where a schema has its own page. */
export interface Atlas {
  readonly schemas: Schemas
  /** How many fields a page shows before it cuts. */
  readonly budget: number
  readonly common: CommonSchemas
  /** Whether a schema that comes up again on a page refers to the place that shows it. */
  readonly repeats: 'refer' | 'in full'
  /** Whether a schema is the same in requests and in responses. */
  isSameBothWays(raw: Json): boolean
  factsOf(raw: Json): ReadFacts
  structureOf(raw: Json): Structure
  /** The slug of a schema's own page. */
  pageOf(name: string): string
  /** The name of a schema that needs a page of its own; one that the file does not name is called by its place. */
  nameOf(raw: Json, place: string): string
  /** Whether some page shows a schema that the file does not name, and which is called by the first place that does. */
  hasUnnamed(): boolean
  /** The schema behind a name that `nameOf` or `parts` has given. */
  rawOf(name: string): Json | undefined
}

/** The atlas of a file. */
export function createAtlas(schemas: Schemas, { budget, common }: Pick<Atlas, 'budget' | 'common'>): Atlas {
  const unnamed = new Map<string, Json>()
  const names = new Map<Json, string>()
  return {
    schemas,
    budget,
    common,
    repeats: 'refer',
    isSameBothWays: sameBothWays(schemas),
    factsOf: memoized((raw) => readFacts(raw, schemas)),
    structureOf: memoized((raw) => structureOf(raw, schemas)),
    pageOf: schemaSlugs(schemas.named.keys()),
    nameOf(raw, place) {
      const known = schemas.parts(raw).name ?? names.get(raw)
      if (known !== undefined) return known
      const name = firstFree(place, { has: (each) => unnamed.has(each) || schemas.rawOf(each) !== undefined })
      unnamed.set(name, raw)
      names.set(raw, name)
      return name
    },
    hasUnnamed: () => unnamed.size > 0,
    rawOf: (name) => schemas.rawOf(name) ?? unnamed.get(name),
  }
}
