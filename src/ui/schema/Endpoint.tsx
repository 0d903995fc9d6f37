import type { ReactNode } from 'react'
import { CopyButton } from '../code/CopyButton.tsx'
import styles from './Endpoint.module.css'
import { Method } from './Method.tsx'

/** Where a request goes: method, server and path, ready to copy. */
export function Endpoint({ method, server, path }: { method: string; server: string; path: string }) {
  return (
    <div className={styles.endpoint}>
      <Method method={method} />
      <pre className={styles.address}>
        <code>
          {server && <span className={styles.server}>{server}</span>}
          <Path path={path} />
        </code>
      </pre>
      <CopyButton label="Copy address" />
    </div>
  )
}

/** A path that may break after each of its parts, its parameters set apart. */
export function Path({ path }: { path: string }): ReactNode {
  return path.split(/(\{[^}]*\}|\/)/).map((part, index) => {
    const key = `${index} ${part}`
    if (part === '/') return [part, <wbr key={key} />]
    if (!part.startsWith('{')) return part
    return (
      <span key={key} className={styles.parameter}>
        {part}
      </span>
    )
  })
}
