import { formatTypeLine } from '../../model/reference/facts.ts'
import { describeInside } from '../../model/reference/inside-words.ts'
import { groupMediaTypes } from '../../model/reference/media-type-groups.ts'
import type { ResponseGroup } from '../../model/reference/response-parts.ts'
import { createResponseParts, describeStatuses, getGroupTitle } from '../../model/reference/response-parts.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Response } from '../../openapi/objects/response.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { Content } from '../../ui/schema/Content.tsx'
import { FieldList } from '../../ui/schema/FieldItem.tsx'
import { Folded } from '../../ui/schema/Folded.tsx'
import { HeaderItem } from '../../ui/schema/Headers.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import { TwinOnly } from '../../ui/twin-marks.tsx'
import { NextCalls } from './NextCalls.tsx'
import type { OperationView } from './operation-view.ts'
import styles from './Responses.module.css'
import { Statuses } from './Statuses.tsx'

interface Props {
  readonly responses: readonly Response[]
  readonly view: OperationView
  readonly level: number
  /** Whether its sections have IDs. In a callback they don't, because the page already uses these IDs. */
  readonly hasAddresses: boolean
}

/** The responses: each with the fields of its body, errors side by side, then all headers and next calls without repetition. */
export function Responses({ responses, view, level, hasAddresses }: Props) {
  const { answers, errors, errorBodies, headers, nextCalls } = createResponseParts(responses, view.catalogue)
  return (
    <>
      {answers.map((group) => (
        <Answer key={group.responses[0]!.id} group={group} view={view} level={level} />
      ))}
      {errors.length > 0 && (
        <Section
          {...(hasAddresses && { id: 'errors' })}
          title={<Status status="4" title="Errors" />}
          level={level}
        >
          <TwinOnly>
            {errors.some(({ codes: [first] }) => first && view.getErrorCodeHref(first.slug)) && (
              <p>Each error code links to its cause, what to do, and whether to retry.</p>
            )}
          </TwinOnly>
          <Statuses rows={errors} view={view} />
          {errorBodies.map((group) => (
            <Folded key={group.responses[0]!.id} title={formatBodyTitle(group)}>
              <Body group={group} view={view} />
            </Folded>
          ))}
        </Section>
      )}
      {headers.length > 0 && (
        <Section {...(hasAddresses && { id: 'response-headers' })} title="Response headers" level={level}>
          <Folded title={headers.length === 1 ? '1 header' : `${headers.length} headers`}>
            <FieldList>
              {headers.map(({ header, aliases, words }) => (
                <HeaderItem
                  key={header.id}
                  header={header}
                  aliases={aliases}
                  words={words}
                  view={view.schema}
                />
              ))}
            </FieldList>
          </Folded>
        </Section>
      )}
      {nextCalls.length > 0 && (
        <Section {...(hasAddresses && { id: 'next-calls' })} title="Next calls" level={level}>
          <NextCalls calls={nextCalls} view={view} />
        </Section>
      )}
    </>
  )
}

/** The response of a status. Statuses that share a body are above it, side by side. */
function Answer({
  group,
  view,
  level,
}: Omit<Props, 'responses' | 'hasAddresses'> & { group: ResponseGroup }) {
  const [first, ...others] = group.responses
  const { id, status, summary, description } = first!
  const rows = group.responses.map((response) => ({ response, codes: [] }))
  return (
    <Section id={id} title={<Status status={status} title={getGroupTitle(group)} />} level={level}>
      {others.length > 0 ? (
        <Statuses rows={rows} view={view} headingId={id} />
      ) : (
        <>
          {summary && <p className={styles.summary}>{summary}</p>}
          {description && <Markdown text={description} />}
        </>
      )}
      <Body group={group} view={view} />
    </Section>
  )
}

function Body({ group, view }: { group: ResponseGroup; view: OperationView }) {
  if (group.content.length === 0) return null
  return (
    <>
      {listFormIds(group).map((id) => (
        <i key={id} id={id} />
      ))}
      <Content
        id={group.responses[0]!.id}
        content={group.content}
        view={{ ...view.schema, isReceived: true }}
      />
    </>
  )
}

/** Returns the title of a shared body: "Body of 400, 401 and 422: Problem, 9 fields". */
function formatBodyTitle(group: ResponseGroup): string {
  return `Body of ${describeStatuses(group)}: ${formatContentTitle(group.content)}`
}

/** Returns the IDs of the other statuses' bodies, which lead to the shared body. */
function listFormIds({ responses }: ResponseGroup): readonly string[] {
  const ids = responses
    .slice(1)
    .flatMap(({ id, content }) => content.flatMap(({ body }) => (body && body.id !== id ? [body.id] : [])))
  return [...new Set(ids)]
}

/** A status with a mark in the color of its class. The text has the same information. */
function Status({ status, title }: { status: string; title: string }) {
  return (
    <span className={styles.status} data-class={status.charAt(0)}>
      {title}
    </span>
  )
}

/** Returns the summary of a collapsed body: "Problem, 9 fields". */
function formatContentTitle(content: readonly MediaType[]): string {
  const [first, ...others] = groupMediaTypes(content)
  const schema = (first?.body ?? first?.item)?.schema
  if (others.length > 0 || !schema) return content.map(({ name }) => name).join(', ')
  return [formatTypeLine(schema), describeInside(schema)].filter(Boolean).join(', ')
}
