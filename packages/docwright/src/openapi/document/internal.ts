import type { Problem } from '../../problem/problem.ts'
import type { Json, JsonObject } from './json.ts'
import { asList, asObject, isObject, mapObject } from './json.ts'
import { stepInto } from './reference.ts'
import type { Source } from './source.ts'

/** A description without internal parts, and whether there were any. */
interface Public {
  readonly source: Source
  readonly warnings: readonly Problem[]
}

/** Removes all parts with `x-internal: true` before anything else reads the description. */
export function withoutInternal(source: Source): Public {
  if (!source.text.includes('x-internal')) return { source, warnings: [] }
  const found: (readonly string[])[] = []
  const value = removeInternal(source.value, [], found)
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

/** Keys with values, in which `x-internal` has no meaning. */
const valueKeywords = new Set(['example', 'examples', 'default', 'enum', 'const', 'value'])

function removeInternal(value: Json, keys: readonly string[], found: (readonly string[])[]): Json {
  const isKept = (member: Json | undefined, key: string) => {
    if (!isInternal(member)) return true
    found.push([...keys, key])
    return false
  }
  if (Array.isArray(value)) {
    return value
      .map((item: Json, index) => ({ item, key: String(index) }))
      .filter(({ item, key }) => isKept(item, key))
      .map(({ item, key }) => removeInternal(item, [...keys, key], found))
  }
  if (!isObject(value)) return value
  const kept = Object.fromEntries(
    Object.entries(value).filter(([key, member]) => valueKeywords.has(key) || isKept(member, key)),
  )
  const inside = mapObject(kept, (member, key) =>
    valueKeywords.has(key) ? member : removeInternal(member, [...keys, key], found),
  )
  return removeFromRequired(inside, value)
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
    const kept = Array.isArray(value)
      ? [...value.keys()].filter((index) => !isInternal(asList(value)[index]))
      : undefined
    const own = kept ? String(kept[Number(key)] ?? key) : key
    value = stepInto(value, own)
    return own
  })
}
