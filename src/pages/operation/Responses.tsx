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

/** What comes back, by status; the first success stands open, the rest says what it is and opens. */
export function Responses({ responses, view, level }: Props) {
  const opened = responses.find(({ status }) => status.startsWith('2')) ?? responses[0]
  return responses.map((response) => {
    const { id, status, title, summary, description, headers, content, links } = response
    return (
      <Section key={id} id={id} title={<Status status={status} title={title} />} level={level}>
        {summary && <p className={styles.summary}>{summary}</p>}
        {description && <Markdown text={description} />}
        <Headers headers={headers} view={view.schema} />
        {content.length > 0 && (
          <Folded title={contentTitle(content)} isOpen={response === opened}>
            <Content id={id} content={content} view={view.schema} />
          </Folded>
        )}
        {links.length > 0 && <Links links={links} view={view} />}
      </Section>
    )
  })
}

/** The status with a mark in the colour of its class; the words say the same. */
function Status({ status, title }: { status: string; title: string }) {
  return (
    <span className={styles.status} data-class={status.charAt(0)}>
      {title}
    </span>
  )
}
