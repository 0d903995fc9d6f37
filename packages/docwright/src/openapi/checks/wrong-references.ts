import { findNearest } from '../../problem/nearest.ts'
import type { Mistake, Problem } from '../../problem/problem.ts'
import { visitSchemas } from '../document/each-schema.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asObject, asString, getMember, isObject, listMembers } from '../document/json.ts'
import { formatFragment, parseFragment } from '../document/pointer.ts'
import type { References } from '../document/reference.ts'
import { getRef, readReferences } from '../document/reference.ts'
import type { Source } from '../document/source.ts'
import { describeCircularReference } from '../several-files/other-files.ts'

/** The problems of a description's references, and whether a linter that follows them would terminate. */
interface CheckedReferences {
  readonly problems: readonly Problem[]
  readonly canBeLinted: boolean
}

/**
 * Checks references and discriminator mappings: reports those that are empty, broken, circular, or lead out of the file. The
 * linter takes an empty reference outside schemas for the whole file, and needs minutes for a chain or a circle of thousands.
 */
export function checkReferences(source: Source): CheckedReferences {
  const references = readReferences(asObject(source.value))
  const countLinks = createLinkCounter(references)
  const problems: Problem[] = []
  let canBeLinted = true
  let circular = 0
  for (const { reference, keys, isOfSchema } of listReferences(source)) {
    const links = countLinks(reference)
    const isCircular = links === Infinity
    const isTooLong = !isOfSchema && links > maxLinks && !isCircular
    // Every reference of a long chain but its last hundred starts one that is too long. Only the last of these is reported.
    if (isTooLong && links > maxLinks + 1) continue
    const mistake = isTooLong
      ? describeTooLongChain(reference, references)
      : findMistake(reference, { isOfSchema, isCircular, references, source })
    if (!mistake) continue
    problems.push({ place: source.placeOf(keys), ...mistake, kind: 'references' })
    if (isCircular && !isOfSchema) circular++
    if (isTooLong || circular > maxLinks || (reference === '' && !isOfSchema)) canBeLinted = false
  }
  return { problems, canBeLinted }
}

/** Reports references outside schemas to something that contains them. */
export function findSelfReferences(source: Source): readonly Problem[] {
  return listReferences(source).flatMap(({ reference, keys, isOfSchema }) => {
    const path = reference.startsWith('#') ? parseFragment(reference) : []
    const isInside =
      path.length > 0 &&
      path.length >= keys.length - 1 &&
      keys.slice(0, -1).every((key, index) => path[index] === key)
    if (isOfSchema || !isInside) return []
    return [{ place: source.placeOf(keys), ...describeCircular(reference, isOfSchema), kind: 'references' }]
  })
}

interface Reference {
  readonly reference: string
  readonly keys: readonly string[]
  readonly isOfSchema: boolean
}

function listReferences(source: Source): readonly Reference[] {
  const found: Reference[] = []
  visitSchemas(asObject(source.value), {
    schema(schema, keys) {
      const reference = schema.$ref === '' ? '' : getRef(schema)
      if (reference !== undefined) found.push({ reference, keys: [...keys, '$ref'], isOfSchema: true })
      for (const [value, address] of listMembers(asObject(schema.discriminator).mapping)) {
        if (!asString(address)?.startsWith('#')) continue
        const mappingKeys = [...keys, 'discriminator', 'mapping', value]
        found.push({ reference: String(address), keys: mappingKeys, isOfSchema: true })
      }
      return schema
    },
    reference: (reference, keys) =>
      void found.push({ reference, keys: [...keys, '$ref'], isOfSchema: false }),
  })
  return found
}

/** The longest chain of references. */
const maxLinks = 100

/** Returns a function that counts the references that follow one in a chain: `Infinity` if the chain leads into a circle. */
function createLinkCounter(references: References): (reference: string) => number {
  const counts = new Map<string, number>()
  return (reference) => {
    const chain: string[] = []
    let next: string | undefined = reference
    for (; next !== undefined && !counts.has(next); next = getNextReference(next, references)) {
      // A chain that returns to this reference is a circle. Otherwise, the number is replaced below.
      counts.set(next, Infinity)
      chain.push(next)
    }
    let count = next === undefined ? -1 : counts.get(next)!
    for (const link of chain.toReversed()) counts.set(link, ++count)
    return counts.get(reference)!
  }
}

function getNextReference(reference: string, { target }: References): string | undefined {
  return getRef(target(reference)?.value)
}

function describeTooLongChain(reference: string, references: References): Mistake {
  let last = reference
  for (let next: string | undefined = reference; next; next = getNextReference(next, references)) last = next
  const message = `This reference starts a chain of more than ${maxLinks} references.`
  return { message, hint: `refer to the last target directly: \`${last}\`` }
}

interface Written {
  readonly isOfSchema: boolean
  readonly isCircular: boolean
  readonly references: References
  readonly source: Source
}

function findMistake(
  reference: string,
  { isOfSchema, isCircular, references, source }: Written,
): Mistake | undefined {
  if (reference === '') {
    const target = isOfSchema ? 'a schema, such as `#/components/schemas/Order`' : 'the intended target'
    return { message: 'This `$ref` is empty.', hint: `use the address of ${target}, or remove it` }
  }
  // References to other files were already reported when these were read.
  if (!reference.startsWith('#') && references.target(reference) === undefined) return undefined
  if (references.target(reference) === undefined) return describeUnresolved(reference, source)
  return isCircular ? describeCircular(reference, isOfSchema) : undefined
}

/** Describes a broken reference, and suggests the most similar name. */
function describeUnresolved(reference: string, { value }: Source): Mistake {
  const path = parseFragment(reference)
  const siblings = path.slice(0, -1).reduce<Json>((parent, key) => getMember(parent, key) ?? null, value)
  const meant = findNearest(path.at(-1) ?? '', Object.keys(asObject(siblings)))
  return {
    message: `There is nothing at \`${reference}\`.`,
    ...(meant && { hint: `refer to \`${formatFragment([...path.slice(0, -1), meant])}\`` }),
  }
}

function describeCircular(reference: string, isOfSchema: boolean): Mistake {
  return isOfSchema
    ? {
        message: `\`${reference}\` is a circular reference that never reaches a schema.`,
        hint: 'replace one of the references with a schema',
      }
    : describeCircularReference(reference)
}

/**
 * Removes references between schemas from a description. The linter follows them recursively, so a chain of a few thousand
 * schemas would overflow its stack. Each schema is checked at its own location anyway.
 */
export function removeSchemaReferences(document: JsonObject): JsonObject {
  return visitSchemas(document, {
    schema({ $ref: _ref, $dynamicRef: _dynamicRef, discriminator, ...schema }) {
      if (discriminator === undefined) return schema
      const { mapping: _mapping, defaultMapping: _defaultMapping, ...rest } = asObject(discriminator)
      return { ...schema, discriminator: isObject(discriminator) ? rest : discriminator }
    },
  })
}
