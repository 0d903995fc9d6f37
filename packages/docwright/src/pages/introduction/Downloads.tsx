import type { downloadsOf } from '../../model/reference/introduction.ts'
import styles from './Downloads.module.css'

/** The description as programs read it. */
export function Downloads({ files }: { files: ReturnType<typeof downloadsOf> }) {
  return (
    <ul className={styles.downloads}>
      {files.map(({ href, label }) => (
        <li key={href}>
          <a href={href} download>
            {label}
          </a>{' '}
          <code translate="no" className={styles.file}>
            {href}
          </code>
        </li>
      ))}
    </ul>
  )
}
