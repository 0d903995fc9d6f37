import type { VersionLink } from '../../model/versions.ts'
import { Icon } from '../Icon.tsx'
import styles from './VersionPicker.module.css'

/** Links to the same page in other versions of the docs. The choice is stored (`browser/enhancements/version-choice.ts`). */
export function VersionPicker({ versions }: { versions: readonly VersionLink[] }) {
  const here = versions.find(({ isHere }) => isHere)
  if (!here) return null
  return (
    <nav aria-label="Versions" className={styles.picker}>
      <details>
        <summary className={styles.button}>
          Version {here.name}
          <Icon name="chevron" size={14} />
        </summary>
        <ul className={styles.versions}>
          {versions.map(({ name, href, isCurrent, isHere }) => (
            <li key={name}>
              <a
                className={styles.version}
                href={href}
                aria-current={isHere || undefined}
                data-version-choice={name}
              >
                {name} {isCurrent && <span className={styles.word}>current</span>}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
