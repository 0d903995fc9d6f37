import type { Problem } from '../../problem/problem.ts'
import { isDataAt } from './extension.ts'
import type { Json, JsonObject } from './json.ts'
import { asList, asObject, isObject, listMembers } from './json.ts'
import { stepInto } from './reference.ts'
import type { Source } from './source.ts'

/** A description without internal parts, and whether there were any. */
interface PublicDescription {
  readonly source: Source
  readonly warnings: readonly Problem[]
}

/** Removes all parts with `x-internal: true` before anything else reads the description. */
export function removeInternalParts(source: Source): PublicDescription {
  if (!source.text.includes('x-internal')) return { source, warnings: [] }
  const found: (readonly string[])[] = []
  const value = removeInternalFrom(source.value, [], found)
  const [first] = found
  if (!first) return { source, warnings: [] }
  const subject = found.length === 1 ? '1 part of this API is' : `${found.length} parts of this API are`
  return {
    source: { ...source, value, placeOf: (keys) => source.placeOf(findWrittenPlace(keys, source.value)) },
    warnings: [
      {
        place: source.placeOf([...first, 'x-internal']),
        message: `${subject} marked \`x-internal: true\`, and left out of pages and published files.`,
      },
    ],
  }
}

/** Returns a value without its internal parts, and adds the keys of each to `found`. */
function removeInternalFrom(value: Json, keys: readonly string[], found: (readonly string[])[]): Json {
  const keepPublic = (member: Json, key: string): readonly Json[] => {
    const inner = [...keys, key]
    if (isDataAt(inner, member)) return [member]
    if (!isInternal(member)) return [removeInternalFrom(member, inner, found)]
    found.push(inner)
    return []
  }
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => keepPublic(item, String(index)))
  if (!isObject(value)) return value
  const members = listMembers(value).flatMap(([key, member]) =>
    keepPublic(member, key).map((kept) => [key, kept] as const),
  )
  return removeFromRequired(Object.fromEntries(members), value)
}

/** Removes properties that were left out from a schema's `required`. */
function removeFromRequired(schema: JsonObject, written: JsonObject): JsonObject {
  if (!Array.isArray(schema.required) || !isObject(written.properties)) return schema
  const properties = asObject(written.properties)
  const isPublic = (name: Json) => typeof name !== 'string' || !isInternal(properties[name])
  return { ...schema, required: asList(schema.required).filter(isPublic) }
}

function isInternal(value: Json | undefined): boolean {
  return asObject(value)['x-internal'] === true
}

/** Returns the keys in the original file, in which items of lists may have a higher index. */
function findWrittenPlace(keys: readonly string[], document: Json): readonly string[] {
  let value: Json | undefined = document
  return keys.map((key) => {
    const keptIndexes = Array.isArray(value)
      ? [...value.keys()].filter((index) => !isInternal(asList(value)[index]))
      : undefined
    const writtenKey = keptIndexes ? String(keptIndexes[Number(key)] ?? key) : key
    value = stepInto(value, writtenKey)
    return writtenKey
  })
}
