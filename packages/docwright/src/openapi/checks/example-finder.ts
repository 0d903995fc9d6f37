import { eachSchema } from '../document/each-schema.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { listOf, membersOf, objectOf } from '../document/json.ts'
import { patched } from '../document/merge-patch.ts'
import { keysOf } from '../document/pointer.ts'
import type { References } from '../document/reference.ts'
import { refOf } from '../document/reference.ts'
import { isJsonType } from '../names/json-type.ts'
import type { Direction } from '../schema/tree/page-fields.ts'

/** A value that a file gives as an example, and the schema that it should fit. */
export interface WrittenExample {
  /** "Example `visa_approved`", "Default". */
  readonly title: string
  /** Undefined where the file says it only as it is sent, or keeps it elsewhere. */
  readonly value: Json | undefined
  /** The keys that lead to the value in the file. */
  readonly keys: readonly string[]
  /** The keys that lead to the schema. */
  readonly schemaKeys: readonly string[]
  readonly direction: Direction
}

/** Every example of a description: of bodies, parameters and headers, and of the schemas themselves. */
export function writtenExamples(document: JsonObject, references: References): readonly WrittenExample[] {
  const found: WrittenExample[] = []
  eachSchema(document, {
    owner: (owner, keys) =>
      found.push(
        ...besideSchema(owner, keys, references)
          .filter((each) => isValue(each, owner, references))
          .map(withoutRemovals),
      ),
    schema: (schema, keys) => {
      found.push(...insideSchema(schema, keys))
      return schema
    },
  })
  return found
}

/**
 * Whether an example is the value that the schema describes. XML, lines of JSON and other texts are bodies as they're sent: only
 * the schema of a text describes these.
 */
function isValue({ value, keys }: WrittenExample, { schema }: JsonObject, { follow }: References): boolean {
  const at = keys.lastIndexOf('content')
  const mediaType = keys[at + 1]
  const isText = typeof value === 'string' && at >= 0 && mediaType !== undefined && !isJsonType(mediaType)
  return !isText || [objectOf(follow(schema)).type].flat().includes('string')
}

/** An example of a merge patch without the members that it removes, which it sets to `null` (RFC 7396). */
function withoutRemovals(example: WrittenExample): WrittenExample {
  const mediaType = example.keys[example.keys.lastIndexOf('content') + 1] ?? ''
  if (!/^application\/merge-patch\+json\b/i.test(mediaType)) return example
  return { ...example, value: example.value && patched({}, example.value) }
}

function besideSchema(
  owner: JsonObject,
  keys: readonly string[],
  references: References,
): readonly WrittenExample[] {
  const about = { schemaKeys: [...keys, 'schema'], direction: directionOf(keys) }
  const single =
    owner.example === undefined
      ? []
      : [{ title: 'Example', value: owner.example, keys: [...keys, 'example'], ...about }]
  const named = membersOf(owner.examples).map(([name, member]) => {
    const { value } = objectOf(references.follow(member))
    const reference = refOf(member)
    const start = reference?.startsWith('#/') ? keysOf(reference) : [...keys, 'examples', name]
    return { title: `Example \`${name}\``, value, keys: [...start, 'value'], ...about }
  })
  return [...single, ...named]
}

function insideSchema(schema: JsonObject, keys: readonly string[]): readonly WrittenExample[] {
  const about = { schemaKeys: keys, direction: directionOf(keys) }
  const several = listOf(schema.examples).map((value, index) => ({
    value,
    place: ['examples', String(index)],
  }))
  const examples =
    schema.example === undefined ? several : [...several, { value: schema.example, place: ['example'] }]
  return [
    ...examples.map(({ value, place }) => ({ title: 'Example', value, keys: [...keys, ...place], ...about })),
    ...(schema.default === undefined
      ? []
      : [{ title: 'Default', value: schema.default, keys: [...keys, 'default'], ...about }]),
  ]
}

/** A webhook or callback is sent by the API, so that its directions are the other way round. */
function directionOf(keys: readonly string[]): Direction {
  const side = keys.find((key) =>
    ['requestBody', 'requestBodies', 'parameters', 'responses', 'headers'].includes(key),
  )
  if (side === undefined) return 'both'
  const isRequest = side !== 'responses' && side !== 'headers'
  const isReversed = keys[0] === 'webhooks' || keys.includes('callbacks')
  return isRequest !== isReversed ? 'request' : 'response'
}
