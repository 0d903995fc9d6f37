import type { Operation } from '../../openapi/objects/operation.ts'
import { PageOnly, TwinOnly } from '../twin-marks.tsx'
import { Path } from './Endpoint.tsx'
import { Method } from './Method.tsx'
import styles from './OperationList.module.css'

/** An operation as a list shows it. */
interface ListedOperation {
  readonly operation: Operation
  readonly href: string
  /** A sentence on what it does. */
  readonly text?: string | undefined
}

/** Operations to choose from, a row each: summary, method and path, and what it does where the page has room. */
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
