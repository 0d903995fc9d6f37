import { formatInlineCode } from '../../../markdown/inline-code.ts'
import { isExtension } from '../../document/extension.ts'
import type { Json, JsonObject } from '../../document/json.ts'
import { asList, asObject, asString, asStrings, isObject } from '../../document/json.ts'
import { joinWithAnd } from './words.ts'

const setKeywords = new Set(['required', 'not', 'type', 'title', 'description', 'properties', '$comment'])

/** Checks whether a union's member only lists required properties: `{ required: [transaction] }`. */
export function isRequiredSet(member: Json): boolean {
  if (!isObject(member) || !Object.keys(member).every((key) => setKeywords.has(key) || isExtension(key))) {
    return false
  }
  const properties = Object.values(asObject(member.properties))
  if (!properties.every((property) => property === false || property === true)) return false
  return asStrings(member.required).length > 0 || isAbsence(member.not)
}

/** Checks for required absence: `not: { required: [a] }`, or `not: { anyOf: [{ required: [a] }, …] }`. */
function isAbsence(schema: Json | undefined): boolean {
  return isObject(schema) && listAbsentNames(schema).length > 0
}

function listAbsentNames(schema: Json | undefined): readonly string[] {
  const { required, anyOf } = asObject(schema)
  return [...asStrings(required), ...asList(anyOf).flatMap((member) => asStrings(asObject(member).required))]
}

/** A rule about which properties must be present together, or instead of each other. */
interface RequiredRule {
  /** "exactly one of `transaction` and `transaction_id`". */
  readonly text: string
  /** The title and description of each set. */
  readonly meanings: readonly string[]
  /** The properties in the rule. */
  readonly names: readonly string[]
  /** Sets of properties, at least one of which must be present completely; an empty list if no set is required. */
  readonly sets: readonly (readonly string[])[]
}

/** Reads the rule of a union of required sets. Undefined for other unions. */
export function readRequiredRule(
  keyword: 'oneOf' | 'anyOf',
  members: readonly Json[],
): RequiredRule | undefined {
  if (members.length === 0 || !members.every(isRequiredSet)) return undefined
  const sets = members.map((member) => asStrings(asObject(member).required)).filter((set) => set.length > 0)
  if (sets.length === 0) return undefined
  const list = sets.some((set) => set.length > 1)
    ? sets.map(formatSet).join(', or ')
    : joinWithAnd(sets.map(formatSet))
  return {
    text: `${chooseQuantifier(keyword, { members, sets })} ${list}`,
    meanings: members.map(asObject).flatMap(listMeanings),
    names: [...new Set(sets.flat())],
    sets: sets.length === members.length ? sets : [],
  }
}

/** Formats a set: "`name` and `zip` together". */
function formatSet(names: readonly string[]): string {
  return `${joinWithAnd(names.map(formatInlineCode))}${names.length > 1 ? ' together' : ''}`
}

/** Formats the meaning of a set: "By name (`name` and `zip` together): The quickest way". */
function listMeanings({ title, description, required }: JsonObject): readonly string[] {
  const names = asStrings(required)
  const words = [asString(title), names.length > 0 && formatSet(names)].filter(
    (word) => typeof word === 'string',
  )
  const [first = '', second] = words
  const head = second ? `${first} (${second})` : first
  const text = asString(description)
  if (!text && !asString(title)) return []
  return [text ? [head, text].filter(Boolean).join(': ') : head]
}

interface Sets {
  readonly members: readonly Json[]
  readonly sets: readonly (readonly string[])[]
}

function chooseQuantifier(keyword: 'oneOf' | 'anyOf', { members, sets }: Sets): string {
  if (sets.length === 1) return 'needs'
  if (sets.length < members.length) return keyword === 'oneOf' ? 'at most one of' : 'any of'
  return keyword === 'oneOf' ? 'exactly one of' : 'at least one of'
}
