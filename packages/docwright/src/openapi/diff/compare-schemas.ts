import { memoize } from '../../lazy.ts'
import type { Json } from '../document/json.ts'
import { asList, isObject } from '../document/json.ts'
import type { RawProperty } from '../schema/facts/object.ts'
import { mergeAllOf, mergeToObject } from '../schema/facts/object.ts'
import { listKeywordValues } from '../schema/parts/parts.ts'
import { findUnions } from '../schema/parts/union.ts'
import type { ChangeLocation, ComparedFile } from './description.ts'
import type { ChangeDirection, ChangeKind } from './kinds.ts'
import { pairEntries } from './paired.ts'
import { compareKeywords, isHidden } from './schema-changes.ts'

/** A change of something that both files have, or only one. */
export interface FoundChange {
  readonly kind: ChangeKind
  readonly was?: string
  readonly is?: string
  /** The path of the changed field in the compared schema. */
  readonly path: readonly string[]
  readonly older: ChangeLocation | undefined
  readonly newer: ChangeLocation | undefined
}

/** A value's schema in both files. */
export interface SchemaPair {
  readonly older: Json
  readonly newer: Json
}

/** The differences between two schemas, and the pairs of schemas inside them. */
interface Comparison {
  readonly direction: ChangeDirection
  readonly ownChanges: readonly FoundChange[]
  /** An empty step means that the inner schemas describe the value itself or its items. */
  readonly inside: readonly (readonly [step: string, pair: SchemaPair])[]
}

/** Creates a function that compares schemas of two files. Each pair is compared only once, however many operations use it. */
export function createSchemaComparer(older: ComparedFile, newer: ComparedFile) {
  /** The comparisons of each direction, by the older schema and then by the newer one. */
  const comparisons = {
    request: new Map<Json, Map<Json, Comparison>>(),
    response: new Map<Json, Map<Json, Comparison>>(),
  }
  // Memoized, because many operations may share a body or an error.
  const listChanges = memoize(findChangesBelow)
  return (pair: SchemaPair, direction: ChangeDirection) => listChanges(compareOnce(pair, direction))

  /** Visits each comparison once, breadth-first, so that recursion ends and each change has its shortest path. */
  function findChangesBelow(root: Comparison): readonly FoundChange[] {
    const found: FoundChange[] = []
    const seen = new Set<Comparison>()
    const waiting: (readonly [path: readonly string[], Comparison])[] = [[[], root]]
    // The list grows during the loop.
    for (const [path, comparison] of waiting) {
      if (seen.has(comparison)) continue
      seen.add(comparison)
      found.push(...comparison.ownChanges.map((change) => ({ ...change, path: [...path, ...change.path] })))
      for (const [step, pair] of comparison.inside) {
        waiting.push([step ? [...path, step] : path, compareOnce(pair, root.direction)])
      }
    }
    return found
  }

  function compareOnce(pair: SchemaPair, direction: ChangeDirection): Comparison {
    const comparisonsWithNewer = comparisons[direction].get(pair.older) ?? new Map<Json, Comparison>()
    comparisons[direction].set(pair.older, comparisonsWithNewer)
    const known = comparisonsWithNewer.get(pair.newer)
    if (known) return known
    const ownChanges: FoundChange[] = []
    const inside: (readonly [string, SchemaPair])[] = []
    const comparison = { direction, ownChanges, inside }
    // Stored before it's complete, because variants may refer back to it.
    comparisonsWithNewer.set(pair.newer, comparison)
    const parts = [older.schemas.getParts(pair.older), newer.schemas.getParts(pair.newer)] as const
    const add = (
      kind: ChangeKind,
      { keyword, member, ...words }: { keyword: string; member?: string; was?: string; is?: string },
    ) => {
      const isGone = /-removed$/.test(kind) && member !== undefined
      const isNew = /-added$/.test(kind) && member !== undefined
      ownChanges.push({
        kind,
        ...words,
        path: member === undefined ? [] : [member],
        older: isNew ? undefined : older.locateKeyword(parts[0], keyword, member),
        newer: isGone ? undefined : newer.locateKeyword(parts[1], keyword, member),
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
      const wasHidden = was && isHidden(older.schemas.getParts(was.raw), direction)
      const isNowHidden = is && isHidden(newer.schemas.getParts(is.raw), direction)
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
      const listVariants = (unions: ReturnType<typeof findUnions>) =>
        unions.flatMap((union) => union.members.map(({ raw, label }) => ({ raw, label })))
      const was = listVariants(findUnions(parts[0], older.schemas))
      const is = listVariants(findUnions(parts[1], newer.schemas))
      const keyword = [...parts[1].parts, ...parts[0].parts].some(({ schema }) => schema.oneOf)
        ? 'oneOf'
        : 'anyOf'
      if (was.length === 0 || is.length === 0) {
        if (was.length !== is.length) add(is.length > 0 ? 'variants-set' : 'variants-lifted', { keyword })
        return
      }
      const getSchemaName = (description: ComparedFile, raw: Json) => description.schemas.getParts(raw).name
      const pairVariants = (isMatch: (one: (typeof was)[number], other: (typeof was)[number]) => boolean) => {
        for (const one of [...was]) {
          const other = is.find((each) => isMatch(one, each))
          if (!other) continue
          was.splice(was.indexOf(one), 1)
          is.splice(is.indexOf(other), 1)
          inside.push(['', { older: one.raw, newer: other.raw }])
        }
      }
      pairVariants((one, other) => {
        const name = getSchemaName(older, one.raw)
        return name !== undefined && name === getSchemaName(newer, other.raw)
      })
      pairVariants(
        (one, other) =>
          findChangesBelow(compareOnce({ older: one.raw, newer: other.raw }, direction)).length === 0,
      )
      if (was.length === is.length) pairVariants(() => true)
      for (const { label } of was) add('variant-removed', { keyword, was: label })
      for (const { label } of is) add('variant-added', { keyword, is: label })
    }
  }
}

function mapByName(properties: readonly RawProperty[]): ReadonlyMap<string, RawProperty> {
  return new Map(properties.map((property) => [property.name, property]))
}
