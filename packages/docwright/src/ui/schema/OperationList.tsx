import { getFirstSentence } from '../../markdown/analyze-text.ts'
import { getReferenceHref } from '../../model/api-hrefs.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { PageOnly, TwinOnly } from '../twin-marks.tsx'
import { Path } from './Endpoint.tsx'
import { Method } from './Method.tsx'
import styles from './OperationList.module.css'

interface Props {
  readonly operations: readonly Operation[]
  /** The path below which the API's pages are. */
  readonly root: string
  /** Whether each row has the first sentence of the operation's description. */
  readonly hasText?: boolean
}

/** A list of operations, one in each row: summary, method, and path, and possibly a sentence. */
export function OperationList({ operations, root, hasText }: Props) {
  return (
    <ul className={styles.list}>
      {operations.map((operation) => {
        const { id, method, path, summary, deprecated, description } = operation
        const href = getReferenceHref(operation, root)
        const text = hasText && getFirstSentence(description)
        return (
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
        )
      })}
    </ul>
  )
}
