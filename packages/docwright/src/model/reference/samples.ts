import type { Api } from '../../openapi/api.ts'
import type { CodeSample } from '../../openapi/code-sample/code-sample.ts'
import { makeUnique } from '../../openapi/names/make-unique.ts'
import type { Example } from '../../openapi/objects/example.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { andList } from '../../openapi/schema/parts/words.ts'
import { usedVariants } from '../../openapi/schema/values/used-variants.ts'
import { exampleTitle } from './given-examples.ts'

/** An example as one choice among others, its label unlike any other's. */
export interface ExampleChoice {
  readonly label: string
  readonly mediaType: string | undefined
  readonly example: Example | undefined
  /** The addresses of the variants that it takes. */
  readonly uses: readonly string[]
}

/** An example of a request, in every language. */
export interface RequestChoice extends ExampleChoice {
  readonly samples: readonly CodeSample[]
  /** The languages of the file's own samples, which don't send the example. */
  readonly written: readonly string[]
}

/**
 * The sentence that an example was made from the schema, and which languages don't send it; undefined for an example
 * that the file gives, or that words stand for.
 */
export function madeUpWords({
  example,
  written,
}: ExampleChoice & Partial<Pick<RequestChoice, 'written'>>): string | undefined {
  if (!example?.isGenerated) return undefined
  // These words replace a missing response, but a request still has samples without them.
  if (example.isMissing && written) return `${example.words}.`
  if (example.words) return undefined
  const but = written && written.length > 0 ? `, but for ${andList(written)}` : ''
  return `Made from the schema${but}${example.isOptional ? '; all fields are optional' : ''}.`
}

/** How a call looks: its requests, and its responses by status, each for every example. */
interface OperationSamples {
  readonly requestTitle: string
  readonly requests: readonly RequestChoice[]
  readonly responses: readonly ResponseSamples[]
}

/** The examples of one response. */
interface ResponseSamples {
  /** The address of the response that they are examples of. */
  readonly id: string
  readonly status: string
  readonly choices: readonly ExampleChoice[]
}

/** The samples of an operation; undefined where there are none. */
export function operationSamples(
  operation: Operation,
  { samples }: Pick<Api, 'samples'>,
): OperationSamples | undefined {
  const requests = requestChoices(operation, samples[operation.slug] ?? [])
  const responses = responseSamples(operation).filter(({ choices }) => choices.length > 0)
  if (requests.length + responses.length === 0) return undefined
  return { requestTitle: operation.kind === 'operation' ? 'Request' : 'Payload', requests, responses }
}

/** The examples of every response. */
export function responseSamples({ responses }: Pick<Operation, 'responses'>): readonly ResponseSamples[] {
  return responses.map(({ id, status, title, content }) => ({
    id,
    status,
    choices: exampleChoices(content, { title, bodies: responses.flatMap((each) => each.content) }),
  }))
}

/** The requests of an operation: a choice for each example of its body, in every language; without a body, the one there is. */
function requestChoices(
  { requestBody }: Operation,
  samples: readonly CodeSample[],
): readonly RequestChoice[] {
  const choices = exampleChoices(requestBody?.content ?? [])
  const isOfAll = ({ example }: CodeSample) => example === undefined
  if (choices.length === 0) {
    const own = samples.filter(isOfAll)
    const one = {
      label: 'Request',
      mediaType: undefined,
      example: undefined,
      uses: [],
      samples: own,
      written: [],
    }
    return own.length > 0 ? [one] : []
  }
  const written = [...new Set(samples.filter(isOfAll).map(({ label }) => label))]
  return choices.map((choice) => {
    const isOwn = ({ example, mediaType }: CodeSample) =>
      example === choice.example?.name && mediaType === choice.mediaType
    return { ...choice, samples: samples.filter((sample) => isOfAll(sample) || isOwn(sample)), written }
  })
}

/**
 * Every example of a body; the media type is part of the label where there are several. One without a telling name is
 * called by `title`, which says what the body is, or by its media type. A body that repeats another has the variants of that.
 */
export function exampleChoices(
  content: readonly MediaType[],
  {
    title,
    bodies = [],
  }: { readonly title?: string | undefined; readonly bodies?: readonly MediaType[] } = {},
): readonly ExampleChoice[] {
  const withExamples = content.filter(({ examples }) => examples.length > 0)
  const choices = withExamples.flatMap(({ name: mediaType, body, examples }) =>
    examples.map((example) => {
      const own = exampleTitle(example)
      const isAlone = withExamples.length === 1
      const named = own !== undefined && !isAlone ? `${own} (${mediaType})` : own
      return {
        label: named ?? (isAlone ? (title ?? mediaType) : mediaType),
        mediaType,
        example,
        uses: body ? usedVariants(wholeSchema(body.schema, bodies), example.value) : [],
      }
    }),
  )
  const labels = makeUnique(
    choices.map(({ label }) => label),
    ' ',
  )
  return choices.map((choice, index) => ({ ...choice, label: labels[index]! }))
}

/** A schema, or the one that it repeats, if that is one of these bodies'. */
function wholeSchema(schema: Schema, bodies: readonly MediaType[]): Schema {
  if (schema.kind !== 'repeat') return schema
  return bodies.flatMap(({ body }) => (body?.schema.id === schema.to ? [body.schema] : []))[0] ?? schema
}
