import type { Operation } from '../../openapi/objects/operation.ts'
import type { Variant } from '../../openapi/schema/facts/schema.ts'
import { addressedExamples } from './addressed-examples.ts'
import { exampleChoices, responseSamples } from './samples.ts'

/** An example of a request that has a variant. */
export interface VariantExample {
  readonly label: string
  /** Its address on the page of the operation. */
  readonly id: string
}

/** Finds the first example of the request that has a variant: `none` where a body has examples, but none has it. */
export function variantExamples(
  operation: Pick<Operation, 'requestBody' | 'responses'>,
): (variant: Variant) => VariantExample | 'none' | undefined {
  let known: ReturnType<typeof examplesBeside> | undefined
  return ({ id, aliases = [], discriminatorValue }) => {
    known ??= examplesBeside(operation)
    const { requests, bodies } = known
    const ids = [id, ...aliases]
    const isUsed = ({ uses }: { uses: readonly string[] }) => ids.some((each) => uses.includes(each))
    const example = requests.find(isUsed)
    if (example) return example
    const around = bodies.filter((body) => ids.some((each) => each.startsWith(`${body.id}.`)))
    const choices = around.flatMap((body) => body.choices)
    // Without a discriminator, nobody knows which variant a value is of.
    const isKnown = discriminatorValue !== undefined && choices.length > 0
    return isKnown && !choices.some(isUsed) ? 'none' : undefined
  }
}

/** The examples of an operation by their bodies. */
function examplesBeside(operation: Pick<Operation, 'requestBody' | 'responses'>) {
  const { id = '', content = [] } = operation.requestBody ?? {}
  const bodies = [{ id, choices: exampleChoices(content) }, ...responseSamples(operation)]
  return { requests: addressedExamples(operation), bodies }
}
