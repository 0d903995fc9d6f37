import type { Json } from '../document/json.ts'
import { asList, isObject } from '../document/json.ts'
import type { RawProperty } from '../schema/facts/object.ts'
import { mergeAllOf, mergeToObject } from '../schema/facts/object.ts'
import { listKeywordValues } from '../schema/parts/parts.ts'
import { findUnions } from '../schema/parts/union.ts'
import type { ComparedFile, Spot } from './description.ts'
import type { ChangeDirection, ChangeKind } from './kinds.ts'
import { pairEntries } from './paired.ts'
import { compareKeywords, isHidden } from './schema-changes.ts'

/** A change of something that both files have, or only one. */
export interface Found {
  readonly kind: ChangeKind
  readonly was?: string
  readonly is?: string
  /** The path of the changed field in the compared schema. */
  readonly path: readonly string[]
  readonly older: Spot | undefined
  readonly newer: Spot | undefined
}

/** A value's schema in both files. */
export interface SchemaPair {
  readonly older: Json
  readonly newer: Json
}

/** The differences between two schemas, and the pairs of schemas inside them. */
interface Comparison {
  readonly own: readonly Found[]
  readonly inside: readonly (readonly [step: string, pair: SchemaPair])[]
}

/** Creates a function that compares schemas of two files. Each pair is compared only once, however many operations use it. */
export function createSchemaComparer(older: ComparedFile, newer: ComparedFile) {
  const known = {
    request: new Map<Json, Map<Json, Comparison>>(),
    response: new Map<Json, Map<Json, Comparison>>(),
  }
  // Collected once, because many operations may share a body or an error.
  const collected = {
    request: new Map<Comparison, readonly Found[]>(),
    response: new Map<Comparison, readonly Found[]>(),
  }
  return (pair: SchemaPair, direction: ChangeDirection): readonly Found[] => {
    const comparison = compareOnce(pair, direction)
    const found = collected[direction].get(comparison) ?? findChangesBelow(pair, direction)
    collected[direction].set(comparison, found)
    return found
  }

  /** Visits each pair once, breadth-first, so that recursion ends and each change has its shortest path. */
  function findChangesBelow(pair: SchemaPair, direction: ChangeDirection): readonly Found[] {
    const found: Found[] = []
    const seen = new Set<Comparison>()
    const waiting: (readonly [readonly string[], SchemaPair])[] = [[[], pair]]
    for (const [path, next] of waiting) {
      const comparison = compareOnce(next, direction)
      if (seen.has(comparison)) continue
      seen.add(comparison)
      found.push(...comparison.own.map((change) => ({ ...change, path: [...path, ...change.path] })))
      waiting.push(
        ...comparison.inside.map(([step, inner]) => [step ? [...path, step] : path, inner] as const),
      )
    }
    return found
  }

  function compareOnce(pair: SchemaPair, direction: ChangeDirection): Comparison {
    const inOlder = known[direction].get(pair.older) ?? new Map<Json, Comparison>()
    known[direction].set(pair.older, inOlder)
    const before = inOlder.get(pair.newer)
    if (before) return before
    const own: Found[] = []
    const inside: (readonly [string, SchemaPair])[] = []
    const comparison = { own, inside }
    // Stored before it's filled, because variants may refer back to it.
    inOlder.set(pair.newer, comparison)
    const parts = [older.schemas.parts(pair.older), newer.schemas.parts(pair.newer)] as const
    const add = (
      kind: ChangeKind,
      { keyword, member, ...words }: { keyword: string; member?: string; was?: string; is?: string },
    ) => {
      const isGone = /-removed$/.test(kind) && member !== undefined
      const isNew = /-added$/.test(kind) && member !== undefined
      own.push({
        kind,
        ...words,
        path: member === undefined ? [] : [member],
        older: isNew ? undefined : older.keywordSpot(parts[0], keyword, member),
        newer: isGone ? undefined : newer.keywordSpot(parts[1], keyword, member),
      })
    }
    const sides = [
      { parts: parts[0], references: older.references },
      { parts: parts[1], references: newer.references },
    ] as const
    for (const { kind, ...change } of compareKeywords(...sides)) add(kind, change)
    compareFields()
    compareItems()
    compareUnions()
    return comparison

    function compareFields(): void {
      const [was, is] = [mergeToObject(pair.older, older.schemas), mergeToObject(pair.newer, newer.schemas)]
      const [before, after] = [mapByName(was.properties), mapByName(is.properties)]
      for (const [name, one, other] of pairEntries(before, after)) compareField(name, one, other)
      if (was.isClosed !== is.isClosed) {
        add(is.isClosed ? 'other-fields-forbidden' : 'other-fields-allowed', {
          keyword: 'additionalProperties',
        })
      }
      if (isObject(was.values) && isObject(is.values)) {
        inside.push(['*', { older: was.values, newer: is.values }])
      }
      const patterns = new Map(is.patternProperties)
      for (const [pattern, raw] of was.patternProperties) {
        const same = patterns.get(pattern)
        if (same !== undefined) inside.push([`/${pattern}/`, { older: raw, newer: same }])
      }
    }

    function compareField(name: string, was: RawProperty | undefined, is: RawProperty | undefined): void {
      const wasHidden = was && isHidden(older.schemas.parts(was.raw), direction)
      const isNowHidden = is && isHidden(newer.schemas.parts(is.raw), direction)
      const field = { keyword: 'properties', member: name }
      if (!was) {
        if (!isNowHidden) add(is?.required ? 'required-field-added' : 'optional-field-added', field)
      } else if (!is) {
        if (!wasHidden) add(was.required ? 'required-field-removed' : 'optional-field-removed', field)
      } else if (wasHidden || isNowHidden) {
        if (wasHidden !== isNowHidden) add(isNowHidden ? 'field-hidden' : 'field-shown', field)
      } else {
        if (was.required !== is.required) {
          add(is.required ? 'field-became-required' : 'field-became-optional', field)
        }
        inside.push([name, { older: was.raw, newer: is.raw }])
      }
    }

    function compareItems(): void {
      const [was, is] = [listKeywordValues(parts[0], 'items'), listKeywordValues(parts[1], 'items')]
      if (was.length > 0 && is.length > 0) {
        inside.push(['', { older: mergeAllOf(was), newer: mergeAllOf(is) }])
      }
      const [before, after] = parts.map((each) => listKeywordValues(each, 'prefixItems').flatMap(asList))
      before?.forEach((raw, index) => {
        if (after?.[index] !== undefined) inside.push([String(index), { older: raw, newer: after[index] }])
      })
    }

    function compareUnions(): void {
      const members = (unions: ReturnType<typeof findUnions>) =>
        unions.flatMap((union) => union.members.map(({ raw, label }) => ({ raw, label })))
      const was = members(findUnions(parts[0], older.schemas))
      const is = members(findUnions(parts[1], newer.schemas))
      const keyword = [...parts[1].parts, ...parts[0].parts].some(({ schema }) => schema.oneOf)
        ? 'oneOf'
        : 'anyOf'
      if (was.length === 0 || is.length === 0) {
        if (was.length !== is.length) add(is.length > 0 ? 'variants-set' : 'variants-lifted', { keyword })
        return
      }
      const nameOf = (description: ComparedFile, raw: Json) => description.schemas.parts(raw).name
      const pairUp = (isMatch: (one: (typeof was)[number], other: (typeof was)[number]) => boolean) => {
        for (const one of [...was]) {
          const other = is.find((each) => isMatch(one, each))
          if (!other) continue
          was.splice(was.indexOf(one), 1)
          is.splice(is.indexOf(other), 1)
          inside.push(['', { older: one.raw, newer: other.raw }])
        }
      }
      pairUp((one, other) => {
        const name = nameOf(older, one.raw)
        return name !== undefined && name === nameOf(newer, other.raw)
      })
      pairUp((one, other) => findChangesBelow({ older: one.raw, newer: other.raw }, direction).length === 0)
      if (was.length === is.length) pairUp(() => true)
      for (const { label } of was) add('variant-removed', { keyword, was: label })
      for (const { label } of is) add('variant-added', { keyword, is: label })
    }
  }
}

function mapByName(properties: readonly RawProperty[]): ReadonlyMap<string, RawProperty> {
  return new Map(properties.map((property) => [property.name, property]))
}
