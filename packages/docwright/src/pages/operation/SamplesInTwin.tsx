import type { sampleNote } from '../../model/api-view.ts'
import { languageOf } from '../../model/reference/media-type-groups.ts'
import type { ExampleChoice } from '../../model/reference/samples.ts'
import { madeUpWords, operationSamples } from '../../model/reference/samples.ts'
import type { Api } from '../../openapi/api.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { OutsideLink } from '../../ui/prose/OutsideLink.tsx'

interface Props {
  readonly operation: Operation
  readonly api: Api
  readonly note: ReturnType<typeof sampleNote>
}

/** The samples in a Markdown twin: every example once, and the first of them as code in every language, since the others differ only in their body. */
export function SamplesInTwin({ operation, api, note }: Props) {
  const panel = operationSamples(operation, api)
  if (!panel) return null
  const { requestTitle, requests, responses } = panel
  const [first] = requests
  return (
    <>
      {first && <h2>{requestTitle}</h2>}
      {first && (
        <p>
          <code>{`${operation.method} ${operation.path}`}</code>
        </p>
      )}
      <Examples choices={requests} />
      <LabelledCode codes={first?.samples ?? []} />
      {note && (
        <p>
          <a href={note.href}>{note.words}</a>
        </p>
      )}
      {responses.length > 0 && <h2>Response</h2>}
      {responses.map(({ status, choices }) => (
        <section key={status}>
          <h3>{status}</h3>
          <Examples choices={choices} />
        </section>
      ))}
    </>
  )
}

/** Code in several languages, each below its name. */
export function LabelledCode({
  codes,
}: {
  codes: readonly {
    readonly label?: string | undefined
    readonly language: string
    readonly source: string
  }[]
}) {
  return codes.map(({ label, language, source }) => (
    <section key={`${label} ${language}`}>
      {label && (
        <p>
          <strong>{label}</strong>
        </p>
      )}
      <pre data-language={language}>{source}</pre>
    </section>
  ))
}

function Examples({ choices }: { choices: readonly ExampleChoice[] }) {
  return choices.map((choice) => {
    const { label, mediaType, example } = choice
    const origin = example?.words ? `${example.words}.` : madeUpWords(choice)
    return (
      example && (
        <section key={label}>
          <p>
            <strong>{label}</strong>
          </p>
          {example.description && <Markdown text={example.description} />}
          {origin && <p>{origin}</p>}
          {example.externalValue ? (
            <p>
              <OutsideLink href={example.externalValue}>{example.externalValue}</OutsideLink>
            </p>
          ) : (
            !example.words && <pre data-language={languageOf(mediaType)}>{example.json}</pre>
          )}
        </section>
      )
    )
  })
}
