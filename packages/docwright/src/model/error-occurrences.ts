import type { Api } from '../openapi/api.ts'
import type { CatalogueEntry } from '../openapi/objects/error-catalogue.ts'
import type { Example } from '../openapi/objects/example.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import { getReferenceHref } from './api-hrefs.ts'
import { getExamplesHref } from './markdown-href.ts'
import type { Version } from './page.ts'
import { findErrorCode } from './reference/response-parts.ts'
import { isResponseInExamplesFile } from './reference/samples-apart.ts'

/** Where an error occurs: the operations with an example of its code, and one such response. */
export interface ErrorOccurrence {
  readonly operations: readonly ReturningOperation[]
  /** Whether every operation of the version can return the error, and there's more than one. */
  readonly isEverywhere: boolean
  readonly body: Example
}

interface ReturningOperation {
  readonly operation: Operation
  readonly api: Pick<Api, 'samples'>
  readonly href: string
}

/** Returns the occurrences of errors by code. Errors without an operation are left out. */
export function listErrorOccurrences({ apis }: Pick<Version, 'apis'>): ReadonlyMap<string, ErrorOccurrence> {
  const operations = apis.flatMap((api) =>
    api.operations.map((operation) => ({ operation, api, href: getReferenceHref(operation, api.root) })),
  )
  const errors = operations.flatMap((returning) =>
    listErrorBodies(returning.operation).map((error) => ({ ...error, returning })),
  )
  return new Map(
    [...Map.groupBy(errors, ({ code }) => code)].map(([code, examples]) => {
      const all = [...new Set(examples.map(({ returning }) => returning))]
      const isEverywhere = all.length > 1 && all.length === operations.length
      return [code, { operations: all, isEverywhere, body: examples[0]!.body }]
    }),
  )
}

/** Returns the address of an error's body in Markdown: its operation's page, or the examples that the page's twin leaves out. */
export function findBodyHref({ body, operations }: ErrorOccurrence): string {
  const { operation, api, href } = operations[0]!
  return isResponseInExamplesFile(body, operation, api) ? getExamplesHref(href) : href
}

/** Reports contradictions between error examples and the error catalog. */
export function findCatalogueContradictions(
  catalogue: readonly CatalogueEntry[],
  version: Pick<Version, 'apis'>,
): readonly { readonly message: string; readonly hint: string }[] {
  const occurrences = listErrorOccurrences(version)
  const codes = new Set(catalogue.map(({ code }) => code))
  const unexplained = [...occurrences].filter(([code]) => !codes.has(code))
  const untriggered = catalogue.flatMap(({ code, provokedBy }) =>
    provokedBy &&
    !occurrences.get(code)?.operations.some(({ operation }) => acceptsHeader(operation, provokedBy))
      ? [{ code, ...provokedBy }]
      : [],
  )
  return [
    ...unexplained.map(([code, { operations }]) => ({
      message: `${operations[0]!.operation.id} returns the error code ${code}, which isn't in the catalog.`,
      hint: 'add it to `x-errorCatalogue`, or correct the example',
    })),
    ...untriggered.map(({ code, header, value }) => ({
      message: `No operation that returns ${code} accepts the header ${header} with the value ${value}.`,
      hint: `correct \`provokedBy\` of ${code} in \`x-errorCatalogue\``,
    })),
  ]
}

function acceptsHeader(
  { parameters }: Operation,
  { header, value }: NonNullable<CatalogueEntry['provokedBy']>,
): boolean {
  const parameter = parameters.find(({ name }) => name === header)
  return parameter?.field.schema.enum.some(({ text }) => text === value) ?? false
}

function listErrorBodies({
  responses,
}: Operation): readonly { readonly code: string; readonly body: Example }[] {
  const examples = responses
    .filter(({ isError }) => isError)
    .flatMap(({ content }) => content.flatMap((each) => each.examples))
  return examples.flatMap((body) => {
    const code = findErrorCode(body)
    return code === undefined ? [] : [{ code, body }]
  })
}
