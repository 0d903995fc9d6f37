import type { CodeSample } from '../../openapi/code-sample/code-sample.ts'
import type { Example } from '../../openapi/objects/example.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Operation } from '../../openapi/objects/operation.ts'

/** An example as one choice among others, its label unlike any other's. */
export interface ExampleChoice {
  readonly label: string
  readonly mediaType: string | undefined
  readonly example: Example | undefined
}

export interface RequestChoice extends ExampleChoice {
  readonly samples: readonly CodeSample[]
}

/** The requests of an operation: a choice for each example of its body, in every language; without a body, the one there is. */
export function requestChoices(
  { requestBody }: Operation,
  samples: readonly CodeSample[],
): readonly RequestChoice[] {
  const choices = exampleChoices(requestBody?.content ?? [])
  const written = samples.filter(({ example }) => example === undefined)
  if (choices.length === 0) {
    const one = { label: 'Request', mediaType: undefined, example: undefined, samples: written }
    return written.length > 0 ? [one] : []
  }
  return choices.map((choice) => {
    const own = samples.filter(
      ({ example, mediaType }) => example === choice.example?.name && mediaType === choice.mediaType,
    )
    return { ...choice, samples: [...own, ...written] }
  })
}

/** Every example of a body; the media type is part of the label where there are several. */
export function exampleChoices(content: readonly MediaType[]): readonly ExampleChoice[] {
  const withExamples = content.filter(({ examples }) => examples.length > 0)
  const choices = withExamples.flatMap(({ name: mediaType, examples }) =>
    examples.map((example) => {
      const title = example.summary ?? example.name
      const label = withExamples.length > 1 ? `${title} (${mediaType})` : title
      return { label, mediaType, example }
    }),
  )
  return uniquelyLabelled(choices)
}

function uniquelyLabelled(choices: readonly ExampleChoice[]): readonly ExampleChoice[] {
  const counts = new Map<string, number>()
  return choices.map((choice) => {
    const count = (counts.get(choice.label) ?? 0) + 1
    counts.set(choice.label, count)
    return count === 1 ? choice : { ...choice, label: `${choice.label} ${count}` }
  })
}

/** What a highlighter calls the text of a media type. */
export function languageOf(mediaType: string | undefined): string {
  if (!mediaType || /json/i.test(mediaType)) return 'json'
  if (/xml|html/i.test(mediaType)) return 'xml'
  return /ya?ml/i.test(mediaType) ? 'yaml' : 'text'
}
