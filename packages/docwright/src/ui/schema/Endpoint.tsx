import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { CopyButton } from '../code/CopyButton.tsx'
import { PageOnly } from '../twin-marks.tsx'
import { formatBreakableName } from './breakable-name.tsx'
import styles from './Endpoint.module.css'
import { Method } from './Method.tsx'

interface Props {
  readonly method: string
  readonly path: string
  /** The possible servers, the default first. */
  readonly servers: readonly string[]
}

/** The endpoint of a request: method and path, and the server or a choice of servers. Copying it copies the whole URL. */
export function Endpoint({ method, path, servers }: Props) {
  return (
    <PageOnly twin={<pre data-language="http">{`${method} ${servers[0] ?? ''}${path}`}</pre>}>
      <div className={styles.endpoint} data-endpoint="" translate="no">
        <Method method={method} />
        <div className={styles.target}>
          <pre className={styles.path}>
            <code>
              <Path path={path} />
            </code>
          </pre>
          <Servers urls={servers} />
        </div>
        <CopyButton label="Copy address" />
      </div>
    </PageOnly>
  )
}

/**
 * A select box for servers. Its value is added to the copied path and to the samples (`browser/enhancements/copy.ts`,
 * `server-choice.ts`).
 */
function Servers({ urls }: { urls: readonly string[] }) {
  const [only, ...others] = urls
  if (only === undefined) return null
  if (others.length === 0) {
    return (
      <data className={styles.server} value={only}>
        {removeScheme(only)}
      </data>
    )
  }
  return (
    <select className={styles.server} aria-label="Server" autoComplete="off">
      {urls.map((url) => (
        <option key={url} value={url}>
          {removeScheme(url)}
        </option>
      ))}
    </select>
  )
}

function removeScheme(url: string): string {
  return url.replace(/^https:\/\//, '')
}

/** The longest part of a path that isn't broken, in characters. */
const maxPartLength = 30

/** A path that may break after each of its parts and between the words of a long one. Parameters are highlighted. */
export function Path({ path }: { path: string }): ReactNode {
  return path.split(/(\{[^}]*\}|\/)/).map((part, index) => {
    const key = `${index} ${part}`
    if (part === '/') return index > 1 ? [part, <wbr key={key} />] : part
    const words = formatBreakableName(part, maxPartLength)
    if (!part.startsWith('{')) return <Fragment key={key}>{words}</Fragment>
    return (
      <span key={key} className={styles.parameter}>
        {words}
      </span>
    )
  })
}
