import type { CodeSample } from '../openapi/code-sample/code-sample.ts'
import type { CatalogueEntry } from '../openapi/objects/error-catalogue.ts'
import type { Example } from '../openapi/objects/example.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Response } from '../openapi/objects/response.ts'
import type { Version } from './page.ts'
import type { PublishedApi } from './published-api.ts'

type Apis = Pick<Version, 'apis'>

/** Returns an operation by ID, and its API. */
export function findNamedOperation(
  id: string,
  { apis }: Apis,
): { readonly operation: Operation; readonly api: PublishedApi } | undefined {
  for (const api of apis) {
    const operation = api.operationById.get(id)
    if (operation) return { operation, api }
  }
  return undefined
}

/** Returns the error codes of all APIs. */
export function listCatalogueEntries({ apis }: Apis): readonly CatalogueEntry[] {
  return apis.flatMap(({ errorCatalogue }) => errorCatalogue)
}

/** Returns the API with an enumeration, by name. */
export function findApiWithEnum(schema: string, { apis }: Apis): PublishedApi | undefined {
  return apis.find(({ enums }) => enums.has(schema))
}

/** Returns a request example by name. */
export function findRequestExample(operation: Operation, name: string): Example | undefined {
  return operation.requestBody?.content
    .flatMap(({ examples }) => examples)
    .find((example) => example.name === name)
}

/**
 * Returns a response example by name, with its response. If several responses have it, returns the given status's, or else the
 * first.
 */
export function findResponseExample(
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

/** Returns the samples that send an example, and the samples that don't belong to any example. */
export function listSamples(
  { operation, api }: { readonly operation: Operation; readonly api: PublishedApi },
  example: string,
): readonly CodeSample[] {
  const samples = api.samples[operation.slug] ?? []
  return samples.filter((sample) => sample.example === undefined || sample.example === example)
}
