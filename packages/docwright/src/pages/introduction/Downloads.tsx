import type { listDownloads } from '../../model/reference/introduction.ts'
import styles from './Downloads.module.css'

/** The API description's files for programs. */
export function Downloads({ files }: { files: ReturnType<typeof listDownloads> }) {
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
