import styles from './Downloads.module.css'

const files = [
  { href: '/openapi.yaml', label: 'OpenAPI description, YAML' },
  { href: '/openapi.json', label: 'OpenAPI description, JSON' },
  { href: '/postman/collection.json', label: 'Postman collection' },
]

/** The description as programs read it. Only the current version's files are published. */
export function Downloads({ isCurrent }: { isCurrent: boolean }) {
  return (
    <>
      {!isCurrent && <p>These files describe the current version.</p>}
      <ul className={styles.downloads}>
        {files.map(({ href, label }) => (
          <li key={href}>
            <a href={href} download>
              {label}
            </a>{' '}
            <code className={styles.file}>{href}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
