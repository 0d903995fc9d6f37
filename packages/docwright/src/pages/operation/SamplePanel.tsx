import type { formatSampleNote } from '../../model/api-view.ts'
import type { PageScenario } from '../../model/page-scenarios.ts'
import { listAddressedExamples } from '../../model/reference/addressed-examples.ts'
import type { ResponseChoice } from '../../model/reference/sample-panel.ts'
import {
  createSamplePanel,
  listPrintedBodies,
  listPrintedStatuses,
} from '../../model/reference/sample-panel.ts'
import type { ExampleChoice, RequestChoice } from '../../model/reference/samples.ts'
import { describeMadeUpExample } from '../../model/reference/samples.ts'
import type { Api } from '../../openapi/api.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { CopyButton } from '../../ui/code/CopyButton.tsx'
import { createOptionAttribute, formatDigits, LanguagePick, Pick, Radio } from '../../ui/code/Pick.tsx'
import picks from '../../ui/code/picks.module.css'
import { LanguageCodes, SampleCode } from '../../ui/code/SampleCode.tsx'
import { ShowAll } from '../../ui/code/ShowAll.tsx'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { OutsideLink } from '../../ui/prose/OutsideLink.tsx'
import { Path } from '../../ui/schema/Endpoint.tsx'
import { PageScenarios } from './PageScenarios.tsx'
import styles from './SamplePanel.module.css'

interface Props {
  readonly operation: Operation
  readonly api: Api
  readonly scenarios: readonly PageScenario[]
  readonly note: ReturnType<typeof formatSampleNote>
}

/** The samples of a call: the request in every language and the responses by status, each with all examples. */
export function SamplePanel({ operation, api, scenarios, note }: Props) {
  const panel = createSamplePanel(operation, api)
  if (!panel) return null
  const { requestTitle, requests, languages, responses, answer, statuses } = panel
  return (
    <section className={styles.panel} aria-label="Samples" data-sticky="">
      {requests.length > 0 && (
        <div className={`${picks.picks} ${styles.part}`} data-part={operation.requestBody?.id ?? ''}>
          {listAddressedExamples(operation).map(({ id, index }) => (
            <i key={id} id={id} data-place={formatDigits(index)} />
          ))}
          <div className={styles.strip}>
            <h2 className={styles.title}>{requestTitle}</h2>
            <Examples requests={requests} scenarios={scenarios} />
            <LanguagePick languages={languages} />
            <CopyButton label="Copy code" />
          </div>
          <div className={styles.bar}>
            <code className={styles.call} translate="no">
              {operation.method} <Path path={operation.path} />
            </code>
            {note && (
              <a href={note.href} title={note.words} aria-label={note.words}>
                ✓
              </a>
            )}
            <PageScenarios
              scenarios={scenarios}
              getOptionId={(name) => {
                const index = requests.findIndex(({ example }) => example?.name === name)
                return index < 0 ? undefined : getOptionId(index)
              }}
            />
          </div>
          <LanguageCodes label={requestTitle} languages={languages} />
          <ExampleDescriptions choices={requests} />
          <ShowAllLines codes={languages.flatMap(({ codes }) => codes)} />
        </div>
      )}
      {responses.length > 0 && (
        <div className={`${picks.picks} ${styles.part}`} data-part="">
          <div className={styles.strip}>
            <h2 className={styles.title}>Response</h2>
            <div className={styles.statuses} role="group" aria-label="Status">
              {statuses.map((list) => (
                <Status key={list.label} {...list} responses={responses} answer={answer} />
              ))}
            </div>
            <CopyButton label="Copy code" />
          </div>
          <SampleCode
            label="Response"
            codes={listPrintedBodies(responses)}
            printed={listPrintedStatuses(responses, answer)}
          />
          <ExampleDescriptions
            choices={responses}
            unlisted={statuses.flatMap(({ choices }) => (choices.length === 1 ? choices : []))}
          />
          <ShowAllLines codes={listPrintedBodies(responses)} />
        </div>
      )}
    </section>
  )
}

/** Returns the ID of a request example's radio button. */
function getOptionId(index: number): string {
  return `pick.example.${index}`
}

interface ExamplesProps {
  readonly requests: readonly RequestChoice[]
  readonly scenarios: readonly PageScenario[]
}

/** A list of the examples. For a single one, shows its text, and the hidden option that a scenario's step selects. */
function Examples({ requests, scenarios }: ExamplesProps) {
  const [only, ...others] = requests
  if (only && others.length === 0) {
    return (
      <span className={styles.only}>
        {only.example?.summary}
        {scenarios.length > 0 && (
          <input type="radio" name="request.example" defaultChecked hidden {...getData(only, 0)} />
        )}
      </span>
    )
  }
  return (
    <Pick
      id="pick.example"
      name="request.example"
      label="Example"
      options={requests.map((request, index) => ({
        index,
        label: request.label,
        data: getData(request, index),
      }))}
    />
  )
}

function getData({ example, uses }: RequestChoice, index: number) {
  return { id: getOptionId(index), 'data-named': example?.name, 'data-uses': uses.join(' ') || undefined }
}

interface StatusProps {
  readonly label: string
  readonly choices: readonly ResponseChoice[]
  readonly responses: readonly ResponseChoice[]
  readonly answer: ResponseChoice | undefined
}

/** A status, or a class of statuses with a list. Its mark has the color of its class, and the text has the same information. */
function Status({ label, choices, responses, answer }: StatusProps) {
  const isClass = choices.some(({ status }) => status !== label)
  const options = choices.map((choice) => ({
    index: responses.indexOf(choice),
    isPicked: choice === answer,
    label: isClass ? removeStatus(choice) : choice.label,
    heading: isClass ? choice.status : undefined,
    short: choice.status,
    data: {
      'data-named': choice.example?.name,
      'data-of': choice.id,
      'data-uses': choice.uses.join(' ') || undefined,
    },
  }))
  const [only, ...others] = options
  return (
    <div className={styles.status} data-class={label.charAt(0)}>
      {only && others.length === 0 ? (
        <Radio name="response.example" option={{ ...only, label }} className={styles.alone} />
      ) : (
        <Pick id={`pick.${label}`} name="response.example" label={label} unpicked={label} options={options} />
      )}
    </div>
  )
}

function removeStatus({ status, label }: ResponseChoice): string {
  return label.startsWith(`${status} `) ? label.slice(status.length + 1) : label
}

interface ExampleDescriptionsProps {
  readonly choices: readonly ExampleChoice[]
  /** Choices that aren't in a list of options, so that their summary is shown here. */
  readonly unlisted?: readonly ExampleChoice[]
}

/** The descriptions of examples, and the sources of examples that aren't in the file. */
function ExampleDescriptions({ choices, unlisted = [] }: ExampleDescriptionsProps) {
  return choices.map((choice, index) => {
    const { example } = choice
    const summary = unlisted.includes(choice) ? example?.summary : undefined
    const madeUp = describeMadeUpExample(choice)
    return (
      example &&
      (summary || example.description || example.externalValue || madeUp) && (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two statuses may have examples of one name
          key={index}
          className={styles.about}
          {...(choices.length > 1 && createOptionAttribute('example', index))}
        >
          {summary && <p>{summary}</p>}
          {example.description && <Markdown text={example.description} />}
          {example.externalValue && (
            <OutsideLink href={example.externalValue}>{example.externalValue}</OutsideLink>
          )}
          {madeUp && <p>{madeUp}</p>}
        </div>
      )
    )
  })
}

/** The most lines shown before collapsing, where the samples are within the text. */
const maxLines = 10

function ShowAllLines({ codes }: { codes: readonly { readonly code: string }[] }) {
  if (codes.every(({ code }) => code.split('\n').length <= maxLines)) return null
  return <ShowAll className={styles.more}>Show all lines</ShowAll>
}
