import type { Json } from '../document/json.ts'
import { asList, isObject } from '../document/json.ts'
import type { RawProperty } from '../schema/facts/object.ts'
import { mergeAllOf, mergeToObject } from '../schema/facts/object.ts'
import type { Parts } from '../schema/parts/parts.ts'
import { listKeywordValues } from '../schema/parts/parts.ts'
import { findUnions } from '../schema/parts/union.ts'
import type { ChangeLocation, ComparedFile } from './description.ts'
import type { ChangeDirection, ChangeKind } from './kinds.ts'
import { pairEntries } from './paired.ts'
import type { KeywordChange } from './schema-changes.ts'
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

/** A schema of one of the files, and its parts. */
interface ComparedSchema {
  readonly file: ComparedFile
  readonly raw: Json
  readonly parts: Parts
}

/** Two schemas, and the functions that receive what is found. */
interface PartsComparison {
  readonly older: ComparedSchema
  readonly newer: ComparedSchema
  readonly direction: ChangeDirection
  readonly addChange: (change: FoundChange) => void
  /** Adds two schemas that are inside these, to be compared later. */
  readonly addInside: (step: string, pair: SchemaPair) => void
  /** Checks whether two schemas inside these are the same. */
  readonly areSame: (pair: SchemaPair) => boolean
}

/** Compares two schemas' own keywords, and pairs the schemas inside them. */
export function compareParts(comparison: PartsComparison): void {
  const { older, newer } = comparison
  const keywordChanges = compareKeywords(
    { parts: older.parts, references: older.file.references },
    { parts: newer.parts, references: newer.file.references },
  )
  for (const { kind, ...details } of keywordChanges) add(comparison, kind, details)
  compareFields(comparison)
  compareItems(comparison)
  compareUnions(comparison)
}

/** The keyword that changed, and its texts before and after. */
interface ChangeDetails extends Omit<KeywordChange, 'kind'> {
  /** The member of the keyword's value that changed: a field's name. */
  readonly member?: string
}

function add(
  { older, newer, addChange }: PartsComparison,
  kind: ChangeKind,
  { keyword, member, ...values }: ChangeDetails,
): void {
  const isRemoved = member !== undefined && kind.endsWith('-removed')
  const isAdded = member !== undefined && kind.endsWith('-added')
  addChange({
    kind,
    ...values,
    path: member === undefined ? [] : [member],
    older: isAdded ? undefined : older.file.locateKeyword(older.parts, keyword, member),
    newer: isRemoved ? undefined : newer.file.locateKeyword(newer.parts, keyword, member),
  })
}

function compareFields(comparison: PartsComparison): void {
  const { older, newer, addInside } = comparison
  const was = mergeToObject(older.raw, older.file.schemas)
  const is = mergeToObject(newer.raw, newer.file.schemas)
  for (const [name, before, after] of pairEntries(mapByName(was.properties), mapByName(is.properties))) {
    compareField(comparison, name, { was: before, is: after })
  }
  if (was.isClosed !== is.isClosed) {
    const kind = is.isClosed ? 'other-fields-forbidden' : 'other-fields-allowed'
    add(comparison, kind, { keyword: 'additionalProperties' })
  }
  if (isObject(was.values) && isObject(is.values)) addInside('*', { older: was.values, newer: is.values })
  const patterns = new Map(is.patternProperties)
  for (const [pattern, raw] of was.patternProperties) {
    const same = patterns.get(pattern)
    if (same !== undefined) addInside(`/${pattern}/`, { older: raw, newer: same })
  }
}

function mapByName(properties: readonly RawProperty[]): ReadonlyMap<string, RawProperty> {
  return new Map(properties.map((property) => [property.name, property]))
}

function compareField(
  comparison: PartsComparison,
  name: string,
  { was, is }: { readonly was: RawProperty | undefined; readonly is: RawProperty | undefined },
): void {
  const { older, newer, direction } = comparison
  const wasHidden = was && isHidden(older.file.schemas.getParts(was.raw), direction)
  const isNowHidden = is && isHidden(newer.file.schemas.getParts(is.raw), direction)
  const addKind = (kind: ChangeKind) => add(comparison, kind, { keyword: 'properties', member: name })
  if (!was) {
    if (!isNowHidden) addKind(is?.required ? 'required-field-added' : 'optional-field-added')
  } else if (!is) {
    if (!wasHidden) addKind(was.required ? 'required-field-removed' : 'optional-field-removed')
  } else if (wasHidden || isNowHidden) {
    if (wasHidden !== isNowHidden) addKind(isNowHidden ? 'field-hidden' : 'field-shown')
  } else {
    if (was.required !== is.required) {
      addKind(is.required ? 'field-became-required' : 'field-became-optional')
    }
    comparison.addInside(name, { older: was.raw, newer: is.raw })
  }
}

function compareItems({ older, newer, addInside }: PartsComparison): void {
  const [was, is] = [listKeywordValues(older.parts, 'items'), listKeywordValues(newer.parts, 'items')]
  if (was.length > 0 && is.length > 0) addInside('', { older: mergeAllOf(was), newer: mergeAllOf(is) })
  const newerItems = listKeywordValues(newer.parts, 'prefixItems').flatMap(asList)
  for (const [index, raw] of listKeywordValues(older.parts, 'prefixItems').flatMap(asList).entries()) {
    const newerItem = newerItems[index]
    if (newerItem !== undefined) addInside(String(index), { older: raw, newer: newerItem })
  }
}

/** A variant of a union, and its name or description for readers. */
interface Variant {
  readonly raw: Json
  readonly label: string
}

function compareUnions(comparison: PartsComparison): void {
  const { older, newer, addInside, areSame } = comparison
  const [was, is] = [[...listVariants(older)], [...listVariants(newer)]]
  const hasOneOf = [older, newer].some(({ parts }) => parts.parts.some(({ schema }) => schema.oneOf))
  const keyword = hasOneOf ? 'oneOf' : 'anyOf'
  if (was.length === 0 || is.length === 0) {
    const kind = is.length > 0 ? 'variants-set' : 'variants-lifted'
    if (was.length !== is.length) add(comparison, kind, { keyword })
    return
  }
  // Variants with the same name belong together, then equal ones, then what remains, if there are equally many.
  pairVariants((one, other) => {
    const name = older.file.schemas.getParts(one.raw).name
    return name !== undefined && name === newer.file.schemas.getParts(other.raw).name
  })
  pairVariants((one, other) => areSame({ older: one.raw, newer: other.raw }))
  if (was.length === is.length) pairVariants(() => true)
  for (const { label } of was) add(comparison, 'variant-removed', { keyword, was: label })
  for (const { label } of is) add(comparison, 'variant-added', { keyword, is: label })

  /** Removes the variants that belong together from both lists, to be compared later. */
  function pairVariants(isMatch: (one: Variant, other: Variant) => boolean): void {
    for (const one of [...was]) {
      const other = is.find((each) => isMatch(one, each))
      if (!other) continue
      was.splice(was.indexOf(one), 1)
      is.splice(is.indexOf(other), 1)
      addInside('', { older: one.raw, newer: other.raw })
    }
  }
}

function listVariants({ file, parts }: ComparedSchema): readonly Variant[] {
  return findUnions(parts, file.schemas).flatMap(({ members }) =>
    members.map(({ raw, label }) => ({ raw, label })),
  )
}
