import type { Server } from '../../openapi/objects/server.ts'
import { Description } from '../prose/Markdown.tsx'
import styles from './Servers.module.css'

/** The servers of an API, and their variables. */
export function Servers({ servers }: { servers: readonly Server[] }) {
  return (
    <ul className={styles.servers}>
      {servers.map(({ url, name, description, variables }) => (
        <li key={url} className={styles.server}>
          <p className={styles.url}>
            <code translate="no">{url}</code> {name && <span className={styles.name}>{name}</span>}
          </p>
          <Description text={description} />
          {variables.length > 0 && (
            <dl className={styles.variables}>
              {variables.map((variable) => (
                <div key={variable.name}>
                  <dt>
                    <code translate="no">{variable.name}</code>
                  </dt>
                  <dd>
                    <Description text={variable.description} />
                    <p>
                      Default <code translate="no">{variable.default}</code>
                      {variable.enum.length > 0 && ', one of '}
                      {variable.enum.map((value, index) => (
                        <span key={value}>
                          {index > 0 && ', '}
                          <code translate="no">{value}</code>
                        </span>
                      ))}
                    </p>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}
