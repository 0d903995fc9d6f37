import type { VersionLink } from '../../model/versions.ts'
import styles from './VersionBanner.module.css'

/** Tells readers of an old version that there's a newer one, and links to the same page in it. */
export function VersionBanner({ versions }: { versions: readonly VersionLink[] }) {
  const here = versions.find(({ isHere }) => isHere)
  const current = versions.find(({ isCurrent }) => isCurrent)
  if (!here || !current || here === current) return null
  return (
    <aside className={styles.banner} aria-label="Old version">
      <p>
        You are reading version {here.name}.{' '}
        <a href={current.href} data-version-choice={current.name}>
          Go to the current version, {current.name}
        </a>
      </p>
    </aside>
  )
}
