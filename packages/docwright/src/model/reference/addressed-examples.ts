import { unlikeEachOther } from '../../openapi/names/unlike.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { ExampleChoice } from './samples.ts'
import { exampleChoices } from './samples.ts'

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

/** The ids of the places that show the examples of a request, by their names: no field's begins so, and no heading's has a dot. */
export function exampleIds(names: readonly string[]): readonly string[] {
  return unlikeEachOther(names.map((name) => `example.${name.replace(/[^\p{L}\p{N}_~-]+/gu, '-')}`))
}
