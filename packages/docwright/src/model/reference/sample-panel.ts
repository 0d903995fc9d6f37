import type { Api } from '../../openapi/api.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { getLanguage } from './media-type-groups.ts'
import type { ExampleChoice, RequestChoice } from './samples.ts'
import { createOperationSamples } from './samples.ts'

/** The samples of an operation, in the structure of their panel. */
interface SamplePanel {
  readonly requestTitle: string
  readonly requests: readonly RequestChoice[]
  /** One code block for each language, which contains the code of every request. */
  readonly languages: readonly PanelLanguage[]
  readonly responses: readonly ResponseChoice[]
  /** The initially shown response, which belongs to the initially shown request. */
  readonly answer: ResponseChoice | undefined
  /** The responses in lists: each success status separately, errors by class. */
  readonly statuses: readonly StatusList[]
}

/** The requests in one language. */
export interface PanelLanguage {
  /** Undefined if only the body is shown, without code samples. */
  readonly label: string | undefined
  readonly codes: readonly { readonly code: string; readonly language: string }[]
}

/** An example of a response. */
export interface ResponseChoice extends ExampleChoice {
  /** The ID of the example's response. */
  readonly id: string
  readonly status: string
}

interface StatusList {
  /** `200`, or `4xx` for several. */
  readonly label: string
  readonly choices: readonly ResponseChoice[]
}

/** Returns the panel next to an operation, or undefined if the operation has no samples. */
export function createSamplePanel(operation: Operation, api: Pick<Api, 'samples'>): SamplePanel | undefined {
  const samples = createOperationSamples(operation, api)
  if (!samples) return undefined
  const { requestTitle, requests } = samples
  const responses = samples.responses.flatMap(({ id, status, choices }) =>
    choices.map((choice) => ({ ...choice, id, status })),
  )
  const lists = Map.groupBy(responses, ({ status }) => status.replace(/^([45]).*/, '$1xx'))
  const statuses = [...lists].map(([label, choices]) => {
    const [first, ...others] = new Set(choices.map(({ status }) => status))
    return { label: first && others.length === 0 ? first : label, choices }
  })
  const answer = findAnswer(requests, responses)
  return { requestTitle, requests, languages: listLanguages(requests), responses, answer, statuses }
}

/**
 * Returns the response to show first. It has the success status whose examples match the most requests, and matches the earliest
 * of them, so that a creation shows its 201 rather than the 200 of a repetition.
 */
function findAnswer(
  requests: readonly RequestChoice[],
  responses: readonly ResponseChoice[],
): ResponseChoice | undefined {
  const names = requests.map(({ example }) => example?.name)
  const rank = ({ example }: ResponseChoice) => (example ? names.indexOf(example.name) : -1)
  const matching = responses.filter((choice) => choice.status.startsWith('2') && rank(choice) >= 0)
  const byStatus = [...Map.groupBy(matching, ({ status }) => status).values()]
  const [largest = []] = byStatus.toSorted((one, other) => other.length - one.length)
  return largest.toSorted((one, other) => rank(one) - rank(other))[0] ?? responses[0]
}

/** Returns the languages of the panel. Every request has the same ones, in the same order. */
function listLanguages(requests: readonly RequestChoice[]): readonly PanelLanguage[] {
  const [first] = requests
  if (!first) return []
  if (first.samples.length === 0) return [{ label: undefined, codes: listPrintedBodies(requests) }]
  return first.samples.map(({ label }, index) => ({
    label,
    codes: requests.map(({ samples }) => ({
      code: samples[index]?.source.replace(/\n$/, '') ?? '',
      language: samples[index]?.language ?? '',
    })),
  }))
}

/**
 * Returns, for each response, the status to print for its class, such as 4xx: the initially shown response's, or the first of the
 * class.
 */
export function listPrintedStatuses(
  responses: readonly ResponseChoice[],
  answer: ResponseChoice | undefined,
): readonly (string | undefined)[] {
  return responses.map((response) => {
    const alike = responses.filter(({ status }) => status.charAt(0) === response.status.charAt(0))
    const shown = alike.find((each) => each === answer) ?? alike[0]
    return response === shown ? response.status : undefined
  })
}

/** Returns the printed bodies of examples. */
export function listPrintedBodies(choices: readonly ExampleChoice[]): PanelLanguage['codes'] {
  return choices.map(({ example, mediaType }) => ({
    code: example?.words ?? example?.json ?? '',
    language: getLanguage(mediaType),
  }))
}
