import type { Operation } from '../../openapi/objects/operation.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { Content } from '../../ui/schema/Content.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import { Servers } from '../../ui/schema/Servers.tsx'
import { Authorization } from './Authorization.tsx'
import styles from './OperationSections.module.css'
import type { OperationView } from './operation-view.ts'
import { Parameters } from './Parameters.tsx'
import { Responses } from './Responses.tsx'

interface Props {
  readonly operation: Operation
  readonly view: OperationView
  /** The depth of the headings; only those of a page, not of a callback, have the plain ids. */
  readonly level: number
}

/** What an operation takes and gives. */
export function OperationSections({ operation, view, level }: Props) {
  const { security, servers, parameters, requestBody, responses } = operation
  const idOnPage = (id: string) => (operation.kind === 'callback' ? {} : { id })
  return (
    <>
      {security.length > 0 && (
        <Section {...idOnPage('authorization')} title="Authorization" level={level}>
          <Authorization security={security} hrefOf={view.securitySchemeHref} />
        </Section>
      )}
      {servers.length > 0 && (
        <Section {...idOnPage('servers')} title="Servers" level={level}>
          <Servers servers={servers} />
        </Section>
      )}
      {parameters.length > 0 && (
        <Section {...idOnPage('parameters')} title="Parameters" level={level}>
          <Parameters parameters={parameters} view={view.schema} level={level + 1} />
        </Section>
      )}
      {requestBody && (
        <Section
          id={requestBody.id}
          title={
            <>
              {operation.kind === 'operation' ? 'Request body' : 'Payload'}
              {requestBody.required && <span className={styles.required}> required</span>}
            </>
          }
          level={level}
        >
          {requestBody.description && <Markdown text={requestBody.description} />}
          <Content id={requestBody.id} content={requestBody.content} view={view.schema} />
        </Section>
      )}
      {responses.length > 0 && (
        <Section {...idOnPage('responses')} title="Responses" level={level}>
          <Responses responses={responses} view={view} level={level + 1} />
        </Section>
      )}
    </>
  )
}
