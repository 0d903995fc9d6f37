import { formatInlineCode } from '../../../markdown/inline-code.ts'
import type { Json, JsonObject } from '../../document/json.ts'
import {
  asList,
  asObject,
  asString,
  asStrings,
  formatValue,
  isNumber,
  isObject,
  listMembers,
} from '../../document/json.ts'
import type { Parts, Schemas } from '../parts/parts.ts'
import { findFirstValue, isNullSchema, listKeywordValues, unionKeywords } from '../parts/parts.ts'
import { listTypes } from '../parts/type.ts'
import { formatCode, joinWithAnd, joinWithOr } from '../parts/words.ts'
import type { LimitWords } from './limits.ts'
import { combineLimits, describeLimits } from './limits.ts'

/** A statement about a value, which is formatted as a fact ("is `card`") or as a requirement ("must match `^x`"). */
interface Predicate {
  readonly verb: 'be' | 'have' | 'match' | 'contain'
  readonly text: string
  readonly isNegated?: boolean
}

const thirdPerson = { be: 'is', have: 'has', match: 'matches', contain: 'contains' } as const

/** Formats a predicate as a fact: "is `card`", "doesn't match `^x`". */
export function formatStatement({ verb, text, isNegated }: Predicate): string {
  if (verb === 'be') return `${isNegated ? "isn't" : 'is'} ${text}`
  return isNegated ? `doesn't ${verb} ${text}` : `${thirdPerson[verb]} ${text}`
}

/** Formats a predicate as a requirement: "must be `card`", "must not match `^x`". */
export function formatRequirement({ verb, text, isNegated }: Predicate): string {
  return `must ${isNegated ? 'not ' : ''}${verb} ${text}`
}

/** The deepest nesting of schemas that a sentence can express. */
const maxLevels = 6

/**
 * Returns the predicates about the value itself; for those about its properties, see `listClauses`. `above` contains the
 * surrounding schemas.
 */
export function listPredicates(
  raw: Json,
  schemas: Schemas,
  above: readonly Json[] = [],
): readonly Predicate[] {
  if (above.length > maxLevels || above.includes(raw)) return []
  const inside = [...above, raw]
  if (raw === false) return [{ verb: 'be', text: 'present', isNegated: true }]
  if (isNullSchema(raw)) return [{ verb: 'be', text: 'null' }]
  const parts = schemas.getParts(raw)
  return [
    ...listValuePredicates(parts),
    ...describeLimits(combineLimits(parts)).map(createLimitPredicate),
    ...listKeywordValues(parts, 'pattern').map(
      (pattern) => ({ verb: 'match', text: formatCode(pattern) }) as const,
    ),
    ...listKeywordValues(parts, 'format').map(
      (format) => ({ verb: 'be', text: `in the format ${formatCode(format)}` }) as const,
    ),
    ...listKeywordValues(parts, 'contains').map((item) => describeContained(item, schemas, inside)),
    ...listKeywordValues(parts, 'not').flatMap((excluded) =>
      listPredicates(excluded, schemas, inside).map(negatePredicate),
    ),
  ]
}

function listValuePredicates(parts: Parts): readonly Predicate[] {
  const constants = listKeywordValues(parts, 'const')
  const values = constants.length > 0 ? constants : asList(findFirstValue(parts, 'enum'))
  if (values.length > 0) return [{ verb: 'be', text: joinWithOr(values.map(formatCode)) }]
  const types = findFirstValue(parts, 'type') === undefined ? [] : listTypes(parts)
  return types.length > 0 ? [{ verb: 'be', text: joinWithOr(types.map(addArticle)) }] : []
}

function addArticle(type: string): string {
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`
}

function createLimitPredicate({ of, text }: LimitWords): Predicate {
  if (of === 'value') return { verb: 'be', text }
  return of === 'multiples' ? { verb: 'be', text: `a ${text}` } : { verb: 'have', text }
}

function describeContained(item: Json, schemas: Schemas, above: readonly Json[]): Predicate {
  return {
    verb: 'contain',
    text: `an item that ${describeSchemaCondition(item, schemas, above) || 'fits a schema'}`,
  }
}

/** Negates a predicate: "be 3" becomes "not be 3". */
export function negatePredicate(predicate: Predicate): Predicate {
  return { ...predicate, isNegated: !predicate.isNegated }
}

/** Describes a whole schema as one condition: "`channel` is `ecommerce` or `in_app`". */
export function describeSchemaCondition(raw: Json, schemas: Schemas, above: readonly Json[] = []): string {
  return joinWithAnd(listClauses(raw, { schemas, subject: '', depth: 0, above }))
}

interface Subject {
  readonly schemas: Schemas
  /** The path of the property that the clause is about, or empty for the value itself. */
  readonly subject: string
  readonly depth: number
  readonly above: readonly Json[]
}

function listClauses(raw: Json, { schemas, subject, depth, above }: Subject): readonly string[] {
  if (depth > maxLevels) return []
  const { parts, name } = schemas.getParts(raw)
  if (name && subject) return [`${formatInlineCode(subject)} is a ${name}`]
  const own = listPredicates(raw, schemas, above)
    // The clauses about properties already show that the value is an object.
    .filter(({ text, isNegated }) => text !== 'an object' || isNegated || parts.length === 0)
    .map((predicate) => `${subject ? `${formatInlineCode(subject)} ` : ''}${formatStatement(predicate)}`)
  const inner = parts.flatMap(({ schema }) => listMemberClauses(schema, { schemas, subject, depth, above }))
  return [...new Set([...own, ...inner])]
}

function listMemberClauses(
  schema: JsonObject,
  { schemas, subject, depth, above }: Subject,
): readonly string[] {
  const getPath = (name: string) => (subject ? `${subject}.${name}` : name)
  const properties = listMembers(schema.properties).map(
    ([name, value]) =>
      [name, listClauses(value, { schemas, subject: getPath(name), depth: depth + 1, above })] as const,
  )
  const described = new Set(properties.filter(([, clauses]) => clauses.length > 0).map(([name]) => name))
  const present = asStrings(schema.required).filter((name) => !described.has(name))
  return [
    ...present.map((name) => `${formatInlineCode(getPath(name))} is present`),
    ...properties.flatMap(([, clauses]) => clauses),
    ...describeAlternatives(schema, { schemas, subject, depth, above }),
    ...asStrings(asObject(schema.not).required).map((name) => `${formatInlineCode(getPath(name))} is absent`),
  ]
}

function describeAlternatives(
  schema: JsonObject,
  { schemas, subject, depth, above }: Subject,
): readonly string[] {
  return unionKeywords.toReversed().flatMap((keyword) => {
    const members = asList(schema[keyword])
    if (members.length < 2) return []
    const options = members.map((member) =>
      joinWithAnd(listClauses(member, { schemas, subject, depth: depth + 1, above })),
    )
    return options.every((option) => option !== '') ? [joinWithOr(options)] : []
  })
}

/** Describes `contains`: "at least 2 items that are `a`". */
export function describeContains(schema: JsonObject, schemas: Schemas): string | undefined {
  if (!isObject(schema.contains) && typeof schema.contains !== 'boolean') return undefined
  const least = isNumber(schema.minContains) ? formatValue(schema.minContains) : '1'
  const most = isNumber(schema.maxContains) ? ` and at most ${formatValue(schema.maxContains)}` : ''
  const condition = describeSchemaCondition(schema.contains, schemas)
  const meaning = asString(asObject(schema.contains).description)
  return [`contains at least ${least}${most} of: an item that ${condition || 'fits'}`, meaning]
    .filter(Boolean)
    .join('. ')
}
