import type { ReactNode } from 'react'
import radio from '../../styles/radio.module.css'
import { PageOnly } from '../twin-marks.tsx'
import styles from './Alternatives.module.css'
import { formatBreakableName, isPhrase } from './breakable-name.tsx'

/** An alternative with its label. */
interface Alternative {
  /** The ID of its content. */
  readonly id?: string | undefined
  readonly label: string
  /** Its state, for scripts. */
  readonly state?: string
  readonly content: ReactNode
}

interface Props {
  /** Unique on the page. */
  readonly name: string
  readonly label: string
  readonly alternatives: readonly Alternative[]
}

/**
 * Alternatives that are selected by radio buttons. Initially none is checked, so that CSS can show the one in the address, or
 * else the first. A reader's choice overrides both.
 */
export function Alternatives({ name, label, alternatives }: Props) {
  return (
    <div className={styles.alternatives} role="radiogroup" aria-label={label}>
      {alternatives.map(({ id, label: title, state = '', content }) => (
        <div key={id ?? title} className={styles.alternative} data-tab={title}>
          <PageOnly>
            <label
              className={[radio.label, styles.label, isPhrase(title) && styles.phrase]
                .filter(Boolean)
                .join(' ')}
              translate="no"
            >
              <input type="radio" name={name} />
              {formatBreakableName(title, 28)}
            </label>
          </PageOnly>
          <div id={id} className={styles.panel} data-variant={id && state}>
            {content}
          </div>
        </div>
      ))}
    </div>
  )
}
