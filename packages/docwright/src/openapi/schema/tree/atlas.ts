import { memoized } from '../../../lazy.ts'
import type { Json } from '../../document/json.ts'
import { nameSlug, slugBelow } from '../../names/slug.ts'
import { unlikeEachOther } from '../../names/unlike.ts'
import type { ReadFacts } from '../facts/read-facts.ts'
import { readFacts } from '../facts/read-facts.ts'
import type { Structure } from '../facts/structure.ts'
import { structureOf } from '../facts/structure.ts'
import type { CommonSchemas } from '../parts/common-schemas.ts'
import type { Schemas } from '../parts/parts.ts'
import type { FileReach } from '../parts/reach.ts'
import { sameBothWays } from '../parts/reach.ts'

/** What all pages share: what each schema says and is made of, worked out once, and where a schema has its own page. */
export interface Atlas {
  readonly schemas: Schemas
  /** How many fields a page shows before it cuts. */
  readonly budget: number
  readonly common: CommonSchemas
  readonly reach: FileReach
  /** Whether a schema that comes up again on a page refers to the place that shows it. */
  readonly repeats: 'refer' | 'in full'
  /** Whether a schema is the same in requests and in responses. */
  isSameBothWays(raw: Json): boolean
  factsOf(raw: Json): ReadFacts
  structureOf(raw: Json): Structure
  pageNamed(name: string): OwnPage | undefined
  /** The page of a schema that the file names, or that references lead to. */
  pageOf(raw: Json): OwnPage | undefined
}

/** The page that a schema has where others have no room for it. */
export interface OwnPage {
  readonly name: string
  readonly slug: string
  readonly raw: Json
}

/** The atlas of a file. */
export function createAtlas(
  schemas: Schemas,
  { budget, common, reach }: Pick<Atlas, 'budget' | 'common' | 'reach'>,
): Atlas {
  const slugs = schemaSlugs(schemas.named.keys())
  const pageNamed = (name: string): OwnPage | undefined => {
    const raw = schemas.named.get(name)
    return raw === undefined ? undefined : { name, slug: slugs.get(name)!, raw }
  }
  return {
    schemas,
    budget,
    common,
    reach,
    repeats: 'refer',
    isSameBothWays: sameBothWays(reach),
    factsOf: memoized((raw) => readFacts(raw, schemas)),
    structureOf: memoized((raw) => structureOf(raw, schemas)),
    pageNamed,
    pageOf(raw) {
      const { name = '', unlisted } = schemas.parts(raw)
      return unlisted
        ? { name, slug: slugBelow('schema', unlisted.keys), raw: unlisted.value }
        : pageNamed(name)
    },
  }
}

/** The page of a schema without a name: it is called by its place inside another, whatever else the file holds. */
export function pageBelow({ name, slug }: OwnPage, { raw, id }: { raw: Json; id: string }): OwnPage {
  const inner = id || 'items'
  return { name: name ? `${name}.${inner}` : inner, slug: slugBelow(slug, inner.split('.')), raw }
}

/** The slugs of the pages of the schemas that a file names. */
export function schemaSlugs(names: Iterable<string>): ReadonlyMap<string, string> {
  const all = [...names]
  const slugs = unlikeEachOther(all.map((name) => `schema-${nameSlug(name) || 'unnamed'}`))
  return new Map(all.map((name, index) => [name, slugs[index]!]))
}
