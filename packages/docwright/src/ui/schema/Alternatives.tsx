import type { ReactNode } from 'react'
import radio from '../../styles/radio.module.css'
import { PageOnly } from '../twin-marks.tsx'
import styles from './Alternatives.module.css'
import { inWords } from './in-words.tsx'

/** One of the contents, under its label. */
interface Alternative {
  /** The address of what it shows. */
  readonly id?: string | undefined
  readonly label: string
  /** What the browser reads of it. */
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
 * One of several contents, picked by radio buttons. None is checked at first, so that CSS alone can show
 * the one that the address names, else the first; whatever the reader picks then wins.
 */
export function Alternatives({ name, label, alternatives }: Props) {
  return (
    <div className={styles.alternatives} role="radiogroup" aria-label={label}>
      {alternatives.map(({ id, label: title, state = '', content }) => (
        <div key={id ?? title} className={styles.alternative} data-tab={title}>
          <PageOnly>
            <label className={`${radio.label} ${styles.label}`} translate="no">
              <input className={radio.input} type="radio" name={name} />
              {inWords(title, 28)}
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
