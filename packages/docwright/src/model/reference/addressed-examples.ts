import { once } from '../../lazy.ts'
import { makeUnique } from '../../openapi/names/make-unique.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Variant } from '../../openapi/schema/facts/schema.ts'
import type { ExampleChoice } from './samples.ts'
import { exampleChoices, responseSamples } from './samples.ts'

/** An example of a request that a link may lead to. */
interface AddressedExample extends ExampleChoice {
  readonly id: string
  /** Its place among all examples of the request. */
  readonly index: number
}

/** The examples of a request that the file writes, each with its address on the page of the operation. */
export function addressedExamples({
  requestBody,
}: Pick<Operation, 'requestBody'>): readonly AddressedExample[] {
  const written = exampleChoices(requestBody?.content ?? []).flatMap((choice, index) =>
    choice.example && !choice.example.isGenerated ? [{ ...choice, name: choice.example.name, index }] : [],
  )
  const ids = exampleIds(written.map(({ name }) => name))
  return written.map((choice, index) => ({ ...choice, id: ids[index]! }))
}

/** The IDs of the places that show the examples of a request, by their names: no field's begins so, and no heading's has a dot. */
export function exampleIds(names: readonly string[]): readonly string[] {
  return makeUnique(names.map((name) => `example.${name.replace(/[^\p{L}\p{N}_~-]+/gu, '-')}`))
}

/** An example of a request that has a variant. */
export interface VariantExample {
  readonly label: string
  /** Its address on the page of the operation. */
  readonly id: string
}

/**
 * Finds the first example of the request that uses a variant: `none` when its examples are known to use other variants only,
 * and undefined when no one knows.
 */
export function variantExamples(
  operation: Pick<Operation, 'requestBody' | 'responses'>,
): (variant: Variant) => VariantExample | 'none' | undefined {
  const known = once(() => examplesByBody(operation))
  return ({ id, aliases = [], discriminatorValue }) => {
    const { requests, bodies } = known()
    const ids = [id, ...aliases]
    const isUsed = ({ uses }: { uses: readonly string[] }) => ids.some((each) => uses.includes(each))
    const example = requests.find(isUsed)
    if (example) return example
    const holders = bodies.filter((body) => ids.some((each) => each.startsWith(`${body.id}.`)))
    const choices = holders.flatMap((body) => body.choices)
    // Without a discriminator, no one knows which variant a value is of.
    const isKnown = discriminatorValue !== undefined && choices.length > 0
    return isKnown && !choices.some(isUsed) ? 'none' : undefined
  }
}

/** The examples of an operation by their bodies. */
function examplesByBody(operation: Pick<Operation, 'requestBody' | 'responses'>) {
  const { id = '', content = [] } = operation.requestBody ?? {}
  const bodies = [{ id, choices: exampleChoices(content) }, ...responseSamples(operation)]
  return { requests: addressedExamples(operation), bodies }
}
