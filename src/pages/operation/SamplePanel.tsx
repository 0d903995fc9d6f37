import type { Operation } from '../../openapi/operation.ts'
import { Code } from '../../ui/code/Code.tsx'
import { type Option, Picker } from '../../ui/code/Picker.tsx'
import { Samples } from '../../ui/code/Samples.tsx'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { Tab, Tabs } from '../../ui/prose/Tabs.tsx'
import styles from './SamplePanel.module.css'
import { type Choice, exampleChoices, languageOf, type RequestChoice, requestChoices } from './samples.ts'

/** How a call looks: the request in every language, the responses by status, each for every example. */
export function SamplePanel({ operation }: { operation: Operation }) {
  const requests = requestChoices(operation)
  const responses = operation.responses.flatMap(({ id, status, content }) => {
    const choices = exampleChoices(content)
    return choices.length > 0 ? [{ id, status, choices }] : []
  })
  if (requests.length + responses.length === 0) return null
  return (
    <section className={styles.panel} aria-label="Samples">
      {requests.length > 0 && (
        <div className={styles.part} data-example-of={operation.requestBody?.id}>
          <h2 className={styles.title}>{operation.kind === 'operation' ? 'Request' : 'Payload'}</h2>
          <OneOf
            options={requests.map((choice) => ({
              label: choice.label,
              content: <Request choice={choice} />,
            }))}
          />
        </div>
      )}
      {responses.length > 0 && (
        <div className={styles.part}>
          <h2 className={styles.title}>Response</h2>
          <Tabs label="Status">
            {responses.map(({ id, status, choices }) => (
              <Tab key={status} label={status}>
                <div data-example-of={id}>
                  <OneOf
                    options={choices.map((choice) => ({
                      label: choice.label,
                      content: <Body choice={choice} />,
                    }))}
                  />
                </div>
              </Tab>
            ))}
          </Tabs>
        </div>
      )}
    </section>
  )
}

function Request({ choice: { samples, example, mediaType, label } }: { choice: RequestChoice }) {
  return (
    <>
      {example && <About example={example} label={label} />}
      {samples.length > 0 ? (
        <Samples samples={samples} example={example?.name} />
      ) : (
        example && <Code code={example.json} language={languageOf(mediaType)} />
      )}
    </>
  )
}

function OneOf({ options }: { options: readonly Option[] }) {
  return options.length === 1 ? options[0]!.content : <Picker label="Example" options={options} />
}

function Body({ choice: { example, mediaType, label } }: { choice: Choice }) {
  return (
    example && (
      <>
        <About example={example} label={label} />
        <Code code={example.json} language={languageOf(mediaType)} />
      </>
    )
  )
}

/** What an example shows, and where it comes from when it is not in the file. */
function About({ example, label }: { example: NonNullable<Choice['example']>; label: string }) {
  const { description, externalValue, isGenerated } = example
  if (!description && !externalValue && !isGenerated && label === example.summary) return null
  return (
    <div className={styles.about}>
      {description && <Markdown text={description} />}
      {externalValue && <a href={externalValue}>{externalValue}</a>}
      {isGenerated && <p>Made from the schema.</p>}
    </div>
  )
}
