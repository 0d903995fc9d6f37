import { visitSchemas } from '../document/each-schema.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, listMembers } from '../document/json.ts'
import { applyMergePatch } from '../document/merge-patch.ts'
import { parseFragment } from '../document/pointer.ts'
import type { References } from '../document/reference.ts'
import { getRef } from '../document/reference.ts'
import { isJsonType } from '../names/json-type.ts'
import type { Direction } from '../schema/tree/page-fields.ts'

/** An example in a file, and its schema. */
export interface WrittenExample {
  /** Its title in messages: "Example `visa_approved`", "Default". */
  readonly title: string
  /** Undefined if the file has it only in serialized form, or externally. */
  readonly value: Json | undefined
  /** The path of keys to the value. */
  readonly keys: readonly string[]
  /** The path of keys to the schema. */
  readonly schemaKeys: readonly string[]
  readonly direction: Direction
  /** Whether it's a merge patch, which has no member that it must have. */
  readonly isPatch?: boolean
}

/** Returns every example of a description: of bodies, parameters, headers, and schemas. */
export function listWrittenExamples(document: JsonObject, references: References): readonly WrittenExample[] {
  const found: WrittenExample[] = []
  visitSchemas(document, {
    owner: (owner, keys) =>
      found.push(
        ...listExamplesNextToSchema(owner, keys, references)
          .filter((each) => isValue(each, owner, references))
          .map(applyDeletions),
      ),
    schema: (schema, keys) => {
      found.push(...listExamplesInsideSchema(schema, keys))
      return schema
    },
  })
  return found
}

/**
 * Checks whether an example is a value that its schema describes. XML, JSON lines and other texts are serialized bodies, which
 * only a string schema describes.
 */
function isValue({ value, keys }: WrittenExample, { schema }: JsonObject, { follow }: References): boolean {
  const mediaType = getMediaType(keys)
  const isText = typeof value === 'string' && mediaType !== undefined && !isJsonType(mediaType)
  return !isText || [asObject(follow(schema)).type].flat().includes('string')
}

/** Returns the media type of an example in a body. */
function getMediaType(keys: readonly string[]): string | undefined {
  const index = keys.lastIndexOf('content')
  return index < 0 ? undefined : keys[index + 1]
}

/** Applies a merge patch example to nothing, because it deletes the members that it sets to `null` (RFC 7396). */
function applyDeletions(example: WrittenExample): WrittenExample {
  if (!/^application\/merge-patch\+json\b/i.test(getMediaType(example.keys) ?? '')) return example
  return { ...example, value: example.value && applyMergePatch({}, example.value), isPatch: true }
}

function listExamplesNextToSchema(
  owner: JsonObject,
  keys: readonly string[],
  references: References,
): readonly WrittenExample[] {
  const common = { schemaKeys: [...keys, 'schema'], direction: getDirection(keys) }
  const single =
    owner.example === undefined
      ? []
      : [{ title: 'Example', value: owner.example, keys: [...keys, 'example'], ...common }]
  const named = listMembers(owner.examples).map(([name, member]) => {
    const { value } = asObject(references.follow(member))
    const reference = getRef(member)
    const start = reference?.startsWith('#/') ? parseFragment(reference) : [...keys, 'examples', name]
    return { title: `Example \`${name}\``, value, keys: [...start, 'value'], ...common }
  })
  return [...single, ...named]
}

function listExamplesInsideSchema(schema: JsonObject, keys: readonly string[]): readonly WrittenExample[] {
  const common = { schemaKeys: keys, direction: getDirection(keys) }
  const several = asList(schema.examples).map((value, index) => ({
    title: 'Example',
    value,
    keys: [...keys, 'examples', String(index)],
    ...common,
  }))
  const { example, default: preset } = schema
  const single = { title: 'Example', value: example, keys: [...keys, 'example'], ...common }
  const ofDefault = { title: 'Default', value: preset, keys: [...keys, 'default'], ...common }
  return [...several, single, ofDefault].filter(({ value }) => value !== undefined)
}

/** Returns the direction of an example's body. Webhooks and callbacks are sent by the API, so their directions are reversed. */
function getDirection(keys: readonly string[]): Direction {
  const side = keys.find((key) =>
    ['requestBody', 'requestBodies', 'parameters', 'responses', 'headers'].includes(key),
  )
  if (side === undefined) return 'both'
  const isRequest = side !== 'responses' && side !== 'headers'
  const isReversed = keys[0] === 'webhooks' || keys.includes('callbacks')
  return isRequest !== isReversed ? 'request' : 'response'
}
