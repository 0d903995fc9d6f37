import type { Problem } from '../../problem/problem.ts'
import { isDataAt, isExtensionAt, isNameAt } from './extension.ts'
import type { Json, JsonObject } from './json.ts'
import { asObject, isObject } from './json.ts'
import type { Source } from './source.ts'

/** Returns the text that replaces the one at these keys. */
type Change = (text: string, keys: readonly string[]) => string

const textKeys = new Set(['description', 'summary'])

/** Returns a copy of a file with changed descriptions and summaries. Unchanged objects aren't copied. */
export function changeDescriptions(document: JsonObject, change: Change): JsonObject {
  const changed = new WeakMap<JsonObject, JsonObject>()
  return changeObject(document, [])

  function changeObject(object: JsonObject, keys: readonly string[]): JsonObject {
    const found = changed.get(object)
    if (found) return found
    const entries = Object.entries(object).map(
      ([key, member]) => [key, changeMember(member, [...keys, key])] as const,
    )
    const isSame = entries.every(([key, member]) => member === object[key])
    const result = isSame ? object : Object.fromEntries(entries)
    changed.set(object, result)
    return result
  }

  function changeMember(member: Json | undefined, keys: readonly string[]): Json | undefined {
    if (member === undefined || isExtensionAt(keys) || isDataAt(keys, member)) return member
    const isText = typeof member === 'string' && textKeys.has(keys.at(-1)!) && !isNameAt(keys)
    return isText ? change(member, keys) : changeValue(member, keys)
  }

  function changeValue(value: Json, keys: readonly string[]): Json {
    if (isObject(value)) return changeObject(value, keys)
    if (!Array.isArray(value)) return value
    const items = value.map((item, index) => changeValue(item, [...keys, String(index)]))
    return items.every((item, index) => item === value[index]) ? value : items
  }
}

/** The longest text, about a book's length. Parsing and rendering takes several seconds per million characters. */
const maxTextLength = 200_000

/** Shortens texts that are too long for any page, and reports them. */
export function shortenTexts(source: Source): { source: Source; problems: readonly Problem[] } {
  const problems: Problem[] = []
  if (source.text.length <= maxTextLength) return { source, problems }
  const value = changeDescriptions(asObject(source.value), (text, keys) => {
    if (text.length <= maxTextLength) return text
    problems.push({
      place: source.placeOf(keys),
      message: `This text has ${text.length} characters. The limit is ${maxTextLength}.`,
      hint: 'move it to guides and link to them',
      kind: 'structure',
    })
    return text.slice(0, maxTextLength)
  })
  return { source: { ...source, value }, problems }
}
