import { once } from '../../lazy.ts'
import { makeUnique } from '../../openapi/names/make-unique.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Variant } from '../../openapi/schema/facts/schema.ts'
import type { ExampleChoice } from './samples.ts'
import { createResponseSamples, listExampleChoices } from './samples.ts'

/** A request example with an address. */
interface AddressedExample extends ExampleChoice {
  readonly id: string
  /** Its index among all examples of the request. */
  readonly index: number
}

/** Returns the request examples in the file, each with its ID on the operation's page. */
export function listAddressedExamples({
  requestBody,
}: Pick<Operation, 'requestBody'>): readonly AddressedExample[] {
  const written = listExampleChoices(requestBody?.content ?? []).flatMap((choice, index) =>
    choice.example && !choice.example.isGenerated ? [{ ...choice, name: choice.example.name, index }] : [],
  )
  const ids = createExampleIds(written.map(({ name }) => name))
  return written.map((choice, index) => ({ ...choice, id: ids[index]! }))
}

/**
 * Returns the IDs of request examples by name. They can't conflict with fields, because of the prefix, or with headings, because
 * of the dot.
 */
export function createExampleIds(names: readonly string[]): readonly string[] {
  return makeUnique(names.map((name) => `example.${name.replace(/[^\p{L}\p{N}_~-]+/gu, '-')}`))
}

/** A request example that uses a variant. */
export interface VariantExample {
  readonly label: string
  /** Its ID on the operation's page. */
  readonly id: string
}

/**
 * Returns a function that finds the first request example with a variant. It returns `none` if all examples are known to use
 * other variants, and undefined if that's unknown.
 */
export function createVariantExampleLookup(
  operation: Pick<Operation, 'requestBody' | 'responses'>,
): (variant: Variant) => VariantExample | 'none' | undefined {
  const known = once(() => groupExamplesByBody(operation))
  return ({ id, aliases = [], discriminatorValue }) => {
    const { requests, bodies } = known()
    const ids = [id, ...aliases]
    const isUsed = ({ uses }: { uses: readonly string[] }) => ids.some((each) => uses.includes(each))
    const example = requests.find(isUsed)
    if (example) return example
    const containing = bodies.filter((body) => ids.some((each) => each.startsWith(`${body.id}.`)))
    const choices = containing.flatMap((body) => body.choices)
    // Without a discriminator, a value's variant is unknown.
    const isKnown = discriminatorValue !== undefined && choices.length > 0
    return isKnown && !choices.some(isUsed) ? 'none' : undefined
  }
}

/** Returns the examples of an operation by body. */
function groupExamplesByBody(operation: Pick<Operation, 'requestBody' | 'responses'>) {
  const { id = '', content = [] } = operation.requestBody ?? {}
  const bodies = [{ id, choices: listExampleChoices(content) }, ...createResponseSamples(operation)]
  return { requests: listAddressedExamples(operation), bodies }
}
