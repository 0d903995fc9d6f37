import type { CodeSample } from '../openapi/code-sample/code-sample.ts'
import type { Example } from '../openapi/objects/example.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Response } from '../openapi/objects/response.ts'
import type { PublishedApi } from './published-api.ts'

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

/** The samples that send an example, one in each language, and those of a request that has none. */
export function samplesOf(
  { operation, api }: { readonly operation: Operation; readonly api: PublishedApi },
  example: string,
): readonly CodeSample[] {
  const samples = api.samples[operation.slug] ?? []
  return samples.filter((sample) => sample.example === undefined || sample.example === example)
}
