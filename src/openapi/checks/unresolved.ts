import { nearest } from '../../problem/nearest.ts'
import type { Problem } from '../../problem/problem.ts'
import { eachSchema } from '../document/each-schema.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { isObject, memberOf, membersOf, objectOf, textOf } from '../document/json.ts'
import { keysOf } from '../document/pointer.ts'
import type { References } from '../document/reference.ts'
import { readReferences, refOf } from '../document/reference.ts'
import type { Source } from '../document/source.ts'

/** References of schemas that lead nowhere or out of the file, and mappings of discriminators that do. */
export function unresolvedSchemas(source: Source): readonly Problem[] {
  const document = objectOf(source.value)
  const references = readReferences(document)
  const problems: Problem[] = []
  eachSchema(document, {
    schema(schema, keys) {
      if (schema.$ref === '') {
        problems.push({
          place: source.placeOf([...keys, '$ref']),
          message: 'This `$ref` is empty.',
          hint: 'write the address of a schema, such as `#/components/schemas/Order`, or remove it',
        })
      }
      const written = [
        { reference: refOf(schema), keys: [...keys, '$ref'] },
        ...membersOf(objectOf(schema.discriminator).mapping).map(([value, address]) => ({
          reference: textOf(address)?.startsWith('#') ? textOf(address) : undefined,
          keys: [...keys, 'discriminator', 'mapping', value],
        })),
      ]
      for (const { reference, keys: place } of written) {
        if (reference === undefined) continue
        if (references.target(reference) === undefined) {
          problems.push(unresolved(reference, { keys: place, source }))
        } else if (references.follow({ $ref: reference }) === undefined) {
          problems.push(circular(reference, { keys: place, source }))
        }
      }
      return schema
    },
  })
  return problems.map((problem) => ({ ...problem, kind: 'references' }))
}

/** References that lead back to where they stand, in a file that has one at least. */
export function circles(source: Source): readonly Problem[] {
  const references = readReferences(objectOf(source.value))
  const problems: Problem[] = []
  const visit = (value: Json, keys: readonly string[]) => {
    const reference = isObject(value) ? textOf(value.$ref) : undefined
    if (reference !== undefined && (isAround(reference, keys) || isEndless(reference, references))) {
      problems.push({
        place: source.placeOf([...keys, '$ref']),
        message: `\`${reference}\` leads round in a circle.`,
        hint: 'write here what it stands for',
        kind: 'references',
      })
    }
    const inner = Array.isArray(value) ? [...value.entries()] : membersOf(value)
    for (const [key, member] of inner) visit(member, [...keys, String(key)])
  }
  visit(source.value, [])
  if (problems.length > 0) return problems
  const message = 'The references of this file lead round in a circle.'
  return [{ place: source.placeOf([]), message, kind: 'references' }]
}

function isAround(reference: string, keys: readonly string[]): boolean {
  const path = reference.startsWith('#') ? keysOf(reference) : []
  return path.length > 0 && keys.every((key, index) => path[index] === key)
}

function isEndless(reference: string, { target, follow }: References): boolean {
  return target(reference) !== undefined && follow({ $ref: reference }) === undefined
}

interface Written {
  readonly keys: readonly string[]
  readonly source: Source
}

/** A reference that cannot be followed, with the name that was probably meant. */
export function unresolved(reference: string, { keys, source }: Written): Problem {
  const place = source.placeOf(keys)
  if (!reference.startsWith('#')) {
    return {
      place,
      message: `\`${reference}\` is outside this file.`,
      hint: 'bundle the description into one file first',
    }
  }
  const message = `Nothing is at \`${reference}\`.`
  const path = keysOf(reference)
  const name = path.at(-1) ?? ''
  const siblings = path.slice(0, -1).reduce<Json>((value, key) => memberOf(value, key) ?? null, source.value)
  const meant = isObject(siblings) ? nearest(name, Object.keys(siblings)) : undefined
  return meant
    ? { place, message, hint: `refer to \`#/${[...path.slice(0, -1), meant].join('/')}\`` }
    : { place, message }
}

function circular(reference: string, { keys, source }: Written): Problem {
  const message = `\`${reference}\` leads round in a circle and never to a schema.`
  return { place: source.placeOf(keys), message, hint: 'describe one of the schemas on the way' }
}

/**
 * The description without the references between its schemas. The linter follows each one inside the last, and a few
 * thousand schemas that lead from one to the next would exhaust its stack; each is checked at its own place anyway.
 */
export function withoutSchemaReferences(document: JsonObject): JsonObject {
  return eachSchema(document, {
    schema({ $ref: _ref, $dynamicRef: _dynamicRef, discriminator, ...schema }) {
      if (discriminator === undefined) return schema
      const { mapping: _mapping, defaultMapping: _defaultMapping, ...rest } = objectOf(discriminator)
      return { ...schema, discriminator: isObject(discriminator) ? rest : discriminator }
    },
  })
}
