import type { formatSampleNote } from '../../model/api-view.ts'
import { listAddressedExamples } from '../../model/reference/addressed-examples.ts'
import { getLanguage } from '../../model/reference/media-type-groups.ts'
import type { ExampleChoice } from '../../model/reference/samples.ts'
import { describeMadeUpExample } from '../../model/reference/samples.ts'
import type { StatusExamples } from '../../model/reference/samples-apart.ts'
import { splitSamples } from '../../model/reference/samples-apart.ts'
import type { Api } from '../../openapi/api.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { OutsideLink } from '../../ui/prose/OutsideLink.tsx'
import { TwinExamples } from '../../ui/twin-marks.tsx'

interface Props {
  readonly operation: Operation
  readonly api: Api
  readonly note: ReturnType<typeof formatSampleNote>
  /** The address of the file with the other examples. */
  readonly examplesHref: string
}

/** The samples in a Markdown twin: one request in one language with its response, and the names of all other examples. */
export function SamplesInTwin({ operation, api, note, examplesHref }: Props) {
  const apart = splitSamples(operation, api)
  if (!apart) return null
  const { requestTitle, request, answer, more, hasMore } = apart
  const ids = indexIds(operation)
  const sample = request?.samples[0]
  const call = (
    <p>
      <code>{`${operation.method} ${operation.path}`}</code>
    </p>
  )
  return (
    <>
      {request && <h2>{requestTitle}</h2>}
      {request && call}
      <Examples choices={request ? [request] : []} ids={ids} shownIn={sample?.source} />
      <LabelledCode codes={sample ? [sample] : []} />
      {note && (
        <p>
          <a href={note.href}>{note.words}</a>
        </p>
      )}
      {answer && <Answers answers={[answer]} />}
      {hasMore && (
        <>
          <h2>More examples</h2>
          <p>
            <a href={examplesHref}>All further examples</a>
            {more.samples.length > 0 &&
              `, and the request above in ${more.samples.map(({ label }) => label).join(', ')}`}
            {':'}
          </p>
          <ul>
            {more.names.map((group) => (
              <Names key={group.status} {...group} />
            ))}
          </ul>
          <TwinExamples>
            {more.requests.length + more.samples.length > 0 && <h2>{requestTitle}</h2>}
            <Examples choices={more.requests} ids={ids} />
            <LabelledCode codes={more.samples} />
            {more.responses.length > 0 && <Answers answers={more.responses} />}
          </TwinExamples>
        </>
      )}
    </>
  )
}

function Answers({ answers }: { answers: readonly StatusExamples[] }) {
  return (
    <>
      <h2>Response</h2>
      {answers.map(({ status, choices }) => (
        <section key={status}>
          <h3>{status}</h3>
          <Examples choices={choices} />
        </section>
      ))}
    </>
  )
}

/** The names of examples, which a mock server accepts, each with its title. */
function Names({ status, choices }: StatusExamples) {
  return (
    <li>
      {`${status}: `}
      {choices.map((choice, index) => (
        <span key={choice.label}>
          {index > 0 && '; '}
          {choice.label}
          <ExampleName choice={choice} />
        </span>
      ))}
    </li>
  )
}

/** The name of an example in parentheses, if it differs from its title. */
function ExampleName({ choice: { label, example } }: { choice: ExampleChoice }) {
  if (!example || example.isGenerated || example.name === label) return null
  return (
    <>
      {' '}
      (<code>{example.name}</code>)
    </>
  )
}

/** Returns the IDs of the request's examples by name. */
function indexIds(operation: Operation): ReadonlyMap<string | undefined, string> {
  return new Map(listAddressedExamples(operation).map(({ example, id }) => [example?.name, id]))
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
  /** Code that follows, in which the JSON of an example isn't repeated. */
  readonly shownIn?: string | undefined
}

/** The examples, each below its title and the name that a mock server accepts. */
function Examples({ choices, ids, shownIn = '' }: ExamplesProps) {
  return choices.map((choice) => {
    const { label, mediaType, example } = choice
    const origin = example?.words ? `${example.words}.` : describeMadeUpExample(choice)
    return (
      example && (
        <section key={label}>
          <p id={ids?.get(example.name)}>
            <strong>{label}</strong>
            <ExampleName choice={choice} />
          </p>
          {example.description && <Markdown text={example.description} />}
          {origin && <p>{origin}</p>}
          {example.externalValue ? (
            <p>
              <OutsideLink href={example.externalValue}>{example.externalValue}</OutsideLink>
            </p>
          ) : (
            !example.words &&
            !shownIn.includes(example.json) && (
              <pre data-language={getLanguage(mediaType)}>{example.json}</pre>
            )
          )}
        </section>
      )
    )
  })
}
