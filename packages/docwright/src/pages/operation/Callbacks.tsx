import { getLanguage } from '../../model/reference/media-type-groups.ts'
import { listExampleChoices } from '../../model/reference/samples.ts'
import type { Callback, Operation } from '../../openapi/objects/operation.ts'
import { Code } from '../../ui/code/Code.tsx'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { Endpoint } from '../../ui/schema/Endpoint.tsx'
import { Folded } from '../../ui/schema/Folded.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import { OperationSections } from './OperationSections.tsx'
import type { OperationView } from './operation-view.ts'

/** The requests that an operation makes the API send to the caller. */
export function Callbacks({ callbacks, view }: { callbacks: readonly Callback[]; view: OperationView }) {
  if (callbacks.length === 0) return null
  return (
    <Section id="callbacks" title="Callbacks" level={2}>
      {callbacks.map(({ name, expression, operations }) => (
        <Section key={`${name} ${expression} ${operations[0]?.anchor}`} title={name} level={3}>
          {operations.map((operation) => (
            <CallbackOperation key={operation.method} operation={operation} view={view} />
          ))}
        </Section>
      ))}
    </Section>
  )
}

function CallbackOperation({ operation, view }: { operation: Operation; view: OperationView }) {
  const { anchor, method, path, summary, description, requestBody, responseCalls = [] } = operation
  return (
    <Section {...(anchor && { id: anchor })} title={summary} level={4}>
      <Endpoint method={method} path={path} servers={[]} />
      {description && <Markdown text={description} />}
      <OperationSections operation={operation} view={view} level={5} />
      {listExampleChoices(requestBody?.content ?? []).map(({ label, mediaType, example }) => (
        <Folded key={label} title={`Example: ${label}`}>
          <Code isCall code={example?.json ?? ''} language={getLanguage(mediaType)} />
        </Folded>
      ))}
      {responseCalls.length > 0 && (
        <Section title="Callbacks" level={5}>
          <ul>
            {responseCalls.map((call) => (
              <li key={call.anchor}>
                <a href={`#${call.anchor}`}>{call.name}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Section>
  )
}
