import type { Operation } from '../../openapi/objects/operation.ts'
import { PageOnly, TwinOnly } from '../twin-marks.tsx'
import { Path } from './Endpoint.tsx'
import { Method } from './Method.tsx'
import styles from './OperationList.module.css'

/** An operation in a list. */
interface ListedOperation {
  readonly operation: Operation
  readonly href: string
  /** A sentence about its purpose. */
  readonly text?: string | undefined
}

/** A list of operations, one in each row: summary, method, and path, and a description if it fits. */
export function OperationList({ operations }: { operations: readonly ListedOperation[] }) {
  return (
    <ul className={styles.list}>
      {operations.map(({ operation: { id, method, path, summary, deprecated }, href, text }) => (
        <li key={id}>
          <TwinOnly>
            <a href={href}>{summary}</a>: <code>{`${method} ${path}`}</code>
            {[deprecated && '. Deprecated', text && `. ${text}`]}
          </TwinOnly>
          <PageOnly>
            <a className={styles.link} href={href}>
              <span className={styles.summary}>
                {summary}
                {deprecated && <span className={styles.deprecated}> deprecated</span>}
              </span>
              <span className={styles.address}>
                <Method method={method} />{' '}
                <code translate="no" className={styles.path}>
                  <Path path={path} />
                </code>
              </span>
              {text && <span className={styles.text}>{text}</span>}
            </a>
          </PageOnly>
        </li>
      ))}
    </ul>
  )
}
