import type { Example } from '../openapi/objects/example.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Response } from '../openapi/objects/response.ts'

/** The request example of that name. */
export function requestExample(operation: Operation, name: string): Example | undefined {
  return operation.requestBody?.content
    .flatMap(({ examples }) => examples)
    .find((example) => example.name === name)
}

/** The response example of that name and its response; the first that has it, unless a status is asked for. */
export function responseExample(
  operation: Operation,
  name: string,
  status: string | undefined,
): { response: Response; example: Example } | undefined {
  for (const response of operation.responses) {
    if (status !== undefined && response.status !== status) continue
    const example = response.content.flatMap(({ examples }) => examples).find((each) => each.name === name)
    if (example) return { response, example }
  }
  return undefined
}
