import type { Json } from '../document/json.ts'
import { asNumber, asString, formatJson, isObject } from '../document/json.ts'
import type { References } from '../document/reference.ts'
import { getRef } from '../document/reference.ts'
import { getAllowedValues } from '../schema/facts/allowed-values.ts'
import type { Parts } from '../schema/parts/parts.ts'
import { findFirstValue, listKeywordValues } from '../schema/parts/parts.ts'
import { isNullable, listTypes } from '../schema/parts/type.ts'
import type { ChangeKind } from './kinds.ts'
import { compareLists } from './paired.ts'

/** The texts of a value before and after a change. */
interface ChangedValues {
  readonly was?: string
  readonly is?: string
}

/** A change of a value's own keywords. */
export interface KeywordChange extends ChangedValues {
  readonly kind: ChangeKind
  /** The changed keyword. */
  readonly keyword: string
}

/** A schema of one of the files, split into its parts. */
interface SchemaSide {
  readonly parts: Parts
  readonly references: References
}

/** Compares the keywords of two schemas, without schemas inside them. */
export function compareKeywords(older: SchemaSide, newer: SchemaSide): readonly KeywordChange[] {
  const [was, is] = [older.parts, newer.parts]
  const types = findTypeChange(listTypes(was), listTypes(is))
  return [
    ...(types
      ? [types]
      : compareFormats(asString(findFirstValue(was, 'format')), asString(findFirstValue(is, 'format')))),
    ...compareNullability(isNullable(was), isNullable(is)),
    ...listValueChanges(was, is),
    ...limitKeywords.flatMap((limit) => findLimitChange(limit, was, is)),
    ...comparePattern(joinValues(was, 'pattern'), joinValues(is, 'pattern')),
    ...[...ruleKeywords, 'default', 'deprecated', 'discriminator'].flatMap((keyword) =>
      compareRules(keyword, getCanonicalText(older, keyword), getCanonicalText(newer, keyword)),
    ),
  ]
}

function findTypeChange(was: readonly string[], is: readonly string[]): KeywordChange | undefined {
  const fits = (types: readonly string[], into: readonly string[]) =>
    into.length === 0 ||
    (types.length > 0 &&
      types.every((type) => into.includes(type) || (type === 'integer' && into.includes('number'))))
  const words = { keyword: 'type', was: was.join(' or ') || 'any', is: is.join(' or ') || 'any' }
  if (fits(was, is)) return fits(is, was) ? undefined : { kind: 'type-widened', ...words }
  return { kind: fits(is, was) ? 'type-narrowed' : 'type-changed', ...words }
}

/** Each format, and the wider formats that include its values. */
const widerFormats: Readonly<Record<string, readonly string[]>> = {
  float: ['double'],
  int32: ['int64', 'bigint'],
  int64: ['bigint'],
  date: ['date-time'],
  time: ['date-time'],
}

function compareFormats(was: string | undefined, is: string | undefined): readonly KeywordChange[] {
  if (was === is) return []
  const fits = (narrow: string | undefined, wide: string | undefined) =>
    wide === undefined || (narrow !== undefined && (widerFormats[narrow]?.includes(wide) ?? false))
  const kind = fits(was, is) ? 'format-widened' : fits(is, was) ? 'format-narrowed' : 'format-changed'
  return [{ kind, keyword: 'format', ...describeValues(was, is) }]
}

function compareNullability(was: boolean, is: boolean): readonly KeywordChange[] {
  return was === is ? [] : [{ kind: is ? 'became-nullable' : 'became-not-nullable', keyword: 'type' }]
}

function listValueChanges(older: Parts, newer: Parts): readonly KeywordChange[] {
  const [before, after] = [getAllowedValues(older), getAllowedValues(newer)]
  const format = (value: Json | undefined) => (value === undefined ? undefined : formatJson(value, 0))
  const constants = compareValueRule('const', describeValues(format(before.constant), format(after.constant)))
  // `null` counts as a type, and is compared with the types.
  const listValues = ({ enum: list }: typeof before) =>
    list.map((value) => value.json).filter((text) => text !== 'null')
  const [was, is] = [listValues(before), listValues(after)]
  if (was.length === 0 || is.length === 0) {
    const lists = describeValues(was.join(', ') || undefined, is.join(', ') || undefined)
    return [...constants, ...compareValueRule('enum', lists)]
  }
  const changes = compareLists(was, is, { removed: 'enum-value-removed', added: 'enum-value-added' } as const)
  return [...constants, ...changes.map((change) => ({ ...change, keyword: 'enum' }))]
}

/** Compares a constant, or whether there is a list of values. */
function compareValueRule(keyword: 'const' | 'enum', change: ChangedValues): readonly KeywordChange[] {
  const { was, is } = change
  if (was === is) return []
  if (was === undefined) return [{ kind: `${keyword}-set`, keyword, ...change }]
  return [{ kind: is === undefined ? `${keyword}-lifted` : 'const-changed', keyword, ...change }]
}

/** The keywords of limits, and the value that a missing limit has. */
const limitKeywords = [
  ...['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'].map(
    (keyword) => ({ keyword, side: 'maximum', without: Number.POSITIVE_INFINITY }) as const,
  ),
  ...['minLength', 'minItems', 'minProperties'].map(
    (keyword) => ({ keyword, side: 'minimum', without: 0 }) as const,
  ),
  ...['minimum', 'exclusiveMinimum'].map(
    (keyword) => ({ keyword, side: 'minimum', without: Number.NEGATIVE_INFINITY }) as const,
  ),
]

/** Compares a limit. A missing limit counts as the one that every value satisfies. */
function findLimitChange(
  { keyword, side, without }: (typeof limitKeywords)[number],
  older: Parts,
  newer: Parts,
): readonly KeywordChange[] {
  const strictest = side === 'maximum' ? Math.min : Math.max
  const getLimit = (parts: Parts) =>
    strictest(without, ...listKeywordValues(parts, keyword).flatMap((value) => asNumber(value) ?? []))
  const [was, is] = [getLimit(older), getLimit(newer)]
  if (was === is) return []
  const format = (limit: number) => (limit === without ? undefined : String(limit))
  const step = was === without ? 'set' : is === without ? 'lifted' : is < was ? 'lowered' : 'raised'
  return [{ kind: `${side}-${step}`, keyword, ...describeValues(format(was), format(is)) }]
}

function joinValues(parts: Parts, keyword: string): string | undefined {
  return [...new Set(listKeywordValues(parts, keyword))].map(String).sort().join(' and ') || undefined
}

function comparePattern(was: string | undefined, is: string | undefined): readonly KeywordChange[] {
  if (was === is) return []
  const kind =
    was === undefined ? 'pattern-set' : is === undefined || is === '.*' ? 'pattern-lifted' : 'pattern-changed'
  return [{ kind, keyword: 'pattern', ...describeValues(was, is) }]
}

/** Keywords that restrict values, and are only compared as a whole. */
const ruleKeywords = [
  ...['multipleOf', 'uniqueItems', 'not', 'if', 'then', 'else', 'contains', 'minContains', 'maxContains'],
  ...['dependentRequired', 'dependentSchemas', 'propertyNames', 'unevaluatedItems'],
  ...['contentMediaType', 'contentEncoding'],
]

/** Compares the texts of a keyword's values. */
function compareRules(
  keyword: string,
  was: string | undefined,
  is: string | undefined,
): readonly KeywordChange[] {
  if (was === is) return []
  const change = { keyword, ...describeValues(was, is) }
  if (keyword === 'default') return [{ kind: 'default-changed', ...change }]
  if (keyword === 'deprecated') return [{ kind: 'deprecated-changed', ...change }]
  if (keyword === 'discriminator') return [{ kind: 'discriminator-changed', keyword }]
  return [
    { kind: was === undefined ? 'rule-set' : is === undefined ? 'rule-lifted' : 'rule-changed', ...change },
  ]
}

/** Returns a keyword's values as canonical text, which doesn't depend on the order of keys or on references. */
function getCanonicalText({ parts, references }: SchemaSide, keyword: string): string | undefined {
  const values = listKeywordValues(parts, keyword).filter((value) => value !== false || keyword === 'default')
  const texts = values.map((value) => formatJson(canonicalize(value, []), 0))
  return [...new Set(texts)].sort().join(' and ') || undefined

  function canonicalize(value: Json, open: readonly string[]): Json {
    if (Array.isArray(value)) {
      const items = value.map((item) => canonicalize(item, open))
      return items.every((item) => typeof item === 'string') ? items.toSorted() : items
    }
    if (!isObject(value)) return value
    const reference = getRef(value)
    const target =
      reference === undefined || open.includes(reference) ? undefined : references.target(reference)
    if (target) return canonicalize(target.value, [...open, reference!])
    const entries = Object.entries(value).filter(([key]) => !annotationKeywords.has(key))
    return Object.fromEntries(
      entries.toSorted().map(([key, member]) => [key, canonicalize(member ?? null, open)]),
    )
  }
}

const annotationKeywords = new Set(['description', 'title', 'example', 'examples', '$comment'])

function describeValues(was: string | undefined, is: string | undefined): ChangedValues {
  return { ...(was !== undefined && { was }), ...(is !== undefined && { is }) }
}

/** Checks whether a value is left out in a direction: `readOnly` in requests, `writeOnly` in responses. */
export function isHidden(parts: Parts, direction: 'request' | 'response'): boolean {
  return listKeywordValues(parts, direction === 'request' ? 'readOnly' : 'writeOnly').includes(true)
}
