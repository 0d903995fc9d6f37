import type { Api } from '../../openapi/api.ts'
import type { CodeSample } from '../../openapi/code-sample/code-sample.ts'
import { makeUnique } from '../../openapi/names/make-unique.ts'
import type { Example } from '../../openapi/objects/example.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { joinWithAnd } from '../../openapi/schema/parts/words.ts'
import { findUsedVariants } from '../../openapi/schema/values/used-variants.ts'
import { getExampleTitle } from './given-examples.ts'

/** An example with a unique label, as one of several to choose from. */
export interface ExampleChoice {
  readonly label: string
  readonly mediaType: string | undefined
  readonly example: Example | undefined
  /** The IDs of the variants that it uses. */
  readonly uses: readonly string[]
}

/** A request example in every language. */
export interface RequestChoice extends ExampleChoice {
  readonly samples: readonly CodeSample[]
  /** The languages of the file's own samples, which don't send the example. */
  readonly written: readonly string[]
}

/**
 * Returns a note that an example was generated from the schema, and which languages don't send it. Undefined for an example from
 * the file, or one that is replaced with text.
 */
export function describeMadeUpExample({
  example,
  written,
}: ExampleChoice & Partial<Pick<RequestChoice, 'written'>>): string | undefined {
  if (!example?.isGenerated) return undefined
  // For a response, this text replaces the missing example. A request without an example may still have samples from the file.
  const isRequest = written !== undefined
  if (example.isMissing && isRequest) return `${example.words}.`
  if (example.words) return undefined
  const exception = written && written.length > 0 ? `, but for ${joinWithAnd(written)}` : ''
  return `Made from the schema${exception}${example.isOptional ? '; all fields are optional' : ''}.`
}

/** The requests of an operation and its responses by status, each with all examples. */
interface OperationSamples {
  readonly requestTitle: string
  readonly requests: readonly RequestChoice[]
  readonly responses: readonly ResponseSamples[]
}

/** The examples of one response. */
interface ResponseSamples {
  /** The ID of the examples' response. */
  readonly id: string
  readonly status: string
  readonly choices: readonly ExampleChoice[]
}

/** Returns the samples of an operation, or undefined if there are none. */
export function createOperationSamples(
  operation: Operation,
  { samples }: Pick<Api, 'samples'>,
): OperationSamples | undefined {
  const requests = listRequestChoices(operation, samples[operation.slug] ?? [])
  const responses = createResponseSamples(operation).filter(({ choices }) => choices.length > 0)
  if (requests.length + responses.length === 0) return undefined
  return { requestTitle: operation.kind === 'operation' ? 'Request' : 'Payload', requests, responses }
}

/** Returns the examples of every response. */
export function createResponseSamples({
  responses,
}: Pick<Operation, 'responses'>): readonly ResponseSamples[] {
  return responses.map(({ id, status, title, content }) => ({
    id,
    status,
    choices: listExampleChoices(content, { title, bodies: responses.flatMap((each) => each.content) }),
  }))
}

/** Returns the requests of an operation: one for each example of its body, in every language. Without a body, there's only one. */
function listRequestChoices(
  { requestBody }: Operation,
  samples: readonly CodeSample[],
): readonly RequestChoice[] {
  const choices = listExampleChoices(requestBody?.content ?? [])
  const hasNoExample = ({ example }: CodeSample) => example === undefined
  if (choices.length === 0) {
    const request = { label: 'Request', mediaType: undefined, example: undefined, uses: [] }
    const own = samples.filter(hasNoExample)
    return own.length > 0 ? [{ ...request, samples: own, written: [] }] : []
  }
  // With a body, only the file's own samples have no example.
  const written = [...new Set(samples.filter(hasNoExample).map(({ label }) => label))]
  return choices.map((choice) => {
    const isOwn = ({ example, mediaType }: CodeSample) =>
      example === choice.example?.name && mediaType === choice.mediaType
    return { ...choice, samples: samples.filter((sample) => hasNoExample(sample) || isOwn(sample)), written }
  })
}

/**
 * Returns the examples of a body. If there are several media types, labels include them. An example without an informative name
 * is labeled with `title`, which describes the body, or with its media type. If a body only refers to an earlier one (`repeat`), its variants
 * are looked up in `bodies`.
 */
export function listExampleChoices(
  content: readonly MediaType[],
  {
    title,
    bodies = [],
  }: { readonly title?: string | undefined; readonly bodies?: readonly MediaType[] } = {},
): readonly ExampleChoice[] {
  const withExamples = content.filter(({ examples }) => examples.length > 0)
  const choices = withExamples.flatMap(({ name: mediaType, body, examples }) =>
    examples.map((example) => {
      const exampleTitle = getExampleTitle(example)
      const isOnly = withExamples.length === 1
      const label = exampleTitle && !isOnly ? `${exampleTitle} (${mediaType})` : exampleTitle
      return {
        label: label ?? (isOnly ? (title ?? mediaType) : mediaType),
        mediaType,
        example,
        uses: body ? findUsedVariants(findWholeSchema(body.schema, bodies), example.value) : [],
      }
    }),
  )
  const labels = makeUnique(
    choices.map(({ label }) => label),
    ' ',
  )
  return choices.map((choice, index) => ({ ...choice, label: labels[index]! }))
}

/** Returns a schema, or the one that it repeats, if that belongs to one of these bodies. */
function findWholeSchema(schema: Schema, bodies: readonly MediaType[]): Schema {
  if (schema.kind !== 'repeat') return schema
  return bodies.flatMap(({ body }) => (body?.schema.id === schema.to ? [body.schema] : []))[0] ?? schema
}
