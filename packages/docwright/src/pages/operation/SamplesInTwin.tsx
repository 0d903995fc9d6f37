import type { sampleNote } from '../../model/api-view.ts'
import { addressedExamples } from '../../model/reference/addressed-examples.ts'
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
      <Examples choices={requests} ids={idsOf(operation)} />
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

/** The addresses of the request's examples, by their names. */
function idsOf(operation: Operation): ReadonlyMap<string | undefined, string> {
  return new Map(addressedExamples(operation).map(({ example, id }) => [example?.name, id]))
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

interface ExamplesProps {
  readonly choices: readonly ExampleChoice[]
  readonly ids?: ReadonlyMap<string | undefined, string>
}

/** Examples below their titles and names, by which a mock can be asked for them. */
function Examples({ choices, ids }: ExamplesProps) {
  return choices.map((choice) => {
    const { label, mediaType, example } = choice
    const origin = example?.words ? `${example.words}.` : madeUpWords(choice)
    return (
      example && (
        <section key={label}>
          <p id={ids?.get(example.name)}>
            <strong>{label}</strong>
            {!example.isGenerated && example.name !== label && (
              <>
                {' '}
                (<code>{example.name}</code>)
              </>
            )}
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
