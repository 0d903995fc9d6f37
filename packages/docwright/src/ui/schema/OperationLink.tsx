import type { ReactNode } from 'react'
import type { Operation } from '../../openapi/objects/operation.ts'
import { PageOnly, TwinOnly } from '../twin-marks.tsx'
import { Method } from './Method.tsx'
import styles from './OperationLink.module.css'

/** A link to an operation: its method and path, or the writer's text. */
export function OperationLink({
  operation,
  href,
  children,
}: {
  operation: Operation
  href: string
  children?: ReactNode
}) {
  if (children) return <a href={href}>{children}</a>
  return (
    <>
      <TwinOnly>
        <a href={href}>
          <code>{`${operation.method} ${operation.path}`}</code>
        </a>
      </TwinOnly>
      <PageOnly>
        <a className={styles.link} href={href}>
          <Method method={operation.method} />{' '}
          <code translate="no" className={styles.path}>
            {operation.path}
          </code>
        </a>
      </PageOnly>
    </>
  )
}
