import type { OperationSection } from '../../model/reference/operation-sections.ts'
import { listOperationSections } from '../../model/reference/operation-sections.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { Content } from '../../ui/schema/Content.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import { Servers } from '../../ui/schema/Servers.tsx'
import { PageOnly } from '../../ui/twin-marks.tsx'
import { Authorization } from './Authorization.tsx'
import styles from './OperationSections.module.css'
import type { OperationView } from './operation-view.ts'
import { Parameters } from './Parameters.tsx'
import { Responses } from './Responses.tsx'

interface Props {
  readonly operation: Operation
  readonly view: OperationView
  /** The depth of the headings. */
  readonly level: number
}

/** The inputs and outputs of an operation. */
export function OperationSections({ operation, view, level }: Props) {
  return listOperationSections(operation).map((section) => (
    <Section
      key={section.kind}
      {...(section.id && { id: section.id })}
      title={<Title section={section} />}
      level={level}
    >
      <Inside section={section} view={view} level={level} isSent={operation.kind === 'operation'} />
    </Section>
  ))
}

function Title({ section }: { section: OperationSection }) {
  const isRequired = section.kind === 'body' && section.requestBody.required
  return (
    <>
      {section.title}
      {isRequired && (
        <PageOnly twin=" (required)">
          <span className={styles.required}> required</span>
        </PageOnly>
      )}
    </>
  )
}

interface SectionProps extends Omit<Props, 'operation'> {
  readonly section: OperationSection
  /** Whether the reader sends the body. False for webhooks and callbacks, whose body the reader receives. */
  readonly isSent: boolean
}

function Inside({ section, view, level, isSent }: SectionProps) {
  switch (section.kind) {
    case 'authorization':
      return <Authorization security={section.security} getSchemeHref={view.getSecuritySchemeHref} />
    case 'servers':
      return <Servers servers={section.servers} />
    case 'parameters':
      return <Parameters groups={section.groups} view={view.schema} level={level + 1} />
    case 'body': {
      const { id, description, content } = section.requestBody
      return (
        <>
          {description && <Markdown text={description} />}
          <Content id={id} content={content} view={{ ...view.schema, isSent }} />
        </>
      )
    }
    case 'responses':
      return (
        <Responses
          responses={section.responses}
          view={view}
          level={level + 1}
          hasAddresses={section.id !== undefined}
        />
      )
    default:
      return section satisfies never
  }
}
