import type { ReactNode } from 'react'
import { Icon } from '../layout/Icon.tsx'
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
      <button type="button" className={styles.copy} data-copy aria-label="Copy address">
        <Icon name="copy" size={16} />
        <Icon name="check" size={16} />
      </button>
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
