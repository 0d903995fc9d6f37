import type { ReactNode } from 'react'
import { languageOf } from '../../model/reference/media-type-groups.ts'
import type { ExampleChoice, RequestChoice } from '../../model/reference/samples.ts'
import { operationSamples } from '../../model/reference/samples.ts'
import type { Api } from '../../openapi/api.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { Code } from '../../ui/code/Code.tsx'
import { Picker } from '../../ui/code/Picker.tsx'
import { Samples } from '../../ui/code/Samples.tsx'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { OutsideLink } from '../../ui/prose/OutsideLink.tsx'
import { Tab, Tabs } from '../../ui/prose/Tabs.tsx'
import styles from './SamplePanel.module.css'

/** How a call looks: the request in every language, the responses by status, each for every example. */
export function SamplePanel({ operation, api }: { operation: Operation; api: Api }) {
  const panel = operationSamples(operation, api)
  if (!panel) return null
  const { requestTitle, requests, responses } = panel
  return (
    <section className={styles.panel} aria-label="Samples">
      {requests.length > 0 && (
        <div className={styles.part} data-example-of={operation.requestBody?.id}>
          <h2 className={styles.title}>{requestTitle}</h2>
          <OneOf
            name="request"
            choices={requests}
            draw={(choice, name) => <Request name={name} choice={choice} />}
          />
        </div>
      )}
      {responses.length > 0 && (
        <div className={styles.part}>
          <h2 className={styles.title}>Response</h2>
          <Tabs name="status" label="Status">
            {responses.map(({ id, status, choices }) => (
              <Tab key={status} label={status}>
                <div data-example-of={id}>
                  <OneOf name={id} choices={choices} draw={(choice) => <Body choice={choice} />} />
                </div>
              </Tab>
            ))}
          </Tabs>
        </div>
      )}
    </section>
  )
}

function Request({ name, choice: { samples, example, mediaType } }: { name: string; choice: RequestChoice }) {
  return (
    <>
      {example && <About example={example} />}
      {samples.length > 0 ? (
        <Samples name={`${name}.language`} samples={samples} example={example?.name} />
      ) : (
        example && <Code code={example.json} language={languageOf(mediaType)} />
      )}
    </>
  )
}

interface OneOfProps<Each extends ExampleChoice> {
  readonly name: string
  readonly choices: readonly Each[]
  readonly draw: (choice: Each, name: string) => ReactNode
}

/** The one there is under its title, or one of several to pick. */
function OneOf<Each extends ExampleChoice>({ name, choices, draw }: OneOfProps<Each>) {
  const [only, ...others] = choices
  if (only && others.length === 0) {
    return (
      <>
        {only.example?.summary && <p className={styles.only}>{only.label}</p>}
        {draw(only, name)}
      </>
    )
  }
  return (
    <Picker
      name={`${name}.example`}
      label="Example"
      options={choices.map((choice, index) => ({
        label: choice.label,
        content: draw(choice, `${name}.${index}`),
      }))}
    />
  )
}

function Body({ choice: { example, mediaType } }: { choice: ExampleChoice }) {
  return (
    example && (
      <>
        <About example={example} />
        <Code code={example.json} language={languageOf(mediaType)} />
      </>
    )
  )
}

/** What an example shows, and where it comes from when it is not in the file. */
function About({ example }: { example: NonNullable<ExampleChoice['example']> }) {
  const { description, externalValue, isGenerated } = example
  if (!description && !externalValue && !isGenerated) return null
  return (
    <div className={styles.about}>
      {description && <Markdown text={description} />}
      {externalValue && <OutsideLink href={externalValue}>{externalValue}</OutsideLink>}
      {isGenerated && <p>Made from the schema.</p>}
    </div>
  )
}
