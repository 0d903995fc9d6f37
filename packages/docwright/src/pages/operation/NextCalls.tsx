import type { NextCall } from '../../model/reference/response-parts.ts'
import type { Link } from '../../openapi/objects/link.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { OperationLink } from '../../ui/schema/OperationLink.tsx'
import { Servers } from '../../ui/schema/Servers.tsx'
import styles from './NextCalls.module.css'
import type { OperationView } from './operation-view.ts'

/** Shows which operations can be called after which responses, and with which of their values. */
export function NextCalls({ calls, view }: { calls: readonly NextCall[]; view: OperationView }) {
  return (
    <ul className={styles.calls}>
      {calls.map(({ link, words }) => (
        <li key={`${link.name} ${words}`} className={styles.call}>
          <Target link={link} view={view} />
          <p className={styles.when}>
            <code translate="no">{link.name}</code>, {words}
          </p>
          {link.description && <Markdown text={link.description} />}
          <Values link={link} />
          {link.server && <Servers servers={[link.server]} />}
        </li>
      ))}
    </ul>
  )
}

function Target({ link, view }: { link: Link; view: OperationView }) {
  const operation = view.findOperation(link)
  if (operation) {
    return (
      <p>
        <OperationLink operation={operation} href={view.getOperationHref(operation)} />
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
