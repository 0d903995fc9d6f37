import type { CatalogueEntry } from '../openapi/objects/error-catalogue.ts'
import type { Example } from '../openapi/objects/example.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import { operationHref } from './api-hrefs.ts'
import type { Version } from './page.ts'
import { errorCodeOf } from './reference/response-parts.ts'

/** Where an error comes up: the operations whose examples answer with its code, and one such answer. */
export interface ErrorOccurrence {
  readonly operations: readonly { readonly operation: Operation; readonly href: string }[]
  /** No operation of the API is without it, and there are several. */
  readonly isEverywhere: boolean
  readonly body: Example
}

/** The errors of a version's APIs by their codes; one that no operation answers with is left out. */
export function errorOccurrences({ apis }: Pick<Version, 'apis'>): ReadonlyMap<string, ErrorOccurrence> {
  const found = apis.flatMap((api) => {
    const all = api.operations.flatMap((operation) =>
      errorBodies(operation).map(({ code, body }) => ({ code, body, operation })),
    )
    return [...Map.groupBy(all, ({ code }) => code)].map(([code, each]) => {
      const operations = [...new Set(each.map(({ operation }) => operation))]
      return [
        code,
        {
          operations: operations.map((operation) => ({
            operation,
            href: operationHref(operation, api.root),
          })),
          isEverywhere: operations.length > 1 && operations.length === api.operations.length,
          body: each[0]!.body,
        },
      ] as const
    })
  })
  return new Map(found)
}

/** What the examples of errors and their catalogue say otherwise than each other. */
export function catalogueContradictions(
  catalogue: readonly CatalogueEntry[],
  version: Pick<Version, 'apis'>,
): readonly { readonly message: string; readonly hint: string }[] {
  const occurrences = errorOccurrences(version)
  const codes = new Set(catalogue.map(({ code }) => code))
  const unexplained = [...occurrences].filter(([code]) => !codes.has(code))
  const unprovoked = catalogue.flatMap(({ code, provokedBy }) =>
    provokedBy && !occurrences.get(code)?.operations.some(({ operation }) => takes(operation, provokedBy))
      ? [{ code, ...provokedBy }]
      : [],
  )
  return [
    ...unexplained.map(([code, { operations }]) => ({
      message: `${operations[0]!.operation.id} answers with the error code ${code}, which the catalogue does not have.`,
      hint: 'add it to `x-errorCatalogue`, or correct the example',
    })),
    ...unprovoked.map(({ code, header, value }) => ({
      message: `No operation that answers with ${code} takes the header ${header} with the value ${value}.`,
      hint: `correct \`provokedBy\` of ${code} in \`x-errorCatalogue\``,
    })),
  ]
}

function takes(
  { parameters }: Operation,
  { header, value }: NonNullable<CatalogueEntry['provokedBy']>,
): boolean {
  const parameter = parameters.find(({ name }) => name === header)
  return parameter?.field.schema.enum.some(({ text }) => text === value) ?? false
}

function errorBodies({ responses }: Operation): readonly { readonly code: string; readonly body: Example }[] {
  const examples = responses
    .filter(({ isError }) => isError)
    .flatMap(({ content }) => content.flatMap((each) => each.examples))
  return examples.flatMap((body) => {
    const code = errorCodeOf(body)
    return code === undefined ? [] : [{ code, body }]
  })
}
