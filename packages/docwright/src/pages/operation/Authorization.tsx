import { describeSecurity } from '../../model/reference/operation-sections.ts'
import type { SecurityRequirement } from '../../openapi/objects/security-requirement.ts'
import { Line } from '../../ui/prose/Markdown.tsx'
import { Words } from '../../ui/prose/Words.tsx'
import styles from './Authorization.module.css'

interface Props {
  readonly security: readonly SecurityRequirement[]
  readonly getSchemeHref: (schemeName: string) => string
}

/** The authentication alternatives of an operation. Each alternative requires all its schemes. */
export function Authorization({ security, getSchemeHref }: Props) {
  const words = describeSecurity(security)
  return (
    <>
      {words && (
        <p className={styles.word}>
          <Line text={`${words}:`} />
        </p>
      )}
      <ul className={styles.ways}>
        {security.map((requirement) => (
          <li key={requirement.map(({ scheme }) => scheme.name).join(' ')} className={styles.way}>
            {requirement.length === 0 && 'No authentication'}
            {requirement.map(({ scheme, scopes }) => (
              <div key={scheme.name}>
                <a href={getSchemeHref(scheme.name)}>{scheme.name}</a>: <Words text={scheme.title} />
                {scopes.length > 0 && (
                  <dl className={styles.scopes}>
                    {scopes.map(({ name, description }) => (
                      <div key={name}>
                        <dt>
                          scope <code translate="no">{name}</code>
                        </dt>
                        {description && (
                          <dd>
                            <Line text={description} />
                          </dd>
                        )}
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
