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
  return asStrings(member.required).length > 0 || excludesNames(member.not)
}

/** Checks whether a `not` excludes names: `{ required: [a] }`, or `{ anyOf: [{ required: [a] }, …] }`. */
function excludesNames(schema: Json | undefined): boolean {
  const { required, anyOf } = asObject(schema)
  return [required, ...asList(anyOf).map((member) => asObject(member).required)].some(
    (names) => asStrings(names).length > 0,
  )
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
  // Sets of several names contain "and" themselves.
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
  if (!asString(title) && !asString(description)) return []
  const names = asStrings(required)
  const set = names.length > 0 ? formatSet(names) : ''
  const head = asString(title) && set ? `${title} (${set})` : asString(title) || set
  return [[head, asString(description)].filter(Boolean).join(': ')]
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
