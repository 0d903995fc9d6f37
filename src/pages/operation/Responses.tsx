import type { ResponseGroup } from '../../model/reference/response-groups.ts'
import { responseGroups, statusesOf } from '../../model/reference/response-groups.ts'
import type { Response } from '../../openapi/objects/response.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { Content } from '../../ui/schema/Content.tsx'
import { contentTitle } from '../../ui/schema/content-title.ts'
import { Folded } from '../../ui/schema/Folded.tsx'
import { Headers } from '../../ui/schema/Headers.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import { Links } from './Links.tsx'
import type { OperationView } from './operation-view.ts'
import styles from './Responses.module.css'

interface Props {
  readonly responses: readonly Response[]
  readonly view: OperationView
  readonly level: number
}

/** What comes back, by status; the body of the first success stands open, the rest says what it is and opens. */
export function Responses({ responses, view, level }: Props) {
  const opened = responses.find(({ status }) => status.startsWith('2')) ?? responses[0]
  return responseGroups(responses).map((group) =>
    group.responses.map((response) => (
      <Section
        key={response.id}
        id={response.id}
        title={<Status status={response.status} title={response.title} />}
        level={level}
      >
        <About response={response} view={view} />
        {response === group.responses.at(-1) && group.content.length > 0 && (
          <Folded title={bodyTitle(group)} isOpen={isOpenAtFirst(group, opened)}>
            {formIds(group).map((id) => (
              <span key={id} id={id} />
            ))}
            <Content id={group.responses[0]!.id} content={group.content} view={view.schema} />
          </Folded>
        )}
      </Section>
    )),
  )
}

function About({ response, view }: { response: Response; view: OperationView }) {
  const { summary, description, headers, links } = response
  return (
    <>
      {summary && <p className={styles.summary}>{summary}</p>}
      {description && <Markdown text={description} />}
      <Headers headers={headers} view={view.schema} />
      {links.length > 0 && <Links links={links} view={view} />}
    </>
  )
}

/** "Body: object, Book, 9 fields", or "Body of 400, 401 and 422: …". */
function bodyTitle(group: ResponseGroup): string {
  const statuses = group.responses.length > 1 ? ` of ${statusesOf(group)}` : ''
  return `Body${statuses}: ${contentTitle(group.content)}`
}

/** A link to a page of its own needs no fold. */
function isOpenAtFirst({ responses, content }: ResponseGroup, opened: Response | undefined): boolean {
  return responses.some((response) => response === opened) || content[0]?.body?.schema.kind === 'cut'
}

/** The addresses of further media types, of the statuses whose body stands at the first. */
function formIds({ responses }: ResponseGroup): readonly string[] {
  const ids = responses
    .slice(1)
    .flatMap(({ id, content }) => content.flatMap(({ body }) => (body && body.id !== id ? [body.id] : [])))
  return [...new Set(ids)]
}

/** The status with a mark in the colour of its class; the words say the same. */
function Status({ status, title }: { status: string; title: string }) {
  return (
    <span className={styles.status} data-class={status.charAt(0)}>
      {title}
    </span>
  )
}
