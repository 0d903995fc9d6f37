import type { Api } from '../../openapi/api.ts'
import type { Example } from '../../openapi/objects/example.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { joinWithAnd } from '../../openapi/schema/parts/words.ts'
import { listAddressedExamples } from './addressed-examples.ts'
import type { ExampleChoice, RequestChoice } from './samples.ts'
import { createOperationSamples } from './samples.ts'

/** Examples of one status, or of several. */
export interface StatusExamples {
  readonly status: string
  readonly choices: readonly ExampleChoice[]
}

/** The samples of an operation: those in its Markdown twin, and the others, which are in a separate file. */
interface SplitSamples {
  readonly requestTitle: string
  readonly request: RequestChoice | undefined
  readonly answer: StatusExamples | undefined
  readonly more: {
    readonly requests: readonly RequestChoice[]
    /** The first request in the other languages. */
    readonly samples: RequestChoice['samples']
    readonly responses: readonly StatusExamples[]
    /** All of these requests and responses, those whose examples have the same names together. */
    readonly names: readonly StatusExamples[]
  }
  readonly hasMore: boolean
}

/** Splits the samples of an operation: one request in one language with its response, and all others. */
export function splitSamples(operation: Operation, api: Pick<Api, 'samples'>): SplitSamples | undefined {
  const all = createOperationSamples(operation, api)
  if (!all) return undefined
  const { requestTitle, responses } = all
  const [request, ...requests] = all.requests
  const samples = request?.samples.slice(1) ?? []
  const answer = responses.find(({ status }) => !/^[45]/.test(status))
  const others = responses.filter((each) => each !== answer)
  const rest = answer && answer.choices.length > 1 ? [{ ...answer, choices: answer.choices.slice(1) }] : []
  const moreResponses = [...rest, ...others]
  const names = mergeSameExamples([{ status: requestTitle, choices: requests }, ...moreResponses])
  const more = { requests, samples, responses: moreResponses, names }
  return {
    requestTitle,
    request,
    answer: answer && { ...answer, choices: answer.choices.slice(0, 1) },
    more,
    hasMore: requests.length + samples.length + more.responses.length > 0,
  }
}

/** Merges lists whose examples have the same labels and names. */
function mergeSameExamples(all: readonly StatusExamples[]): readonly StatusExamples[] {
  const groups = Map.groupBy(
    all.filter(({ choices }) => choices.length > 0),
    ({ choices }) => JSON.stringify(choices.map(({ label, example }) => [label, example?.name])),
  )
  return [...groups.values()].map((members) => ({
    status: joinWithAnd(members.map(({ status }) => status)),
    choices: members[0]!.choices,
  }))
}

/** Checks whether the operation's twin leaves a response example to the file of its examples. */
export function isResponseInExamplesFile(
  example: Example,
  operation: Operation,
  api: Pick<Api, 'samples'>,
): boolean {
  const responses = splitSamples(operation, api)?.more.responses ?? []
  return responses.some(({ choices }) => choices.some((choice) => choice.example === example))
}

/** Lists the languages of a request example that the operation's twin leaves to the file of its examples. Empty for none. */
export function listLanguagesInExamplesFile(
  name: string,
  { operation, api }: { readonly operation: Operation; readonly api: Pick<Api, 'samples'> },
): string {
  const apart = splitSamples(operation, api)
  return apart?.request?.example?.name === name
    ? joinWithAnd(apart.more.samples.map(({ label }) => label))
    : ''
}

/** Checks whether an ID on an operation's page belongs to an example that isn't in the operation's twin. */
export function isRequestInExamplesFile(id: string, operation: Operation): boolean {
  return listAddressedExamples(operation).some((example) => example.id === id && example.index > 0)
}
