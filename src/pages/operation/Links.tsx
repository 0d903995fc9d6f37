import type { Link } from '../../openapi/objects/link.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { Folded } from '../../ui/schema/Folded.tsx'
import { OperationLink } from '../../ui/schema/OperationLink.tsx'
import { Servers } from '../../ui/schema/Servers.tsx'
import styles from './Links.module.css'
import type { OperationView } from './operation-view.ts'

interface Props {
  readonly id: string | undefined
  readonly links: readonly Link[]
  readonly view: OperationView
}

/** What can be called next with a response, and with which of its values. */
export function Links({ id, links, view }: Props) {
  return (
    <Folded
      id={id}
      title={links.length === 1 ? '1 link to a next call' : `${links.length} links to next calls`}
      isOpen={false}
    >
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.name} className={styles.link}>
            <p>
              <code translate="no">{link.name}</code>
            </p>
            <Target link={link} view={view} />
            {link.description && <Markdown text={link.description} />}
            <Values link={link} />
            {link.server && <Servers servers={[link.server]} />}
          </li>
        ))}
      </ul>
    </Folded>
  )
}

function Target({ link, view }: { link: Link; view: OperationView }) {
  const operation = view.operationNamed(link)
  if (operation) {
    return (
      <p>
        <OperationLink operation={operation} href={view.operationHref(operation)} />
      </p>
    )
  }
  return (
    <p>
      <code translate="no">{link.operationId ?? link.operationRef}</code>
    </p>
  )
}

function Values({ link: { parameters, requestBody } }: { link: Link }) {
  if (parameters.length === 0 && requestBody === undefined) return null
  return (
    <dl className={styles.values}>
      {parameters.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <code translate="no">{name}</code>
          </dt>
          <dd>
            <code translate="no">{value}</code>
          </dd>
        </div>
      ))}
      {requestBody !== undefined && (
        <div>
          <dt>body</dt>
          <dd>
            <code translate="no">{requestBody}</code>
          </dd>
        </div>
      )}
    </dl>
  )
}
