import { memoize } from '../../../lazy.ts'
import type { Json } from '../../document/json.ts'
import { makeUnique } from '../../names/make-unique.ts'
import { createInnerSlug, createNameSlug } from '../../names/slug.ts'
import type { ReadFacts } from '../facts/read-facts.ts'
import { readFacts } from '../facts/read-facts.ts'
import type { Structure } from '../facts/structure.ts'
import { mergeStructure } from '../facts/structure.ts'
import type { CommonSchemas } from '../parts/common-schemas.ts'
import type { Schemas } from '../parts/parts.ts'
import type { FileReach } from '../parts/reach.ts'
import { createDirectionTest } from '../parts/reach.ts'

/**
 * The index of a file's schemas, shared by all pages. The facts and structure of each schema are computed once. Also knows each
 * schema's own page, if it has one.
 */
export interface SchemaIndex {
  readonly schemas: Schemas
  /** How many fields a page shows before it leaves schemas to separate pages. */
  readonly budget: number
  readonly common: CommonSchemas
  readonly reach: FileReach
  /** Whether a schema that appears again on a page is shown in full or links to its first appearance. */
  readonly repeats: 'refer' | 'in full'
  /** Checks whether a schema is the same in requests and in responses. */
  isDirectionIndependent(raw: Json): boolean
  getFacts(raw: Json): ReadFacts
  getStructure(raw: Json): Structure
  findPageByName(name: string): OwnPage | undefined
  /** Returns the page of a schema that has a name or that references lead to. */
  findPage(raw: Json): OwnPage | undefined
}

/** A schema's own page, which other pages link to when the schema exceeds their budget. */
export interface OwnPage {
  readonly name: string
  readonly slug: string
  readonly raw: Json
}

/** Creates the schema index of a file. */
export function createSchemaIndex(
  schemas: Schemas,
  { budget, common, reach }: Pick<SchemaIndex, 'budget' | 'common' | 'reach'>,
): SchemaIndex {
  const slugs = createSchemaSlugs(schemas.named.keys())
  const findPageByName = (name: string): OwnPage | undefined => {
    const raw = schemas.named.get(name)
    return raw === undefined ? undefined : { name, slug: slugs.get(name)!, raw }
  }
  return {
    schemas,
    budget,
    common,
    reach,
    repeats: 'refer',
    isDirectionIndependent: createDirectionTest(reach),
    getFacts: memoize((raw) => readFacts(raw, schemas)),
    getStructure: memoize((raw) => mergeStructure(raw, schemas)),
    findPageByName,
    findPage(raw) {
      const { name = '', anonymousTarget } = schemas.getParts(raw)
      return anonymousTarget
        ? { name, slug: createInnerSlug('schema', anonymousTarget.keys), raw: anonymousTarget.value }
        : findPageByName(name)
    },
  }
}

/** Returns the page of an unnamed schema, which is named after its position inside another schema. */
export function createInnerPage({ name, slug }: OwnPage, { raw, id }: { raw: Json; id: string }): OwnPage {
  const inner = id || 'items'
  return { name: name ? `${name}.${inner}` : inner, slug: createInnerSlug(slug, inner.split('.')), raw }
}

/** Returns the slugs of named schemas' pages. */
export function createSchemaSlugs(names: Iterable<string>): ReadonlyMap<string, string> {
  const all = [...names]
  const slugs = makeUnique(all.map((name) => `schema-${createNameSlug(name) || 'unnamed'}`))
  return new Map(all.map((name, index) => [name, slugs[index]!]))
}
